import type { Landmark } from '../../story/place-spec.ts';
import type { Colour } from '../colour.ts';
import type { ForegroundKind } from './foreground/draw-foreground.ts';
import type { GroundLayer } from './ground/ground-layer.ts';
import type { LampKind } from './lamps/lamps.ts';
import type { PartName } from './part-library.ts';
import type { PartMaker } from './part.ts';
import type { PropRow } from './recipe.ts';

const WALL_TREATMENTS = [
  'plaster',
  'panelled',
  'wallpaper',
  'brick',
  'tiled',
  'metal',
  'stone',
  'planks',
  'canvas',
  'glass',
  'columns',
  'drapes',
  'shoji',
  'concrete',
] as const;
export type WallTreatment = (typeof WALL_TREATMENTS)[number];

export interface RoomRecipe {
  wall: WallTreatment;
  colour: Colour;
  /** Panels, pattern, trim. */
  second?: Colour;
  /** Metres from floor to ceiling, and from the actors' line to the back wall. */
  height: number;
  depth: number;
  floor: readonly GroundLayer[];
  ceiling: 'plain' | 'beams' | 'pipes' | 'vault' | 'panels' | 'gable' | 'open';
  /** What stands or hangs along the back wall, in this order, over and over. */
  along: readonly PartName[];
  /** Things that stand in the room. */
  rows: readonly PropRow[];
  lamp: LampKind;
  lampColour?: Colour;
  foreground: readonly ForegroundKind[];
  /** What stands along the wall in place of the usual part, by its name. */
  parts?: Partial<Record<PartName, readonly PartMaker[]>>;
  /** Landmarks that look different here. */
  landmarks?: Partial<Record<Landmark, PartMaker>>;
}
