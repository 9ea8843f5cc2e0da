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

/** Radians by which things that are long and narrow lean outwards in hands that do not use them. */
const RESTING_TILTS: ReadonlyMap<ItemKind, number> = new Map<ItemKind, number>([
  ['violin', 0.85],
  ['guitar', 0.85],
  ['shamisen', 0.7],
  ['pipa', 0.6],
  ['erhu', 0.6],
]);

/** How a thing leans that is only held. */
export const restingTilt = (item: ItemKind | undefined): number => (item && RESTING_TILTS.get(item)) ?? 0;

/** Instruments that are played with a bow in the other hand, and metres from the hand at their neck to the bridge. */
const BOWED: ReadonlyMap<ItemKind, number> = new Map<ItemKind, number>([['violin', 0.3]]);

/** Metres from a hand that plays a thing with a bow to where the bow crosses it; undefined where there is no bow. */
export const bowedAt = (item: ItemKind | undefined): number | undefined => item && BOWED.get(item);
