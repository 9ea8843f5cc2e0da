import type { Dress, Dresses, Wardrobe } from './wardrobe-of-world.ts';
import { both, wear } from './wardrobe-of-world.ts';

/** A soldier of today and of the wars of the twentieth century. */
export const SOLDIER: Dresses = both(
  wear('battledress', 'steel_helmet', [
    ['forest', 'tan'],
    ['tan', 'brown'],
  ]),
);

/** Old women of a city: bare heads and jewels, for grey hair under a hat is anybody's. */
export const OLD_WOMEN: readonly Dress[] = [
  { ...wear('cardigan', 'none'), accessories: ['earrings'] },
  { ...wear('blouse', 'none'), accessories: ['necklace'] },
  { ...wear('dress', 'none'), accessories: ['earrings', 'necklace'] },
];

/** What people of a city wear anywhere. */
export const CITY: Wardrobe = {
  everyday: {
    feminine: [wear('cardigan'), wear('jacket'), wear('blouse'), wear('dress'), wear('sweater'), wear('coat')],
    masculine: [wear('jacket'), wear('shirt'), wear('sweater'), wear('tshirt'), wear('blazer'), wear('coat')],
  },
  children: {
    feminine: [wear('hoodie'), wear('tshirt'), wear('overalls'), wear('dress')],
    masculine: [wear('hoodie'), wear('tshirt'), wear('overalls'), wear('jacket')],
  },
  old: {
    feminine: OLD_WOMEN,
    masculine: [wear('cardigan'), wear('vest'), wear('coat')],
  },
  worker: both(
    wear('overalls', 'cap'),
    wear('overalls', 'none', [
      ['navy', 'white'],
      ['forest', 'tan'],
    ]),
  ),
  grand: {
    feminine: [
      wear('blazer', 'none', [
        ['navy', 'cream'],
        ['crimson', 'white'],
        ['charcoal', 'rose'],
      ]),
    ],
    masculine: [
      wear('suit', 'none', [
        ['navy', 'crimson'],
        ['charcoal', 'sky'],
        ['grey', 'plum'],
      ]),
    ],
  },
  trades: { soldier: SOLDIER },
  hair: {
    women: ['long', 'wavy', 'bob', 'ponytail', 'bun', 'shag', 'curly'],
    men: ['short', 'side_part', 'quiff', 'undercut', 'cropped', 'curly'],
    girls: ['pigtails', 'braids', 'bob', 'ponytail', 'wavy'],
    boys: ['short', 'spiky', 'curly', 'side_part'],
    oldWomen: ['bob', 'curly', 'bun'],
    oldMen: ['balding', 'side_part', 'short', 'bald'],
  },
  hats: {
    feminine: ['none', 'none', 'none', 'none', 'none', 'beret'],
    masculine: ['none', 'none', 'none', 'none', 'none', 'cap'],
  },
  beards: ['none', 'none', 'none', 'stubble', 'beard', 'moustache'],
  colours: [
    'red',
    'mustard',
    'teal',
    'navy',
    'plum',
    'forest',
    'orange',
    'sky',
    'rose',
    'crimson',
    'green',
    'indigo',
    'cream',
    'copper',
  ],
  seconds: ['cream', 'white', 'tan', 'grey', 'charcoal', 'mustard', 'sky', 'brown'],
  accessories: { feminine: ['scarf', 'earrings', 'necklace', 'glasses'], masculine: ['glasses', 'scarf', 'belt'] },
  isModern: true,
};

/** The same in China, Korea and Japan. */
export const EASTERN_CITY: Wardrobe = {
  ...CITY,
  everyday: {
    feminine: [wear('cardigan'), wear('coat'), wear('blouse'), wear('dress'), wear('sweater'), wear('jacket')],
    masculine: [wear('jacket'), wear('coat'), wear('shirt'), wear('sweater'), wear('hoodie'), wear('blazer')],
  },
  hair: {
    women: ['long', 'bob', 'ponytail', 'bun', 'wavy', 'braids'],
    men: ['short', 'side_part', 'undercut', 'quiff', 'cropped'],
    girls: ['pigtails', 'bob', 'ponytail', 'hime', 'two_buns'],
    boys: ['short', 'spiky', 'side_part'],
    oldWomen: ['curly', 'bun', 'bob'],
    oldMen: ['balding', 'short', 'side_part', 'bald'],
  },
  hats: { feminine: ['none'], masculine: ['none', 'none', 'none', 'none', 'cap'] },
  beards: ['none', 'none', 'none', 'none', 'stubble', 'goatee'],
};
