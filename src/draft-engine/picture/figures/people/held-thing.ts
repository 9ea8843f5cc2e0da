import type { ItemKind } from '../../../story/figure-spec.ts';
import { itemSize } from '../../items/draw-item.ts';
import type { BodyDesign } from './body-design.ts';

/** Things like a sheet or a board: a hand has its fingers behind them and its thumb on them. */
const FLAT: ReadonlySet<ItemKind> = new Set([
  'map',
  'letter',
  'book',
  'notebook',
  'newspaper',
  'photo',
  'painting',
  'phone',
  'mask',
]);

export function isFlat(item: ItemKind | undefined): boolean {
  return item !== undefined && FLAT.has(item);
}

/** Metres from the middle to each hand that carries a thing between them: at its edges, as far as arms go apart. */
export function handsApart(item: ItemKind, body: BodyDesign): number {
  return Math.min(itemSize(item).width / 2 + body.hand * 0.35, body.shoulderHalf * 1.6);
}

/** Metres by which a thing is lifted in one hand: a flat one is held by its lower edge, not by its middle. */
export function liftInHand(item: ItemKind, body: BodyDesign): number {
  return isFlat(item) ? Math.max(0, itemSize(item).below - body.hand * 0.04) : 0;
}
