/**
 * Numbers from (seed, entry number). No generator is ever kept in a state: undo and redo deal the same cards,
 * and there is nothing to leak.
 */

/** A stream of uniform integers. */
export interface Rng {
  /** A uniform integer from 0 to n - 1. n is 1 to 2^31 - 1. */
  next(n: number): number
}

/** A 32-bit avalanche (splitmix32's finaliser): every input bit reaches every output bit. */
function mix(x: number): number {
  let h = x | 0
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad)
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97)
  return h ^ (h >>> 15)
}

/** A generator started at `seed`: sfc32, 128 bits of state, passes PractRand. */
export class Sfc32 implements Rng {
  private a: number
  private b: number
  private c: number
  private counter = 1

  constructor(seed: number, stream = 0) {
    this.a = mix(seed)
    this.b = mix(stream ^ 0x9e3779b9)
    this.c = mix(seed + Math.imul(stream, 0x85ebca6b))
    for (let i = 0; i < 12; i++) this.bits()
  }

  private bits(): number {
    const t = (this.a + this.b + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = ((this.c << 21) | (this.c >>> 11)) + t
    this.c |= 0
    return t >>> 0
  }

  /** Multiply-shift: the bias for the small n of board games is below 2^-24. */
  next(n: number): number {
    return Math.floor((this.bits() * n) / 4294967296)
  }
}

/** The generator that answers log entry `ply` of a table with this seed. */
export function rngAt(seed: number, ply: number): Rng {
  return new Sfc32(seed, ply + 1)
}
