import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shareFile } from './files.ts'

const FILE = new File(['x'], 'result.png', { type: 'image/png' })
const saved: string[] = []

/** A page that notes downloads, on a device that shares in this way or cannot. */
function device(share?: () => Promise<void>): void {
  const link = { href: '', download: '', click: () => saved.push(link.download) }
  vi.stubGlobal('document', { createElement: () => link })
  vi.stubGlobal('navigator', share ? { canShare: (data: { files?: File[] }) => data.files?.[0] === FILE, share } : {})
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  saved.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a file that leaves the app', () => {
  it('goes to the device where it takes files', async () => {
    const share = vi.fn(async () => undefined)
    device(share)
    expect(await shareFile(FILE)).toBe(false)
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ files: [FILE] }))
    expect(saved).toEqual([])
  })

  it('is saved where the device cannot share', async () => {
    device()
    expect(await shareFile(FILE)).toBe(true)
    expect(saved).toEqual(['result.png'])
  })

  it('stays when the person closes the device’s sheet', async () => {
    device(() => Promise.reject(new DOMException('closed', 'AbortError')))
    expect(await shareFile(FILE)).toBe(false)
    expect(saved).toEqual([])
  })

  it('is saved when the device refuses', async () => {
    device(() => Promise.reject(new DOMException('too late', 'NotAllowedError')))
    expect(await shareFile(FILE)).toBe(true)
    expect(saved).toEqual(['result.png'])
  })
})
