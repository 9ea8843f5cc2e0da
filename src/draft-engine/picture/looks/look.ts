import type { Colour } from '../colour.ts';
import type { FillName } from '../fill/fills.ts';
import type { LineName } from '../line/lines.ts';
import type { Palette } from '../painter.ts';
import type { FramePassName } from './frame-pass.ts';
import type { LayerPassName } from './layer-pass.ts';

/** A look as data: its fill, line, edges, palette rules and passes. */
export interface Look {
  fill: FillName;
  line: LineName;
  /** Width of the outline in pixels of a 720p frame. */
  lineWidth: number;
  /** Default strength of the lit edge. */
  rim: number;
  /** Factor on the modelling of a form. */
  modelling: number;
  /** Glow of lamps and light, 0 to 1. */
  glow: number;
  /** Strength of the soft shadow under things. */
  shadow: number;
  /** Colour of the visible paper or board, if any. */
  paper?: Colour;
  /** The look's mapping of any painted colour. */
  colour(colour: Colour): Colour;
  /** The look's mapping of a scene's palette; `colour` is not applied to the result. */
  palette(palette: Palette): Palette;
  /** Once per shot, over sky and ground. */
  groundPass: LayerPassName;
  /** Once per shot, over each plane of things. */
  planePass: LayerPassName;
  /** On each frame, in screen space. */
  framePass: FramePassName;
  /** Overlay fixed to the frame. */
  texture: TextureName;
  textureStrength: number;
  vignette: number;
  bloom: number;
  /** Maximum strength of the light behind an actor without enough contrast, 0 to 1. */
  lightBehind: number;
  /** Blur of things near the camera and behind the actors. */
  depthOfField: number;
}

const TEXTURES = ['none', 'grain', 'paper', 'canvas', 'wool', 'board', 'clay'] as const;
export type TextureName = (typeof TEXTURES)[number];
