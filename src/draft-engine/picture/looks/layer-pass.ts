import type { Surface, SurfaceFactory } from '../drawing-surface.ts';
import type { Palette } from '../painter.ts';

export interface LayerPassScene {
  palette: Palette;
  seed: number;
  surfaces: SurfaceFactory;
  /** Pixels of the surface for one of a 720p frame. */
  unit: number;
}

/** Paints a layer (sky or ground) again in the look's own way, once a shot. */
export type LayerPass = (surface: Surface, scene: LayerPassScene) => void;

export const LAYER_PASS_NAMES = ['none'] as const;
export type LayerPassName = (typeof LAYER_PASS_NAMES)[number];

export const LAYER_PASSES: Readonly<Record<LayerPassName, LayerPass | undefined>> = { none: undefined };
