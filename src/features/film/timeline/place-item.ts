import type { ItemKind } from '#src/draft-engine/story/figure-spec.ts';
import type { PlannedItemPlacement, PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { isBulky } from '#src/draft-engine/story/item-bulk.ts';
import { changeItem } from './stage-edits.ts';

/** Where a thing is, seen from the camera, among the people of a shot. */
export type ItemPlace = 'beside' | 'behind' | 'before' | 'between' | 'left' | 'right';

type Spot = Pick<PlannedItemPlacement, 'across' | 'behind' | 'above'>;

/** How far from somebody's middle a thing is beside them, as a share of half the frame: one on the ground, a large one. */
const CLEAR = { small: 0.3, large: 0.55 };
/** Places beside people, those in the middle first. */
const PLACES = [0, -0.45, 0.45, -0.6, 0.6, -0.8, 0.8];
/** Metres behind or before somebody at which a thing does not touch them. */
const APART = { small: 0.4, large: 0.9 };
/** Sizes in which the ground is not seen: a small thing stands on something. */
const NEAR: ReadonlySet<PlannedShot['framing']> = new Set<PlannedShot['framing']>(['medium', 'close', 'extreme_close']);
const TABLE_METRES = 0.9;

/** Things with one more where it covers nobody: beside the people, or where they are asked to be put. */
export function addItem(
  plan: PlannedShot,
  { itemKey, item, place = 'beside' }: { itemKey: string; item: ItemKind; place?: ItemPlace },
): PlannedItemPlacement[] {
  return [...plan.items, { itemKey, ...spotOf(plan, item, place) }];
}

/** Things with one of them put somewhere else among the people. */
export function moveItem(
  plan: PlannedShot,
  index: number,
  { item, place }: { item: ItemKind; place: ItemPlace },
): PlannedItemPlacement[] {
  const others = plan.items.toSpliced(index, 1);
  return changeItem(plan, index, spotOf({ ...plan, items: others }, item, place));
}

function spotOf(plan: PlannedShot, item: ItemKind, place: ItemPlace): Spot {
  const size = isBulky(item) ? 'large' : 'small';
  const above = size === 'small' && NEAR.has(plan.framing) ? TABLE_METRES : 0;
  return { ...SPOTS[place](plan, size), above };
}

type Size = keyof typeof CLEAR;

const middleOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;
const acrossOf = ({ actors }: PlannedShot): number[] => actors.map(({ across }) => across);
const furthest = ({ actors }: PlannedShot): number => Math.max(0, ...actors.map(({ behind }) => behind));

const SPOTS: Readonly<Record<ItemPlace, (plan: PlannedShot, size: Size) => Omit<Spot, 'above'>>> = {
  beside: (plan, size) => ({ across: freePlace(plan, size), behind: behindAll(plan, size) }),
  behind: (plan, size) => ({ across: middleOf(acrossOf(plan)), behind: furthest(plan) + APART[size] }),
  before: (plan, size) => ({
    across: middleOf(acrossOf(plan)),
    behind: Math.min(0, ...plan.actors.map(({ behind }) => behind)) - APART[size],
  }),
  between: (plan, size) => ({
    across: widestGap(acrossOf(plan)),
    behind: size === 'large' ? behindAll(plan, size) : 0,
  }),
  left: (plan, size) => ({ across: -0.7, behind: behindAll(plan, size) }),
  right: (plan, size) => ({ across: 0.7, behind: behindAll(plan, size) }),
};

/** Nobody is behind what stands there; a small thing is on the line of the people. */
const behindAll = (plan: PlannedShot, size: Size): number =>
  plan.actors.length === 0 ? 0 : furthest(plan) + (size === 'large' ? APART.large : 0.1);

/** A place that is clear of people and things, else the one that is clearest. */
function freePlace(plan: PlannedShot, size: Size): number {
  const taken = [...acrossOf(plan), ...plan.items.map(({ across }) => across)];
  const room = (place: number): number => Math.min(Infinity, ...taken.map((other) => Math.abs(other - place)));
  return PLACES.find((place) => room(place) >= CLEAR[size]) ?? PLACES.toSorted((a, b) => room(b) - room(a))[0] ?? 0;
}

/** The middle of the widest gap between neighbours. */
function widestGap(across: readonly number[]): number {
  const sorted = across.toSorted((one, other) => one - other);
  const gaps = sorted.slice(1).map((right, index) => ({ left: sorted[index] ?? right, right }));
  const [widest] = gaps.toSorted((one, other) => other.right - other.left - (one.right - one.left));
  return widest ? (widest.left + widest.right) / 2 : middleOf(across);
}
