import type { ItemKind } from '../../figure-spec.ts';
import { isBulky } from '../../item-bulk.ts';
import type { SeenDeedId } from './closer-deeds.ts';
import type { DeedEvent, Thing } from './deed-staging.ts';

const FOOD: ReadonlySet<ItemKind> = new Set<ItemKind>([
  'bread',
  'cake',
  'noodles',
  'apple',
  'fish',
  'egg',
  'ice_cream',
  'bone',
  'cheese',
  'meat',
  'soup',
  'rice',
  'rice_ball',
  'rice_cake',
  'dumplings',
  'steamed_bun',
  'sushi',
  'sandwich',
  'burger',
  'pizza',
  'hot_dog',
  'cookie',
  'chocolate',
  'candy',
  'donut',
  'honey',
  'milk',
  'banana',
  'carrot',
  'potato',
  'pumpkin',
  'watermelon',
  'strawberry',
  'cherries',
  'peach',
  'orange',
  'grapes',
  'corn',
  'mushroom',
  'tofu',
  'kimchi',
  'mooncake',
  'candied_haws',
  'popcorn',
  'lunchbox',
  'acorn',
]);
const DRINKS: ReadonlySet<ItemKind> = new Set<ItemKind>([
  'cup',
  'tea',
  'coffee',
  'milk',
  'juice',
  'wine',
  'beer',
  'soup',
  'potion',
  'bottle',
]);
const PLANTS: ReadonlySet<ItemKind> = new Set<ItemKind>([
  'plant',
  'flower',
  'tree_sapling',
  'seed',
  'rose',
  'sunflower',
  'cactus',
  'clover',
  'pumpkin',
]);

type Suits = (thing: Thing) => boolean;
const oneOf =
  (kinds: ReadonlySet<ItemKind>): Suits =>
  ({ item }) =>
    kinds.has(item);
const held: Suits = ({ item, scale = 1 }) => !isBulky(item) && scale < 2;
const anything: Suits = () => true;

/** Deeds that are done to a thing which the idea may have named before, and what such a thing can be. */
const SUITING: Readonly<Partial<Record<SeenDeedId, Suits>>> = {
  give: held,
  take: held,
  show: held,
  hide: held,
  hide_inside: held,
  hide_in_place: held,
  throw: held,
  drop: held,
  carry: held,
  steal: held,
  have: held,
  buy: held,
  sell: held,
  lose: held,
  teach: held,
  find: anything,
  discover: anything,
  watch: anything,
  repair: anything,
  break: anything,
  build: anything,
  make: anything,
  use: anything,
  work: anything,
  burn: anything,
  eat: oneOf(FOOD),
  cook: oneOf(FOOD),
  bake: oneOf(FOOD),
  cut: oneOf(FOOD),
  drink: oneOf(DRINKS),
  pour: oneOf(DRINKS),
  plant: oneOf(PLANTS),
  grow_plants: oneOf(PLANTS),
  water: oneOf(PLANTS),
};

/** True for a thing of another event that this one can be done to. */
export function isHandyFor({ deed, usual }: DeedEvent, thing: Thing): boolean {
  const suits = usual && FOOD.has(usual) ? oneOf(FOOD) : SUITING[deed];
  return suits?.(thing) ?? false;
}
