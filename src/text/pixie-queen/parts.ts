/** Makes the parts of rich sentences with one language's names. */
import type { Colour, Cube, Cubes, Good, GoodsDelta, LooseTile, Series, Skill, SpaceId } from '../../games/pixie-queen/types.ts'
import { CUBES, GOODS } from '../../games/pixie-queen/types.ts'
import type { Names } from './en/names.ts'
import type { RichPart, TextContext } from './rich.ts'

/** Part makers for one language. */
export function parts(names: Names) {
  const good = (kind: Good | Cube, count: number): RichPart => ({ kind: 'good', good: kind, count, text: names.good(kind, count) })
  return {
    good,
    /** A kind of good without a number. */
    kind: (kind: Good): RichPart => ({ kind: 'good', good: kind, count: 0, text: names.some(kind) }),
    goods: (delta: GoodsDelta): RichPart[] => GOODS.filter((kind) => (delta[kind] ?? 0) > 0).map((kind) => good(kind, delta[kind] ?? 0)),
    cubes: (cubes: Cubes): RichPart[] => CUBES.filter((cube) => cubes[cube] > 0).map((cube) => good(cube, cubes[cube])),
    seat: (colour: Colour, ctx: TextContext, text: string): RichPart => ({ kind: 'seat', colour, me: colour === ctx.me, text }),
    tile: (tile: LooseTile | Skill, text = names.tile(tile)): RichPart => ({ kind: 'tile', tile, text }),
    /** A food tile by any number. */
    foodTile: (value: number): RichPart => {
      const tile = value === 2 || value === 3 || value === 4 ? value : 2
      return { kind: 'tile', tile, text: names.tile(tile) }
    },
    reward: (series: Series, value: number): RichPart => ({ kind: 'reward', series, value, text: names.series[series].tile(value) }),
    space: (space: SpaceId): RichPart => ({ kind: 'space', space, text: names.space(space) }),
    points: (value: number, text = names.points(value)): RichPart => ({ kind: 'points', value, text }),
  }
}
