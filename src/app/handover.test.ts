import { beforeEach, describe, expect, it } from 'vitest'
import { Handover } from './handover.ts'

let forgotten: (number | 'table' | null)[]
let hands: Handover

beforeEach(() => {
  forgotten = []
  hands = new Handover(() => forgotten.push(hands.looks.value))
  hands.begin()
  hands.told('table')
})

describe('a device that goes from hand to hand', () => {
  it('shows nothing of the one before: all is forgotten while she still looks, then the curtain closes, then the next looks', () => {
    forgotten = []
    hands.want(0)
    expect(hands.looks.value).toBe('table')
    hands.told(0)
    hands.close()
    expect(hands.looks.value).toBe('table')
    hands.want(2)
    hands.told(2)
    expect(hands.looks.value).toBe(2)
    expect(forgotten).toEqual(['table', 0, 'table'])
  })

  it('believes nothing that was on its way to the one before', () => {
    hands.want(0)
    hands.told(0)
    hands.close()
    hands.told(0)
    expect(hands.looks.value).toBe('table')
    hands.want(1)
    hands.told(0)
    expect(hands.looks.value).toBe('table')
    hands.told(1)
    expect(hands.looks.value).toBe(1)
  })

  it('closes when the worker says so, whoever looks', () => {
    hands.want(0)
    hands.told(0)
    hands.told('table')
    expect(hands.looks.value).toBe('table')
  })

  it('forgets nothing where the same one looks on, after a crash as well', () => {
    hands.want(1)
    hands.told(1)
    forgotten = []
    hands.begin()
    hands.told(1)
    expect(forgotten).toEqual([])
  })
})
