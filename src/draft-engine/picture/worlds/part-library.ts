import { NAMED_COLOURS, oklch } from '../colour.ts';
import type { PartMaker } from './part.ts';
import { castle, hangar, pagoda, saloon, school, stand } from './landmarks/buildings.ts';
import { asteroid, bamboo, cactus, cloudHeap, coral, crystal, fern, kelp, mushrooms, snowHeap } from './landmarks/nature.ts';
import { banner, barricade, bridgeTower, brokenArch, brokenColumn, clockPost, crane, floodlight, goal, grave, hoarding, parapet, platformRoof, railingPanel, railingPost, roofVent, scaffold, sign, slide, stoneLantern, swings, utilityPole, waterTank, windsock } from './landmarks/town-things.ts';
import { aeroplane } from './landmarks/vehicles.ts';
import { bush, flowerBed, tuft } from './plants/low-plants.ts';
import { bareTree, broadTree, palmTree, pineTree } from './plants/trees.ts';
import { boulder, headland } from './rocks/rocks.ts';
import { bed, bookcase, chair, cupboard, fireplace, kitchenUnit, pottedPlant, sofa, table, DARK_WOOD, PALE_WOOD } from './furniture/home.ts';
import { archOpening, blackboard, column, gymRack, hayBales, hospitalBed, pew, planterBench, plinth, prisonBars, stageCurtain, stainedGlass, theatreSeats, throne, wallScreen } from './furniture/public.ts';
import { computerDesk, consoleDesk, counter, labBench, lockers, machine, oven, schoolDesk, workbench } from './furniture/work.ts';
import { picture, roomDoor, roomWindow, wallClock, wallShelf } from './furniture/wall-things.ts';
import { gabledHouse, towerBlock, townHouse } from './street/houses.ts';
import { crates, fence, marketStall, parkBench, stoneWall, streetLamp } from './street/street-things.ts';

const LEAF = oklch(0.5, 0.11, 138);
const DEEP_LEAF = oklch(0.42, 0.09, 150);

/** What rows of a recipe may name. */
export const PART_LIBRARY = {
  tree: broadTree(LEAF), old_tree: broadTree(DEEP_LEAF, 10), young_tree: broadTree(oklch(0.6, 0.13, 128), 4.5),
  autumn_tree: broadTree(oklch(0.62, 0.14, 60), 7), blossom_tree: broadTree(oklch(0.82, 0.09, 355), 6, true),
  pine: pineTree(oklch(0.4, 0.08, 160)), tall_pine: pineTree(oklch(0.36, 0.07, 165), 13), snowy_pine: pineTree(oklch(0.42, 0.06, 175), 8, true),
  bamboo, palm: palmTree, bare_tree: bareTree(), snowy_tree: bareTree(6, true), dead_tree: bareTree(4.5),
  bush: bush(LEAF), dark_bush: bush(DEEP_LEAF, 1.4), rose_bush: bush(LEAF, 1.1, NAMED_COLOURS.rose), berry_bush: bush(DEEP_LEAF, 0.9, NAMED_COLOURS.crimson),
  tuft: tuft(oklch(0.58, 0.11, 130)), dry_tuft: tuft(oklch(0.7, 0.08, 90), 0.8), reeds: tuft(oklch(0.52, 0.09, 120), 1.3, oklch(0.4, 0.07, 50)), wheat: tuft(oklch(0.76, 0.11, 85), 1, oklch(0.8, 0.12, 80)),
  flowers: flowerBed([NAMED_COLOURS.rose, NAMED_COLOURS.yellow, NAMED_COLOURS.violet, NAMED_COLOURS.white]),
  rock: boulder(oklch(0.58, 0.02, 70)), mossy_rock: boulder(oklch(0.52, 0.03, 90), 1.4, true), dark_rock: boulder(oklch(0.42, 0.03, 270), 1.3), red_rock: boulder(oklch(0.58, 0.09, 45), 1.6), pale_rock: boulder(oklch(0.7, 0.015, 90), 1.2), great_rock: boulder(oklch(0.5, 0.03, 280), 3.4), stone: boulder(oklch(0.6, 0.02, 80), 0.4),
  headland: headland(oklch(0.5, 0.04, 300), 34, 9), sea_stack: headland(oklch(0.48, 0.04, 280), 9, 8, false),
  cottage: gabledHouse(1), house: gabledHouse(2), timber_house: gabledHouse(2, true), timber_cottage: gabledHouse(1, true),
  town_house: townHouse(false), shop_house: townHouse(true), low_shop: townHouse(true, 2), tower_block: towerBlock(), high_rise: towerBlock(22),
  bookcase: bookcase(), low_bookcase: bookcase(1.4, 1.1), tall_bookcase: bookcase(1.7, 3.2, DARK_WOOD),
  table: table(), meal_table: table(1.7, PALE_WOOD, 'meal'), cloth_table: table(1.5, PALE_WOOD, 'cloth'), paper_table: table(1.8, PALE_WOOD, 'papers'), side_table: table(0.7),
  chair, sofa: sofa(), armchair: sofa(1.05), bed, cupboard: cupboard(), wardrobe: cupboard(1.5, 2.2), sideboard: cupboard(1.7, 0.9, DARK_WOOD, 3, 2), drawers: cupboard(1, 1.1, PALE_WOOD, 1, 4),
  kitchen_sink: kitchenUnit('sink'), kitchen_stove: kitchenUnit('stove'), kitchen_unit: kitchenUnit('plain'), fireplace, potted_plant: pottedPlant,
  window_garden: roomWindow('sash', 'garden'), window_street: roomWindow('sash', 'street'), window_sea: roomWindow('sash', 'sea'), window_city: roomWindow('wide', 'city', false), window_arch: roomWindow('arch', 'meadow', false), window_tall: roomWindow('tall', 'garden'), window_round: roomWindow('round', 'sea', false), window_space: roomWindow('wide', 'space', false), porthole_space: roomWindow('round', 'space', false), window_forest: roomWindow('sash', 'forest', false), window_mountains: roomWindow('wide', 'mountains', false), window_shop: roomWindow('wide', 'street', false),
  picture, door: roomDoor(oklch(0.5, 0.07, 60)), metal_door: roomDoor(oklch(0.6, 0.02, 230), 'metal'), glass_door: roomDoor(oklch(0.66, 0.03, 200), 'glass'), wall_clock: wallClock,
  jar_shelf: wallShelf('jars'), tool_wall: wallShelf('tools'), bottle_shelf: wallShelf('bottles'), bread_shelf: wallShelf('bread'),
  desk: computerDesk, shop_counter: counter('goods'), cake_counter: counter('cakes'), bar_counter: counter('bar'), till_counter: counter('plain'), reception: counter('reception'), oven, workbench,
  iron_machine: machine('iron'), modern_machine: machine('modern'), server: machine('server'), lab_bench: labBench, console: consoleDesk, school_desk: schoolDesk, lockers: lockers(oklch(0.55, 0.07, 240)), files: lockers(oklch(0.62, 0.02, 220), 3, 4), safes: lockers(oklch(0.66, 0.05, 85), 5, 5),
  pew: pew(), theatre_seats: theatreSeats, column: column(), great_column: column(6.5, oklch(0.72, 0.05, 80)), blackboard, stage_curtain: stageCurtain, throne, hospital_bed: hospitalBed, bars: prisonBars, plinth, hay: hayBales, gym_rack: gymRack, planter: planterBench, wall_screen: wallScreen, arch_opening: archOpening, stained_glass: stainedGlass,
  castle, hangar, pagoda, saloon, school, stand, asteroid, cactus, cloud_heap: cloudHeap, coral, crystal, fern, kelp, mushrooms, snow_heap: snowHeap, banner, barricade, bridge_tower: bridgeTower, broken_arch: brokenArch, broken_column: brokenColumn, clock_post: clockPost, crane, floodlight, goal, gravestone: grave, hoarding, parapet, platform_roof: platformRoof, railing_panel: railingPanel, railing_post: railingPost, roof_vent: roofVent, scaffold, sign_post: sign, slide, stone_lantern: stoneLantern, swings, utility_pole: utilityPole, water_tank: waterTank, windsock, aeroplane,
  street_lamp: streetLamp, bench: parkBench, fence, stone_wall: stoneWall, crates, stall: marketStall,
} satisfies Record<string, PartMaker>;

export type PartName = keyof typeof PART_LIBRARY;
