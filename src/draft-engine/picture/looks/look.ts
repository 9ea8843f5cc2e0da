import type { Colour } from '../colour.ts';
import type { FillName } from '../fill/fills.ts';
import type { LineName } from '../line/lines.ts';
import type { Palette } from '../painter.ts';
import type { FramePassName } from './frame-pass.ts';
import type { LayerPassName } from './layer-pass.ts';

/** A look as data: how forms are filled, lined and edged, what its palette does, and the passes that belong to it. */
export interface Look {
  fill: FillName;
  line: LineName;
  /** Width of the outline in pixels of a 720p frame. */
  lineWidth: number;
  /** Lit edge where a form does not say. */
  rim: number;
  /** Times the modelling that a form asks for. */
  modelling: number;
  /** 0 to 1: how much lamps and light glow. */
  glow: number;
  /** Strength of the soft shadow under things. */
  shadow: number;
  /** Colour of the paper or board that shows through, where there is one. */
  paper?: Colour;
  /** What the look does to any colour before it is painted. */
  colour(colour: Colour): Colour;
  /** What the look does to a scene's palette, after which `colour` no longer acts on it. */
  palette(palette: Palette): Palette;
  /** Once a shot over sky and ground. */
  groundPass: LayerPassName;
  /** Once a shot over each plane of things. */
  planePass: LayerPassName;
  /** Each frame, on the screen. */
  framePass: FramePassName;
  /** Overlay fixed to the frame. */
  texture: TextureName;
  textureStrength: number;
  vignette: number;
  bloom: number;
  /** The most light that is put behind an actor who does not stand out, 0 to 1. */
  lightBehind: number;
  /** How much things near the camera and behind the actors blur. */
  depthOfField: number;
}

export const TEXTURES = ['none', 'grain', 'paper', 'canvas', 'wool', 'board', 'clay'] as const;
export type TextureName = (typeof TEXTURES)[number];
