/** What is done with a thing by its kind. */
export type ThingUse =
  | 'music'
  | 'travel'
  | 'ride'
  | 'eat'
  | 'drink'
  | 'read'
  | 'wear'
  | 'light'
  | 'toy'
  | 'grow'
  | 'fly'
  | 'precious'
  | 'tool'
  | 'built'
  | 'any';

/** Little stories of a thing: found, opened, mended, lost, given. */
export const THING_STORIES: Readonly<Record<ThingUse, readonly string[]>> = {
  music: [
    'child: open box; find thing; repair thing; *play_music thing; other dance',
    'old_man: carry thing; play_music thing; other listen; *give thing >other; other play_music thing',
    'child: other play_music thing; listen other; *play_music thing; dance +other; laugh +other',
  ],
  travel: [
    'stranger: run; board thing; meet other; *give bread >other; laugh +other',
    'old_woman: wait; board thing; other drop bag; *give bag >other; sit +other',
    'child: wait; lose hat; other catch hat; *board thing; other laugh',
  ],
  ride: [
    'old_man: find thing; wash thing; *repair thing; other ride thing; laugh +other',
    'child: find thing; wash thing; *repair thing; ride thing; other run',
    'friend: carry bread; ride thing; other run; *give bread >other; ride thing +other',
  ],
  eat: [
    'child: carry thing; other watch thing; *give thing >other; other eat thing; laugh +other',
    'old_woman: find recipe; cook thing; *give thing >other; eat thing +other; embrace other',
    'animal.dog: cook thing; other steal thing; chase other; *eat thing +other; laugh',
  ],
  drink: [
    'stranger: pour thing; carry thing; *give thing >other; other drink thing; laugh +other',
    'neighbour: wake; drop cup; other enter; *pour thing >other; drink thing +other',
    'old_woman: open door; pour thing; *drink thing +other; show photo >other; laugh +other',
  ],
  read: [
    'old_woman: find thing; open thing; *read thing; give thing >other; other weep',
    'stranger: lose thing; other find thing; other read thing; *other give thing >hero; walk +other',
    'child: carry thing; drop thing; chase thing; *catch thing; read thing >other',
  ],
  wear: [
    'old_man: open box; find thing; show thing >other; *give thing >other; other dance',
    'child: sew thing; repair thing; *give thing >other; other run; laugh',
    'stranger: lose thing; other find thing; *other give thing >hero; walk +other; laugh +other',
  ],
  light: [
    'animal.cat: carry thing; walk; *find other; carry other; sleep +other',
    'child: find thing; repair thing; *show thing >other; give thing >other; walk +other',
    'old_man: carry thing; other fall; *rescue other; give thing >other; embrace other',
  ],
  toy: [
    'friend: find thing; play thing; lose thing; *other find thing; play +other',
    'child: open box; find thing; *repair thing; give thing >other; other play',
    'animal.dog: play thing; other steal thing; chase other; *catch other; play +other',
  ],
  grow: [
    'child: plant thing; water thing; wait; *watch thing; give thing >other',
    'old_woman: find thing; carry thing; *give thing >other; other embrace hero; plant thing',
    'friend: water thing; lose thing; search thing; *find thing; give thing >other',
  ],
  fly: [
    'child: find thing; repair thing; carry thing; *play thing; laugh +other',
    'friend: build thing; paint thing; *play thing; fly +other; embrace other',
    'animal.bird: watch thing; follow thing; thing fall; *repair thing; play thing',
  ],
  precious: [
    'old_woman: find thing; wash thing; search other; *give thing >other; other embrace hero',
    'thief: other steal thing; chase other; *catch other; take thing; show thing',
    'child: open box; find thing; show thing >other; *give thing >other; embrace other',
  ],
  tool: [
    'neighbour: find thing; repair thing; *give thing >other; other use thing; laugh +other',
    'child: carry thing; use thing; *teach other; other use thing; embrace other',
    'apprentice: lose thing; search thing; other find thing; *use thing; give thing >other',
  ],
  built: [
    'friend: build thing; other carry hat; *dance +other; laugh +other; photograph thing',
    'old_woman: build thing; paint thing; *show thing >other; other laugh; embrace other',
    'child: find thing; repair thing; *show thing >other; dance +other; laugh +other',
  ],
  any: [
    'child: find thing; carry thing; *repair thing; show thing >other; laugh +other',
    'stranger: lose thing; other find thing; *other give thing >hero; walk +other; laugh +other',
    'old_woman: carry thing; open door; *give thing >other; pour tea >other; embrace other',
  ],
};

/** Things by use; whatever is not here is used in no way of its own. */
export const USES_OF_THINGS: readonly (readonly [ThingUse, string])[] = [
  ['built', 'snowman scarecrow jack_o_lantern christmas_tree treehouse statue wreath'],
  [
    'music',
    'guitar violin piano drum flute trumpet record bell cello harp accordion harmonica saxophone drum_kit zither shamisen pipa erhu gong tambourine whistle gramophone music_box',
  ],
  [
    'travel',
    'ship train bus truck fire_engine ambulance police_car taxi camper_van carriage tram cable_car submarine tank',
  ],
  ['ride', 'bicycle car boat motorcycle scooter tractor cart rickshaw skateboard sled raft canoe'],
  [
    'eat',
    'bread cake bowl noodles apple egg ice_cream rice soup dumplings steamed_bun kimchi sushi rice_ball lunchbox tofu mooncake rice_cake skewer candied_haws burger pizza hot_dog sandwich cheese meat cookie donut popcorn chocolate lollipop candy honey orange banana grapes strawberry peach cherries lemon watermelon tomato pumpkin carrot mushroom corn potato cabbage',
  ],
  ['drink', 'cup teapot bottle wine beer coffee tea milk juice thermos'],
  ['read', 'map letter book notebook newspaper photo postcard envelope scroll diploma recipe sheet_music poster'],
  [
    'wear',
    'hat shoe coat scarf dress glasses boots high_heels slippers sock glove shirt jeans suit kimono hanbok wedding_dress helmet sunglasses ribbon tie backpack handbag',
  ],
  ['light', 'lantern lamp candle torch bulb magic_lamp campfire'],
  [
    'toy',
    'robot_toy doll ball toy_car building_blocks teddy_bear rocking_horse puppet spinning_top football basketball dice magic_cube puzzle game_controller',
  ],
  ['grow', 'flower bouquet seed plant leaf tree_sapling rose sunflower cherry_branch cactus bamboo wheat clover'],
  ['fly', 'kite balloon rocket aeroplane paper_plane helicopter hot_air_balloon spaceship drone ufo parachute'],
  [
    'precious',
    'gem ring coin crown medal trophy pearl treasure necklace earrings bracelet wallet watch money crystal_ball painting',
  ],
  [
    'tool',
    'umbrella camera phone radio computer laptop tablet hammer wrench saw scissors brush pen broom fishing_rod net rope telescope magnifier compass sewing_machine headphones toothbrush soap pillow blanket electric_fan kettle',
  ],
];

/** What is advertised: somebody has a small trouble, uses the thing, is glad and shows it to another. */
export const ADVERTISED: Readonly<Partial<Record<ThingUse, readonly string[]>>> = {
  eat: [
    'neighbour: wake; carry thing; *eat thing; give thing >other; other eat thing',
    'child: other weep; carry thing; *give thing >other; other eat thing; laugh +other',
    'friend: run; sit; *eat thing; other watch thing; give thing >other',
  ],
  drink: [
    'neighbour: wake; drop book; pour thing; *drink thing; give thing >other',
    'stranger: run; open door; pour thing; *drink thing; drink thing +other',
    'friend: sleep; other wake hero; *drink thing; dance; give thing >other',
  ],
  wear: [
    'friend: fall; open box; *show thing; run; give thing >other',
    'friend: walk; other laugh; open gift; *show thing; dance +other',
    'neighbour: run; fall; other give thing >hero; *show thing; jump',
  ],
};
export const ADVERTISED_ANY: readonly string[] = [
  'neighbour: carry box; fall; open box; *use thing; show thing >other',
  'friend: search thing; other give thing >hero; *use thing; laugh +other; show thing >other',
  'child: sit; open box; find thing; *use thing; give thing >other',
];
