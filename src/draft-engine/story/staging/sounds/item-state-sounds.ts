import type { ItemKind } from '../../figure-spec.ts';
import type { ItemState } from '../../film-plan.ts';
import type { SoundEventKind } from '../../sound-kinds.ts';
import { CARS, EMERGENCY_CARS, MOTORCYCLES, OF_PAPER } from './item-sounds.ts';
import type { Heard } from './sound-tables.ts';

/** Things that break like glass. */
export const BRITTLE: readonly ItemKind[] = [
  'cup',
  'bottle',
  'vase',
  'plate',
  'bowl',
  'mirror',
  'window',
  'bulb',
  'jar',
  'teapot',
  'snow_globe',
  'crystal_ball',
  'glasses',
  'lamp',
  'lantern',
  'fish_tank',
  'wine',
  'beer',
];
const EXPLOSIVE: readonly ItemKind[] = ['bomb', 'grenade', 'missile', 'cannon', 'rocket', 'meteor'];
const OF_STONE: readonly ItemKind[] = ['stone', 'statue', 'tombstone', 'buddha', 'stairs', 'fireplace', 'ice_block'];
const TREES: readonly ItemKind[] = ['tree_sapling', 'log', 'bamboo', 'christmas_tree', 'cherry_branch'];
const OF_WOOD: readonly ItemKind[] = [
  ...TREES,
  'branch',
  'stump',
  'table',
  'chair',
  'door',
  'ladder',
  'fence',
  'crate',
  'barrel',
  'bed',
  'wardrobe',
  'bookcase',
];
const OF_METAL: readonly ItemKind[] = ['car', 'machine', 'robot_toy', 'bicycle', 'lock', 'chain', 'safe', 'cage'];
/** What tears, and is cut with scissors. */
const TORN: readonly ItemKind[] = [...OF_PAPER, 'book', 'notebook', 'calendar', 'ribbon'];
const MOTORS: readonly ItemKind[] = [...CARS, ...EMERGENCY_CARS, ...MOTORCYCLES, 'engine'];
const ELECTRIC: readonly ItemKind[] = [
  'machine',
  'computer',
  'laptop',
  'tablet',
  'robot_toy',
  'robot_arm',
  'robot_head',
  'time_machine',
  'radio',
  'tv',
  'printer',
  'washing_machine',
  'vacuum_cleaner',
  'electric_fan',
  'satellite',
  'spaceship',
  'ufo',
  'drone',
  'submarine',
  'projector',
];
const HINGED: readonly ItemKind[] = ['door', 'window', 'cage', 'fridge', 'wardrobe', 'safe', 'oven'];
const BLADES: readonly ItemKind[] = ['sword', 'spear', 'knife', 'axe', 'sickle', 'staff', 'shield'];

const each = (items: readonly ItemKind[], ...heard: readonly Heard[]): [ItemKind, readonly Heard[]][] =>
  items.map((item) => [item, heard]);

/** What is heard when a thing comes into a state, where that differs from `STATE_SOUNDS`. */
export const ITEM_STATE_SOUNDS: Readonly<Partial<Record<ItemState, ReadonlyMap<ItemKind, readonly Heard[]>>>> = {
  broken: new Map([
    ...each(OF_METAL, ['impact', 0.8]),
    ...each(OF_WOOD, ['break_wood', 0.8]),
    ...each(TREES, ['tree_fall', 0.8]),
    ...each(OF_STONE, ['rubble', 0.8]),
    ...each(TORN, ['tear', 0.7]),
    ...each(EXPLOSIVE, ['explosion', 0.9], ['rubble', 0.6]),
    ...each(['firework'], ['firework', 0.9]),
    ...each(BRITTLE, ['glass', 0.8]),
  ]),
  cut: new Map([...each(TREES, ['tree_fall', 0.8]), ...each(TORN, ['scissors', 0.8])]),
  glowing: new Map([
    ...each(MOTORS, ['engine_start', 0.8]),
    ...each(ELECTRIC, ['power_up', 0.7]),
    ...each(['lamp', 'bulb'], ['click', 0.8]),
    ...each(['lantern', 'candle', 'torch'], ['ignite', 0.6]),
    ...each(['gun'], ['gunshot', 0.9]),
    ...each(['phone'], ['phone', 0.5]),
    ...each(['firework'], ['firework', 0.8]),
  ]),
  burning: new Map([...each(['firework'], ['firework', 0.8]), ...each(EXPLOSIVE, ['explosion', 0.9], ['rubble', 0.6])]),
  whole: new Map([
    ...each(HINGED, ['door_close', 0.7]),
    ...each(['box', 'treasure', 'suitcase', 'coffin', 'gift', 'package'], ['box', 0.7]),
    ...each(['book', 'notebook'], ['set_down', 0.6]),
    ...each(['curtain'], ['curtain', 0.7]),
    ...each(['bag', 'backpack', 'handbag'], ['zip', 0.7]),
    ...each(['umbrella'], ['cloth', 0.6]),
  ]),
};

/** Sounds of a choreography that are heard only if one of these things is in the shot. */
export const SOUND_NEEDS: Readonly<Partial<Record<SoundEventKind, ReadonlySet<ItemKind>>>> = {
  arrow: new Set<ItemKind>(['bow', 'arrow']),
  gunshot: new Set<ItemKind>(['gun', 'cannon', 'tank']),
  sword: new Set(BLADES),
  glass: new Set(BRITTLE),
  saw: new Set<ItemKind>([...OF_WOOD, 'saw', 'building_blocks']),
  power_up: new Set([...ELECTRIC, ...MOTORS]),
  power_down: new Set([...ELECTRIC, ...MOTORS]),
  engine: new Set(MOTORS),
  engine_start: new Set(MOTORS),
  horn: new Set(MOTORS),
  bicycle_bell: new Set<ItemKind>(['bicycle']),
  train_whistle: new Set<ItemKind>(['train']),
  ship_horn: new Set<ItemKind>(['ship']),
  scrub: new Set<ItemKind>(['mop', 'bowl', 'plate', 'pot', 'bathtub', 'shirt', 'car', 'window', 'frying_pan', 'cup']),
};
