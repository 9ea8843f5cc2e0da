import { itemSize } from '#src/draft-engine/picture/items/draw-item.ts';
import type { Framing } from '#src/shared/catalogue/shots.ts';
import type { ItemKind } from '../story/figure-spec.ts';
import type { PlannedItemPlacement, PlannedShot } from '../story/film-plan.ts';
import { SEVERAL } from '../story/idea/idea-graph.ts';
import { isBulky, isHuge } from '../story/item-bulk.ts';
import type { CastThing } from '../story/words/film-words.ts';

/** Things of a still life, and how often one is seen that there are several of. */
const MOST = 6;
const SEVERAL_SEEN = 3;
/** Metres between the things, and the share of a picture's height and width that they may fill. */
const APART = 0.02;
const HIGH = 0.36;
const WIDE = 0.8;
/** How far from the middle the outermost thing is. */
const MOST_ACROSS = 0.72;
/** Metres above the ground of what lies on something and has no stand of its own. */
export const LYING = 0.25;
/** What things lie on is no thing among them. */
const UNDER: ReadonlySet<ItemKind> = new Set<ItemKind>(['table', 'writing_desk', 'carpet', 'blanket']);
/** What stands in what. */
const FLOWERS: ReadonlySet<ItemKind> = new Set<ItemKind>([
  'flower',
  'rose',
  'sunflower',
  'bouquet',
  'cherry_branch',
  'branch',
  'bamboo',
]);

/** True for what others lie on, where there are others. */
export const isUnder = ({ item }: CastThing, all: readonly CastThing[]): boolean =>
  UNDER.has(item) && all.some((one) => !UNDER.has(one.item));

/** Things without anybody, laid out side by side on a table, the largest in the middle. */
export function stillLifeOf(
  things: readonly CastThing[],
  { framing, ratio }: { framing: Framing | undefined; ratio: number },
): Pick<PlannedShot, 'actors' | 'items' | 'subject' | 'framing'> {
  const laid = things.filter((one) => !isUnder(one, things));
  const vase = laid.find(({ item }) => item === 'vase');
  const inVase = vase ? laid.filter(({ item }) => FLOWERS.has(item)) : [];
  const largest = laid
    .filter((one) => !inVase.includes(one))
    .toSorted((one, other) => sizeOf(other).height - sizeOf(one).height)[0];
  if (!largest) {
    return { actors: [], items: [], subject: { kind: 'place' }, framing: framing ?? 'wide' };
  }
  const subject = { kind: 'item', key: largest.key } as const;
  if (isHuge(largest.item) || isBulky(largest.item)) {
    return { actors: [], items: standing(laid), subject, framing: framing ?? 'full' };
  }
  return {
    actors: [],
    items: lying({ things: laid, largest, vase, inVase }, ratio),
    subject,
    framing: framing ?? 'medium',
  };
}

const sizeOf = ({ item }: Pick<CastThing, 'item'>): { width: number; height: number } => itemSize(item);

/** What is as large as furniture, or larger, stands on the ground. */
const standing = (things: readonly CastThing[]): PlannedItemPlacement[] =>
  things.map(({ key }, index) => ({
    itemKey: key,
    across: index * 0.5 * (index % 2 === 0 ? 1 : -1),
    behind: -0.3 * index,
    above: 0,
  }));

/** What is laid out: the largest thing, and flowers in a vase. */
interface Laid {
  things: readonly CastThing[];
  largest: CastThing;
  vase: CastThing | undefined;
  inVase: readonly CastThing[];
}

function lying({ things, largest, vase, inVase }: Laid, ratio: number): PlannedItemPlacement[] {
  const copies = things
    .filter((one) => !inVase.includes(one))
    .flatMap((one) => Array.from({ length: seenOf(one) }, () => one));
  const row = inOrder(copies.slice(0, MOST), largest);
  const middleOf = Math.floor((row.length - 1) / 2);
  const { width, height } = sizeOf(largest);
  const frame = Math.max((height / HIGH) * ratio, width / 0.46);
  const total = row.reduce((sum, one) => sum + sizeOf(one).width + APART, -APART);
  const tight = Math.min(1, (frame * WIDE) / total);
  let left = -total / 2;
  const spots = row.map((one, index): PlannedItemPlacement => {
    const middle = left + sizeOf(one).width / 2;
    left += sizeOf(one).width + APART;
    return {
      itemKey: one.key,
      across: (middle * tight) / (0.4 * frame),
      behind: index === middleOf ? 0 : -0.01 - 0.02 * (index % 3),
      above: LYING,
    };
  });
  const shift = spots[middleOf]?.across ?? 0;
  const most = Math.max(...spots.map(({ across }) => Math.abs(across - shift)));
  const shrink = Math.min(1, MOST_ACROSS / most);
  const centred = spots
    .map((spot) => ({ ...spot, across: (spot.across - shift) * shrink }))
    .toSorted((one, other) => Math.abs(one.across) - Math.abs(other.across));
  const foot = centred.find(({ itemKey }) => itemKey === vase?.key);
  const inVaseAbove = LYING + sizeOf(vase ?? largest).height * 0.6;
  const flowers = inVase.map(({ key }, index) => ({
    itemKey: key,
    across: (foot?.across ?? 0) + 0.06 * index,
    behind: 0.02,
    above: inVaseAbove,
    // What is in a vase has no stand of its own.
    keyframes: [{ at: 1, above: inVaseAbove }],
  }));
  return [...flowers, ...centred];
}

const seenOf = ({ participant }: CastThing): number => {
  const count = participant?.count ?? 1;
  return count === SEVERAL ? SEVERAL_SEEN : Math.min(count, MOST);
};

/** The largest in the middle, the others on both sides of it. */
function inOrder(things: readonly CastThing[], largest: CastThing): CastThing[] {
  const others = things.toSpliced(things.indexOf(largest), 1);
  const half = Math.floor(others.length / 2);
  return [...others.slice(0, half), largest, ...others.slice(half)];
}
