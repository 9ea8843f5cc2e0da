import type { ItemKind } from '../../../story/figure-spec.ts';
import type { ItemCondition } from '../../figure-rig.ts';
import type { Painter } from '../../painter.ts';

/** What a rig needs from outside: how a thing in its hand is drawn (origin where it is held, metres). */
export interface FigureTools {
  drawItem(painter: Painter, item: ItemKind, condition?: ItemCondition): void;
}
