import type { Random } from '#src/shared/random.ts';
import { mix, NAMED_COLOURS as N, shade, type Colour } from '../../../colour.ts';
import type { Shape } from '../../../shape.ts';
import { sketched, type Sketch } from '../../landmarks/sketch.ts';
import { outline } from '../../outlines.ts';
import type { PartMaker } from '../../part.ts';

/** One house front as chance has made it; metres, its foot at y = 0. */
export interface Facade {
  left: number;
  width: number;
  /** Up to the eaves. */
  height: number;
  /** Height of the ground floor, and of each floor above. */
  ground: number;
  storey: number;
  storeys: number;
  /** Width on the picture of the wall that runs back along the street. */
  depth: number;
  wall: Colour;
  trim: Colour;
  accent: Colour;
  roof: Colour;
  word: string;
  /** Numbers from 0 to 1, taken once, for what layers leave to chance. */
  chances: readonly number[];
}

/** Draws one thing of a house: its windows, its roof, its sign. */
export type FacadeLayer = (sketch: Sketch, facade: Facade) => void;

export interface FacadeSpec {
  width: readonly [number, number];
  storeys: readonly [number, number];
  ground?: number;
  storey?: number;
  depth?: number;
  walls: readonly Colour[];
  trims?: readonly Colour[];
  accents: readonly Colour[];
  roofs?: readonly Colour[];
  /** What signs may say. */
  words?: readonly string[];
  /** How far roof and signs rise above the eaves. */
  above: number;
  /** In the order of drawing. */
  layers: readonly FacadeLayer[];
}

/** Chance number `index` of a house, over and over. */
export function chanceOf(facade: Facade, index: number): number {
  return facade.chances[index % facade.chances.length] ?? 0.5;
}

/** A quadrilateral on the wall along the street: from 0 (the corner) to 1 (far end), seen in perspective. */
export function onSide(facade: Facade, [from, to]: readonly [number, number], foot: number, height: number): Shape {
  const corner = facade.left + facade.width;
  const drop = (u: number, y: number): number => y - (y + 1.5) * 0.11 * u;
  const x = (u: number): number => corner + facade.depth * u;
  return outline(
    x(from),
    drop(from, foot),
    x(to),
    drop(to, foot),
    x(to),
    drop(to, foot - height),
    x(from),
    drop(from, foot - height),
  );
}

function prepare(spec: FacadeSpec): (random: Random) => Facade {
  return (random) => {
    const width = random.between(...spec.width);
    const [fewest, most] = spec.storeys;
    const storeys = fewest + random.below(most - fewest + 1);
    const ground = spec.ground ?? 3;
    const storey = spec.storey ?? 2.8;
    return {
      left: -width / 2,
      width,
      ground,
      storey,
      storeys,
      height: ground + storey * (storeys - 1),
      depth: spec.depth ?? 1.5,
      wall: random.pick(spec.walls),
      trim: random.pick(spec.trims ?? [N.cream]),
      accent: random.pick(spec.accents),
      roof: random.pick(spec.roofs ?? [N.charcoal]),
      word: random.pick(spec.words ?? ['']),
      chances: Array.from({ length: 29 }, () => random.next()),
    };
  };
}

/** Makes a kind of house: walls first, then its layers one by one. */
export function facade(spec: FacadeSpec): PartMaker {
  const most = spec.width[1] + (spec.depth ?? 1.5) * 2;
  const height = (spec.ground ?? 3) + (spec.storey ?? 2.8) * (spec.storeys[1] - 1) + spec.above;
  return sketched(
    most,
    height,
    prepare(spec),
    (s, f) => {
      const { painter } = s;
      painter.groundShadow(0, 0, f.width * 0.6, 0.5);
      painter.form(onSide(f, [0, 1], 0, f.height), shade(mix(f.wall, painter.palette.ambient, 0.32), -0.07), {
        modelling: 0.3,
      });
      s.box(f.left, 0, f.width, f.height, f.wall, { modelling: 0.6 });
      for (const layer of spec.layers) {
        layer(s, f);
      }
    },
    { shadow: 0 },
  );
}
