import type { Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import type { Shape } from '../../shape.ts';
import type { GroundView, World } from '../../world.ts';
import type { Region } from './ground-geometry.ts';

const GROUND_KINDS = [
  'grass',
  'meadow',
  'sand',
  'snow',
  'rock',
  'dirt',
  'mud',
  'asphalt',
  'paving',
  'cobbles',
  'boards',
  'tiles',
  'carpet',
  'deck',
  'water',
  'ice',
  'concrete',
  'straw',
  'tatami',
  'moon',
  'seabed',
  'leaves',
  'rails',
  'cloudtop',
] as const;
export type GroundKind = (typeof GROUND_KINDS)[number];

/** One layer of a place's ground, as data. */
export interface GroundLayer {
  kind: GroundKind;
  colour: Colour;
  region?: Region;
  /** A second colour: flowers, joints, carpet border. */
  second?: Colour;
}

/** What the drawing of a texture is given: pixels, with the region already clipped. */
export interface GroundBrush {
  painter: Painter;
  view: GroundView;
  layer: GroundLayer;
  seed: number;
  light: World['keyLight'];
  /** Outline of the region. */
  shape: Shape;
  /** Colour of this ground in the scene's light at full sight. */
  colour(light: number): Colour;
  /** The same after the haze of a depth. */
  coloured(light: number, z: number): Colour;
}
