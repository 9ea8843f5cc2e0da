import { both, wear, type Dress, type Wardrobe } from './wardrobe-of-world.ts';

/** The cloth of old China's men. */
const ROBES: Dress['colours'] = [
  ['indigo', 'silver'],
  ['teal', 'cream'],
  ['cream', 'indigo'],
  ['navy', 'sky'],
  ['crimson', 'charcoal'],
  ['forest', 'tan'],
  ['white', 'teal'],
  ['copper', 'cream'],
  ['grey', 'navy'],
];

/** Old China: the long robes of the dynasties and the road clothes of the rivers and lakes. */
const OLD_CHINA: Wardrobe = {
  everyday: {
    feminine: [wear('ruqun'), wear('hanfu')],
    masculine: [wear('hanfu', undefined, ROBES), wear('wuxia_robe', undefined, ROBES)],
  },
  children: { feminine: [wear('ruqun')], masculine: [wear('wuxia_robe')] },
  old: { feminine: [wear('hanfu')], masculine: [wear('hanfu')] },
  worker: {
    feminine: [wear('wuxia_robe', 'headscarf', [['tan', 'brown']])],
    masculine: [
      wear('wuxia_robe', 'conical_hat', [
        ['tan', 'brown'],
        ['grey', 'charcoal'],
      ]),
    ],
  },
  grand: {
    feminine: [
      wear('hanfu', 'none', [
        ['crimson', 'gold'],
        ['plum', 'gold'],
      ]),
    ],
    masculine: [
      wear('court_robe', 'official_hat', [
        ['crimson', 'gold'],
        ['indigo', 'gold'],
      ]),
    ],
  },
  trades: {
    ruler: {
      feminine: [wear('court_robe', 'none', [['crimson', 'gold']])],
      masculine: [wear('court_robe', 'official_hat', [['gold', 'crimson']])],
    },
    soldier: both(
      wear('lamellar', 'war_helm', [
        ['grey', 'crimson'],
        ['brown', 'crimson'],
      ]),
    ),
    police: both(wear('wuxia_robe', 'official_hat', [['navy', 'crimson']])),
    monk: both(
      wear('kasaya', 'none', [
        ['mustard', 'grey'],
        ['crimson', 'tan'],
      ]),
    ),
    scholar: both(
      wear('hanfu', 'none', [
        ['sky', 'white'],
        ['cream', 'teal'],
        ['white', 'indigo'],
      ]),
    ),
    healer: both(wear('hanfu', 'none', [['green', 'cream']])),
    fighter: both(
      wear('wuxia_robe', undefined, [
        ['indigo', 'silver'],
        ['white', 'sky'],
        ['black', 'crimson'],
        ['teal', 'tan'],
      ]),
    ),
    servant: both(
      wear('wuxia_robe', 'none', [
        ['green', 'tan'],
        ['grey', 'tan'],
      ]),
    ),
    pupil: both(wear('hanfu', 'none', [['cream', 'sky']])),
  },
  hair: {
    women: ['pinned', 'pinned', 'bun', 'low_bun'],
    men: ['topknot'],
    girls: ['two_buns'],
    boys: ['topknot', 'two_buns'],
    oldWomen: ['low_bun', 'bun'],
    oldMen: ['topknot'],
  },
  hats: { feminine: ['none'], masculine: ['none', 'none', 'none', 'conical_hat'] },
  beards: ['none', 'none', 'goatee', 'moustache', 'long_beard'],
  colours: [
    'teal',
    'crimson',
    'indigo',
    'cream',
    'sky',
    'plum',
    'forest',
    'rose',
    'mustard',
    'white',
    'navy',
    'copper',
  ],
  seconds: ['white', 'cream', 'tan', 'sky', 'gold', 'grey'],
  accessories: { feminine: ['earrings'], masculine: [] },
  isModern: false,
};

/** The light cotton of Joseon's men. */
const PLAIN: Dress['colours'] = [
  ['cream', 'white'],
  ['sky', 'white'],
  ['grey', 'white'],
  ['teal', 'cream'],
  ['tan', 'cream'],
  ['indigo', 'white'],
];
/** The cloth of Edo's men. */
const QUIET: Dress['colours'] = [
  ['indigo', 'grey'],
  ['navy', 'charcoal'],
  ['teal', 'grey'],
  ['brown', 'tan'],
  ['grey', 'navy'],
  ['forest', 'brown'],
  ['charcoal', 'grey'],
];

/** Joseon: chima and jeogori, baji and dopo, the horsehair hat of grown men. */
const JOSEON: Wardrobe = {
  everyday: {
    feminine: [wear('hanbok')],
    masculine: [wear('dopo', 'gat'), wear('baji_jeogori', 'hachimaki', PLAIN), wear('baji_jeogori', 'none', PLAIN)],
  },
  children: { feminine: [wear('hanbok')], masculine: [wear('baji_jeogori', 'none', PLAIN)] },
  worker: {
    feminine: [
      wear('hanbok', 'headscarf', [
        ['cream', 'brown'],
        ['white', 'grey'],
      ]),
    ],
    masculine: [
      wear('baji_jeogori', 'hachimaki', [
        ['cream', 'white'],
        ['tan', 'cream'],
      ]),
    ],
  },
  grand: {
    feminine: [
      wear('hanbok', 'none', [
        ['forest', 'crimson'],
        ['gold', 'navy'],
        ['plum', 'indigo'],
      ]),
    ],
    masculine: [
      wear('dopo', 'gat', [
        ['sky', 'crimson'],
        ['white', 'navy'],
        ['teal', 'crimson'],
      ]),
    ],
  },
  trades: {
    ruler: {
      feminine: [wear('hanbok', 'none', [['forest', 'crimson']])],
      masculine: [wear('court_robe', 'official_hat', [['crimson', 'gold']])],
    },
    noble: {
      feminine: [wear('hanbok', 'none', [['yellow', 'crimson']])],
      masculine: [wear('court_robe', 'official_hat', [['navy', 'gold']])],
    },
    soldier: both(
      wear('wuxia_robe', 'gat', [
        ['crimson', 'navy'],
        ['navy', 'crimson'],
      ]),
    ),
    police: both(wear('wuxia_robe', 'gat', [['navy', 'charcoal']])),
    monk: both(
      wear('kasaya', 'none', [
        ['crimson', 'grey'],
        ['brown', 'grey'],
      ]),
    ),
    scholar: {
      feminine: [wear('hanbok', 'none')],
      masculine: [
        wear('dopo', 'gat', [
          ['white', 'charcoal'],
          ['sky', 'navy'],
        ]),
      ],
    },
    healer: {
      feminine: [wear('hanbok', 'none', [['sky', 'navy']])],
      masculine: [wear('dopo', 'gat', [['green', 'brown']])],
    },
    fighter: both(
      wear('wuxia_robe', undefined, [
        ['indigo', 'grey'],
        ['black', 'crimson'],
        ['teal', 'charcoal'],
      ]),
    ),
    pupil: { feminine: [wear('hanbok', 'none')], masculine: [wear('dopo', 'none', [['sky', 'white']])] },
  },
  hair: {
    women: ['low_bun', 'low_bun', 'braids'],
    men: ['topknot'],
    girls: ['braids', 'ponytail'],
    boys: ['ponytail'],
    oldWomen: ['low_bun'],
    oldMen: ['topknot'],
  },
  hats: { feminine: ['none'], masculine: ['none', 'none', 'gat'] },
  beards: ['none', 'none', 'goatee', 'moustache', 'beard'],
  colours: ['sky', 'rose', 'teal', 'cream', 'white', 'indigo', 'crimson', 'mustard', 'green', 'plum', 'pink', 'navy'],
  seconds: ['crimson', 'navy', 'white', 'rose', 'sky', 'plum'],
  accessories: { feminine: [], masculine: [] },
  isModern: false,
};

/** Edo: kimono, hakama and short coats. */
const EDO: Wardrobe = {
  everyday: {
    feminine: [wear('kimono'), wear('yukata')],
    masculine: [wear('kimono', undefined, QUIET), wear('hakama', undefined, QUIET)],
  },
  children: both(wear('yukata', 'none')),
  worker: {
    feminine: [
      wear('yukata', 'headscarf', [
        ['indigo', 'crimson'],
        ['navy', 'tan'],
      ]),
    ],
    masculine: [
      wear('happi', 'hachimaki', [
        ['indigo', 'crimson'],
        ['navy', 'white'],
      ]),
    ],
  },
  grand: {
    feminine: [
      wear('kimono', 'none', [
        ['crimson', 'gold'],
        ['plum', 'gold'],
      ]),
    ],
    masculine: [
      wear('kamishimo', 'none', [
        ['navy', 'grey'],
        ['charcoal', 'silver'],
        ['forest', 'tan'],
      ]),
    ],
  },
  trades: {
    ruler: {
      feminine: [wear('kimono', 'none', [['crimson', 'gold']])],
      masculine: [wear('kamishimo', 'none', [['plum', 'silver']])],
    },
    soldier: both(
      wear('lamellar', 'war_helm', [
        ['crimson', 'navy'],
        ['indigo', 'crimson'],
      ]),
    ),
    police: both(wear('happi', 'none', [['charcoal', 'grey']])),
    monk: both(
      wear('kasaya', 'none', [
        ['copper', 'charcoal'],
        ['mustard', 'brown'],
      ]),
    ),
    scholar: {
      feminine: [wear('kimono', 'none')],
      masculine: [
        wear('hakama', 'none', [
          ['grey', 'charcoal'],
          ['indigo', 'grey'],
        ]),
      ],
    },
    fighter: both(
      wear('hakama', undefined, [
        ['indigo', 'charcoal'],
        ['navy', 'grey'],
        ['black', 'brown'],
        ['white', 'navy'],
      ]),
    ),
    farmer: both(wear('happi', 'conical_hat', [['indigo', 'tan']])),
    healer: { feminine: [wear('kimono', 'none')], masculine: [wear('hakama', 'none', [['green', 'grey']])] },
  },
  hair: {
    women: ['bun', 'low_bun', 'pinned', 'hime'],
    men: ['topknot'],
    girls: ['hime', 'bob', 'two_buns'],
    boys: ['topknot', 'bob'],
    oldWomen: ['low_bun', 'bun'],
    oldMen: ['topknot', 'balding'],
  },
  hats: { feminine: ['none'], masculine: ['none', 'none', 'none', 'conical_hat'] },
  beards: ['none', 'none', 'none', 'stubble', 'goatee', 'moustache'],
  colours: [
    'indigo',
    'navy',
    'crimson',
    'plum',
    'teal',
    'forest',
    'rose',
    'cream',
    'copper',
    'sky',
    'charcoal',
    'mustard',
  ],
  seconds: ['grey', 'cream', 'mustard', 'crimson', 'tan', 'silver'],
  accessories: { feminine: [], masculine: [] },
  isModern: false,
};

export const OLD_EASTERN_WARDROBES = { old_china: OLD_CHINA, joseon: JOSEON, edo: EDO };
