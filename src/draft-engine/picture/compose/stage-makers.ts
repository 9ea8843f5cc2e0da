import type { FigureSpec, ItemKind } from '../../story/figure-spec.ts';
import type { PlaceSpec } from '../../story/place-spec.ts';
import type { FigureRig, ItemCondition } from '../figure-rig.ts';
import type { Painter } from '../painter.ts';
import type { World, WorldConditions } from '../world.ts';

/** The functions that create places, figures and items. */
export interface StageMakers {
  createWorld(place: PlaceSpec, conditions: WorldConditions): World;
  createFigure(figure: FigureSpec): FigureRig;
  drawItem(painter: Painter, item: ItemKind, options?: ItemCondition): void;
  /** Metres; `below` is how far the item extends under its origin, the point where it is held. */
  itemSize(item: ItemKind): { width: number; height: number; below: number };
}
