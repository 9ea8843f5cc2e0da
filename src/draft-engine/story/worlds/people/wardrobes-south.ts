import { CITY, SOLDIER } from './wardrobe-of-city.ts';
import { both, wear, type Wardrobe } from './wardrobe-of-world.ts';

const LATIN_AMERICA: Wardrobe = {
  ...CITY,
  everyday: {
    feminine: [wear('huipil'), wear('dress'), wear('blouse'), wear('tshirt')],
    masculine: [wear('guayabera'), wear('shirt'), wear('tshirt'), wear('jacket')],
  },
  old: {
    feminine: [wear('huipil'), wear('dress')],
    masculine: [wear('guayabera', 'straw_hat'), wear('poncho', 'sombrero')],
  },
  worker: {
    feminine: [
      wear('huipil', 'straw_hat', [
        ['crimson', 'teal'],
        ['indigo', 'mustard'],
      ]),
    ],
    masculine: [
      wear('poncho', 'sombrero', [
        ['crimson', 'teal'],
        ['mustard', 'indigo'],
        ['brown', 'cream'],
      ]),
    ],
  },
  trades: {
    soldier: SOLDIER,
    farmer: {
      feminine: [wear('huipil', 'straw_hat')],
      masculine: [wear('poncho', 'sombrero'), wear('guayabera', 'sombrero', [['white', 'sky']])],
    },
    monk: {
      feminine: [wear('habit', 'veil', [['charcoal', 'white']])],
      masculine: [wear('habit', 'none', [['brown', 'tan']])],
    },
    pupil: {
      feminine: [wear('school_skirt', 'none', [['white', 'navy']])],
      masculine: [wear('shirt', 'none', [['white', 'navy']])],
    },
  },
  hair: {
    ...CITY.hair,
    women: ['long', 'braids', 'wavy', 'ponytail', 'bun', 'curly'],
    girls: ['braids', 'pigtails', 'wavy'],
    oldWomen: ['braids', 'low_bun', 'bun'],
  },
  hats: { feminine: ['none'], masculine: ['none', 'none', 'straw_hat'] },
  beards: ['none', 'moustache', 'moustache', 'stubble', 'beard'],
  colours: ['red', 'crimson', 'teal', 'mustard', 'orange', 'rose', 'indigo', 'green', 'sky', 'plum', 'white', 'cream'],
  seconds: ['mustard', 'teal', 'rose', 'white', 'sky', 'orange'],
};

const AFRICA: Wardrobe = {
  ...CITY,
  everyday: {
    feminine: [wear('kanga', 'headwrap'), wear('kanga'), wear('dress')],
    masculine: [wear('dashiki'), wear('dashiki', 'kufi'), wear('shirt')],
  },
  children: {
    feminine: [wear('kanga', 'none'), wear('dress', 'none')],
    masculine: [wear('dashiki', 'none'), wear('tshirt', 'none')],
  },
  old: { feminine: [wear('kanga', 'headwrap')], masculine: [wear('agbada', 'kufi'), wear('dashiki', 'kufi')] },
  worker: {
    feminine: [
      wear('kanga', 'headwrap', [
        ['indigo', 'mustard'],
        ['crimson', 'teal'],
      ]),
    ],
    masculine: [
      wear('tshirt', 'straw_hat', [
        ['sky', 'mustard'],
        ['cream', 'teal'],
      ]),
    ],
  },
  grand: {
    feminine: [
      wear('kanga', 'headwrap', [
        ['plum', 'gold'],
        ['crimson', 'gold'],
      ]),
    ],
    masculine: [
      wear('agbada', 'kufi', [
        ['indigo', 'gold'],
        ['white', 'gold'],
        ['plum', 'gold'],
      ]),
    ],
  },
  trades: {
    soldier: SOLDIER,
    ruler: {
      feminine: [wear('kanga', 'headwrap', [['gold', 'crimson']])],
      masculine: [wear('agbada', 'kufi', [['gold', 'crimson']])],
    },
    farmer: { feminine: [wear('kanga', 'headwrap')], masculine: [wear('dashiki', 'straw_hat')] },
    pupil: {
      feminine: [wear('school_skirt', 'none', [['sky', 'navy']])],
      masculine: [wear('shirt', 'none', [['white', 'green']])],
    },
  },
  hair: {
    women: ['afro', 'cornrows', 'locs', 'bun', 'cropped'],
    men: ['cropped', 'cropped', 'afro', 'locs', 'cornrows'],
    girls: ['cornrows', 'two_buns', 'afro'],
    boys: ['cropped', 'afro'],
    oldWomen: ['cropped', 'low_bun', 'afro'],
    oldMen: ['cropped', 'bald', 'balding'],
  },
  hats: { feminine: ['none', 'headwrap'], masculine: ['none', 'none', 'kufi'] },
  beards: ['none', 'none', 'goatee', 'beard', 'moustache'],
  colours: ['orange', 'mustard', 'teal', 'crimson', 'indigo', 'green', 'plum', 'yellow', 'red', 'sky', 'rose', 'blue'],
  seconds: ['gold', 'white', 'mustard', 'navy', 'teal', 'crimson'],
  accessories: { feminine: ['earrings', 'necklace'], masculine: ['necklace'] },
};

const ARAB_WORLD: Wardrobe = {
  ...CITY,
  everyday: {
    feminine: [wear('abaya', 'hijab'), wear('dress', 'hijab'), wear('blouse', 'hijab')],
    masculine: [
      wear('thobe', 'keffiyeh', [
        ['white', 'charcoal'],
        ['cream', 'brown'],
      ]),
      wear('thobe', 'kufi', [
        ['white', 'sky'],
        ['tan', 'cream'],
      ]),
      wear('shirt', 'none'),
    ],
  },
  children: {
    feminine: [wear('dress', 'none')],
    masculine: [wear('thobe', 'none', [['cream', 'sky']]), wear('tshirt', 'none')],
  },
  old: {
    feminine: [wear('abaya', 'hijab')],
    masculine: [
      wear('thobe', 'turban', [
        ['cream', 'brown'],
        ['tan', 'white'],
      ]),
      wear('bisht', 'keffiyeh', [['brown', 'gold']]),
    ],
  },
  worker: {
    feminine: [
      wear('abaya', 'hijab', [
        ['navy', 'tan'],
        ['brown', 'cream'],
      ]),
    ],
    masculine: [
      wear('thobe', 'turban', [
        ['tan', 'brown'],
        ['sky', 'cream'],
      ]),
    ],
  },
  grand: {
    feminine: [
      wear('abaya', 'hijab', [
        ['plum', 'gold'],
        ['teal', 'gold'],
      ]),
    ],
    masculine: [
      wear('bisht', 'keffiyeh', [
        ['black', 'gold'],
        ['brown', 'gold'],
      ]),
    ],
  },
  trades: {
    soldier: SOLDIER,
    ruler: {
      feminine: [wear('abaya', 'hijab', [['crimson', 'gold']])],
      masculine: [wear('bisht', 'turban', [['crimson', 'gold']])],
    },
    farmer: {
      feminine: [wear('abaya', 'hijab')],
      masculine: [
        wear('thobe', 'turban', [
          ['sky', 'white'],
          ['tan', 'cream'],
        ]),
      ],
    },
    pupil: {
      feminine: [wear('blouse', 'hijab', [['white', 'navy']])],
      masculine: [wear('shirt', 'none', [['sky', 'navy']])],
    },
    fighter: { feminine: [wear('abaya', 'hijab')], masculine: [wear('thobe', 'turban', [['indigo', 'tan']])] },
  },
  hair: {
    ...CITY.hair,
    women: ['long', 'wavy', 'bun'],
    girls: ['braids', 'wavy', 'curly'],
    oldWomen: ['bun', 'low_bun'],
  },
  hats: { feminine: ['hijab'], masculine: ['none', 'kufi'] },
  beards: ['beard', 'beard', 'stubble', 'moustache', 'goatee', 'none'],
  colours: ['teal', 'plum', 'navy', 'cream', 'sky', 'copper', 'forest', 'rose', 'white', 'indigo', 'brown', 'charcoal'],
  seconds: ['gold', 'cream', 'tan', 'white', 'silver'],
  accessories: { feminine: [], masculine: ['glasses'] },
};

const INDIA: Wardrobe = {
  ...CITY,
  everyday: {
    feminine: [wear('sari'), wear('salwar'), wear('sari')],
    masculine: [wear('kurta'), wear('kurta', 'turban'), wear('shirt')],
  },
  children: { feminine: [wear('salwar', 'none')], masculine: [wear('kurta', 'none'), wear('tshirt', 'none')] },
  old: { feminine: [wear('sari', 'none')], masculine: [wear('dhoti', 'turban'), wear('kurta', 'none')] },
  worker: {
    feminine: [
      wear('sari', 'none', [
        ['green', 'mustard'],
        ['indigo', 'orange'],
      ]),
    ],
    masculine: [
      wear('dhoti', 'turban', [
        ['cream', 'crimson'],
        ['sky', 'orange'],
        ['white', 'green'],
      ]),
    ],
  },
  grand: {
    feminine: [
      wear('sari', 'none', [
        ['crimson', 'gold'],
        ['plum', 'gold'],
      ]),
    ],
    masculine: [
      wear('sherwani', 'turban', [
        ['crimson', 'gold'],
        ['navy', 'gold'],
        ['cream', 'crimson'],
      ]),
    ],
  },
  trades: {
    soldier: SOLDIER,
    ruler: {
      feminine: [wear('sari', 'none', [['crimson', 'gold']])],
      masculine: [wear('sherwani', 'turban', [['gold', 'crimson']])],
    },
    monk: both(wear('kasaya', 'none', [['orange', 'cream']])),
    farmer: { feminine: [wear('sari', 'none')], masculine: [wear('dhoti', 'turban')] },
    pupil: {
      feminine: [
        wear('salwar', 'none', [
          ['sky', 'white'],
          ['white', 'navy'],
        ]),
      ],
      masculine: [wear('shirt', 'none', [['white', 'navy']])],
    },
  },
  hair: {
    ...CITY.hair,
    women: ['long', 'low_bun', 'ponytail', 'wavy', 'braids'],
    men: ['side_part', 'short', 'curly'],
    girls: ['braids', 'pigtails'],
    oldWomen: ['low_bun', 'bun'],
  },
  hats: { feminine: ['none'], masculine: ['none', 'none', 'turban'] },
  beards: ['none', 'moustache', 'moustache', 'stubble', 'beard'],
  colours: [
    'orange',
    'rose',
    'crimson',
    'teal',
    'mustard',
    'green',
    'violet',
    'pink',
    'indigo',
    'yellow',
    'sky',
    'plum',
  ],
  seconds: ['gold', 'cream', 'mustard', 'rose', 'teal', 'white'],
  accessories: { feminine: ['earrings', 'necklace'], masculine: [] },
};

/** Worlds of today in the south. */
export const SOUTHERN_WARDROBES = {
  latin_america: LATIN_AMERICA,
  africa: AFRICA,
  arab_world: ARAB_WORLD,
  india: INDIA,
};
