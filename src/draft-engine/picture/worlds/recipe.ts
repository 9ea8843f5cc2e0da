import type { Landmark } from '../../story/place-spec.ts';
import type { FarLayer } from './far/draw-far.ts';
import type { ForegroundKind } from './foreground/draw-foreground.ts';
import type { GroundLayer } from './ground/ground-layer.ts';
import type { PartName } from './part-library.ts';
import type { PartMaker } from './part.ts';

/** Things of one depth, repeated across it at places fixed by the seed. */
export interface PropRow {
  parts: readonly (PartName | PartMaker)[];
  z: number;
  /** Metres from one to the next. */
  spacing: number;
  /** Half of the width about the middle that stays free. */
  gap: number;
  /** Share of places that stay empty, 0 to 1. */
  sparse?: number;
  /** Only on the side of the light or against it. */
  side?: 'light' | 'shade' | 'both';
  /** Places in line instead of scattered (house fronts, fences). */
  tight?: boolean;
  /** Stands only once a side, next to the gap. */
  once?: boolean;
  scale?: number;
  /** Above the ground, metres (things that hang or fly). */
  lift?: number;
}

export interface OutdoorRecipe {
  ground: readonly GroundLayer[];
  far: readonly FarLayer[];
  rows: readonly PropRow[];
  foreground: readonly ForegroundKind[];
  sky?: 'open' | 'space' | 'underwater' | 'cave';
  clouds?: number;
  aurora?: boolean;
  /** At this depth landmarks may stand at the nearest (water or street before it). */
  landmarkFrom?: number;
  landmarkTo?: number;
  /** Height of the ground under landmarks (cliff top), metres. */
  landmarkOn?: 'cliff' | 'islet';
  /** Landmarks that look different here. */
  landmarks?: Partial<Record<Landmark, PartMaker>>;
}
