import type { FigureSpec, ItemKind } from '../../story/figure-spec.ts';
import type { PlaceSpec } from '../../story/place-spec.ts';
import type { Colour } from '../colour.ts';
import type { FigureRig } from '../figure-rig.ts';
import type { Painter } from '../painter.ts';
import type { World, WorldConditions } from '../world.ts';

/** What puts places, figures and things on the stage. */
export interface StageMakers {
  createWorld(place: PlaceSpec, conditions: WorldConditions): World;
  createFigure(figure: FigureSpec): FigureRig;
  drawItem(painter: Painter, item: ItemKind, options?: { colour?: Colour }): void;
  /** Metres; `below` is how far it reaches under its origin, which is where it is held. */
  itemSize(item: ItemKind): { width: number; height: number; below: number };
}
