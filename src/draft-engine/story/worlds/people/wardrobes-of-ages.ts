import type { Culture } from '../../idea/idea-graph.ts';
import type { WorldId } from '../worlds.ts';
import { SOBER, both, wear, type Dresses, type Wardrobe } from './wardrobe-of-world.ts';
import { NORTHERN_WARDROBES } from './wardrobes-north.ts';

const { europe: EUROPE } = NORTHERN_WARDROBES;

const TWENTIES: Wardrobe = {
  everyday: {
    feminine: [wear('flapper'), wear('flapper', 'cloche'), wear('coat', 'cloche')],
    masculine: [wear('suit', 'fedora', SOBER), wear('vest', 'flat_cap', SOBER), wear('trench_coat', 'fedora', SOBER)],
  },
  children: { feminine: [wear('dress', 'none')], masculine: [wear('vest', 'flat_cap', SOBER)] },
  old: {
    feminine: [wear('prairie_dress', 'cloche'), wear('coat', 'cloche')],
    masculine: [wear('vest', 'flat_cap', SOBER), wear('frock_coat', 'bowler', SOBER)],
  },
  worker: {
    feminine: [
      wear('maid', 'coif', [
        ['black', 'white'],
        ['grey', 'white'],
      ]),
    ],
    masculine: [
      wear('overalls', 'flat_cap', [
        ['navy', 'grey'],
        ['brown', 'cream'],
      ]),
    ],
  },
  grand: {
    feminine: [
      wear('gown', 'none', [
        ['gold', 'black'],
        ['crimson', 'gold'],
        ['teal', 'silver'],
      ]),
    ],
    masculine: [
      wear('suit', 'top_hat', [
        ['black', 'white'],
        ['charcoal', 'white'],
      ]),
    ],
  },
  trades: {
    soldier: both(wear('battledress', 'steel_helmet', [['tan', 'brown']])),
    police: both(wear('uniform', 'police_cap', [['navy', 'gold']])),
    monk: {
      feminine: [wear('habit', 'veil', [['charcoal', 'white']])],
      masculine: [wear('habit', 'none', [['black', 'white']])],
    },
    farmer: {
      feminine: [wear('prairie_dress', 'straw_hat')],
      masculine: [wear('overalls', 'straw_hat', [['navy', 'tan']])],
    },
    servant: {
      feminine: [wear('maid', 'coif', [['black', 'white']])],
      masculine: [wear('vest', 'none', [['black', 'white']])],
    },
    healer: { feminine: [wear('maid', 'coif', [['white', 'sky']])], masculine: [wear('lab_coat', 'none')] },
  },
  hair: {
    women: ['finger_waves', 'finger_waves', 'bob'],
    men: ['side_part', 'side_part', 'pompadour'],
    girls: ['bob', 'braids'],
    boys: ['side_part', 'short'],
    oldWomen: ['bun', 'low_bun', 'finger_waves'],
    oldMen: ['balding', 'side_part'],
  },
  hats: { feminine: ['none', 'cloche'], masculine: ['none', 'fedora', 'flat_cap'] },
  beards: ['none', 'none', 'moustache', 'stubble'],
  colours: ['teal', 'plum', 'gold', 'crimson', 'navy', 'forest', 'copper', 'rose', 'charcoal', 'indigo'],
  seconds: ['gold', 'silver', 'cream', 'black', 'mustard', 'grey'],
  accessories: { feminine: ['necklace', 'earrings'], masculine: ['glasses', 'monocle'] },
  isModern: false,
};

const FIFTIES: Wardrobe = {
  ...TWENTIES,
  everyday: {
    feminine: [wear('fifties_dress'), wear('fifties_dress', 'headscarf'), wear('cardigan')],
    masculine: [
      wear('suit', 'fedora', SOBER),
      wear('leather_jacket', 'none'),
      wear('cardigan', 'none'),
      wear('vest', 'none'),
    ],
  },
  children: { feminine: [wear('fifties_dress', 'none')], masculine: [wear('shirt', 'cap'), wear('overalls', 'none')] },
  old: {
    feminine: [wear('cardigan', 'none'), wear('coat', 'headscarf')],
    masculine: [wear('vest', 'flat_cap', SOBER), wear('coat', 'fedora', SOBER)],
  },
  grand: {
    feminine: [
      wear('gown', 'none', [
        ['crimson', 'silver'],
        ['teal', 'white'],
      ]),
    ],
    masculine: [
      wear('suit', 'fedora', [
        ['navy', 'crimson'],
        ['grey', 'plum'],
      ]),
    ],
  },
  hair: {
    women: ['wavy', 'finger_waves', 'ponytail', 'bob'],
    men: ['pompadour', 'quiff', 'side_part'],
    girls: ['ponytail', 'pigtails', 'bob'],
    boys: ['side_part', 'quiff'],
    oldWomen: ['curly', 'bun'],
    oldMen: ['balding', 'side_part'],
  },
  hats: { feminine: ['none'], masculine: ['none', 'fedora'] },
  colours: ['red', 'sky', 'mustard', 'teal', 'pink', 'cream', 'navy', 'rose', 'green', 'copper'],
  seconds: ['white', 'cream', 'red', 'charcoal', 'sky'],
};

const WARTIME: Wardrobe = {
  ...TWENTIES,
  everyday: {
    feminine: [wear('fifties_dress'), wear('coat', 'headscarf'), wear('cardigan')],
    masculine: [
      wear('trench_coat', 'fedora', SOBER),
      wear('vest', 'flat_cap', SOBER),
      wear('battledress', 'steel_helmet', [['forest', 'tan']]),
    ],
  },
  children: {
    feminine: [wear('coat', 'none'), wear('dress', 'none')],
    masculine: [wear('vest', 'flat_cap', SOBER), wear('sweater', 'flat_cap')],
  },
  worker: {
    feminine: [
      wear('overalls', 'bandana', [
        ['navy', 'red'],
        ['teal', 'cream'],
      ]),
    ],
    masculine: [wear('overalls', 'flat_cap', [['navy', 'grey']])],
  },
  grand: {
    feminine: [
      wear('coat', 'cloche', [
        ['plum', 'black'],
        ['forest', 'tan'],
      ]),
    ],
    masculine: [
      wear('uniform', 'police_cap', [
        ['forest', 'gold'],
        ['navy', 'gold'],
      ]),
    ],
  },
  trades: {
    ...TWENTIES.trades,
    soldier: both(
      wear('battledress', 'steel_helmet', [
        ['forest', 'tan'],
        ['tan', 'brown'],
        ['grey', 'charcoal'],
      ]),
    ),
    healer: {
      feminine: [
        wear('maid', 'coif', [
          ['sky', 'white'],
          ['grey', 'white'],
        ]),
      ],
      masculine: [wear('lab_coat', 'none')],
    },
  },
  hair: { ...FIFTIES.hair, men: ['side_part', 'cropped', 'short'] },
  hats: { feminine: ['none', 'headscarf'], masculine: ['flat_cap', 'none'] },
  colours: ['forest', 'brown', 'navy', 'charcoal', 'tan', 'plum', 'teal', 'copper', 'indigo'],
  seconds: ['tan', 'cream', 'grey', 'brown'],
};

const NEAR_FUTURE: Wardrobe = {
  ...EUROPE,
  everyday: {
    feminine: [wear('future_coat'), wear('tech_suit'), wear('jacket', 'visor')],
    masculine: [wear('future_coat'), wear('tech_suit', 'visor'), wear('jacket'), wear('hoodie', 'visor')],
  },
  children: both(wear('hoodie', 'none'), wear('jacket', 'none'), wear('jumpsuit', 'none')),
  old: both(wear('future_coat', 'none'), wear('cardigan', 'none')),
  worker: both(
    wear('jumpsuit', 'cap', [
      ['orange', 'charcoal'],
      ['teal', 'grey'],
    ]),
  ),
  grand: both(
    wear('future_coat', 'none', [
      ['white', 'gold'],
      ['black', 'silver'],
      ['plum', 'silver'],
    ]),
  ),
  trades: {
    soldier: both(
      wear('tech_suit', 'visor', [
        ['charcoal', 'silver'],
        ['forest', 'grey'],
      ]),
    ),
    police: both(wear('tech_suit', 'visor', [['navy', 'silver']])),
  },
  hair: {
    ...EUROPE.hair,
    women: ['undercut', 'bob', 'shag', 'long', 'ponytail', 'locs', 'cornrows'],
    men: ['undercut', 'cropped', 'quiff', 'mohawk', 'locs', 'short'],
  },
  hats: { feminine: ['none', 'none', 'visor'], masculine: ['none', 'none', 'visor'] },
  colours: ['teal', 'indigo', 'violet', 'charcoal', 'cyan', 'rose', 'white', 'orange', 'navy', 'plum'],
  seconds: ['silver', 'cyan', 'white', 'charcoal', 'orange'],
  accessories: { feminine: ['earrings'], masculine: [] },
};

const FAR_FUTURE: Wardrobe = {
  ...NEAR_FUTURE,
  everyday: both(wear('tech_suit', 'none'), wear('future_coat', 'none'), wear('jumpsuit', 'none')),
  old: both(
    wear('robe', 'none', [
      ['white', 'silver'],
      ['indigo', 'silver'],
      ['teal', 'silver'],
    ]),
  ),
  grand: both(
    wear('cape', 'none', [
      ['white', 'gold'],
      ['indigo', 'silver'],
      ['plum', 'silver'],
    ]),
  ),
  colours: ['white', 'silver', 'indigo', 'teal', 'violet', 'sky', 'copper', 'rose', 'navy'],
};

const SPACE: Wardrobe = {
  ...FAR_FUTURE,
  everyday: both(wear('jumpsuit', 'none'), wear('tech_suit', 'none')),
  old: both(wear('jumpsuit', 'none')),
  worker: both(
    wear('jumpsuit', 'cap', [
      ['orange', 'charcoal'],
      ['mustard', 'navy'],
    ]),
  ),
  grand: both(
    wear('uniform', 'none', [
      ['navy', 'silver'],
      ['white', 'gold'],
    ]),
  ),
  colours: ['orange', 'teal', 'navy', 'white', 'sky', 'crimson', 'mustard', 'indigo', 'grey'],
};

export const WARDROBES_OF_AGES = {
  twenties: TWENTIES,
  fifties: FIFTIES,
  wartime: WARTIME,
  near_future: NEAR_FUTURE,
  far_future: FAR_FUTURE,
  space: SPACE,
};

type Local = Partial<Record<Culture, { everyday: Dresses; old: Dresses }>>;
const CHINESE = {
  everyday: {
    feminine: [wear('qipao', 'none'), wear('tangzhuang', 'none')],
    masculine: [wear('changshan', 'none'), wear('changshan', 'fedora'), wear('tangzhuang', 'flat_cap')],
  },
  old: { feminine: [wear('tangzhuang', 'none')], masculine: [wear('changshan', 'none')] },
} satisfies Local[Culture];
const KOREAN = {
  everyday: {
    feminine: [wear('hanbok', 'none')],
    masculine: [wear('baji_jeogori', 'none'), wear('suit', 'fedora', SOBER), wear('coat', 'flat_cap')],
  },
  old: { feminine: [wear('hanbok', 'none')], masculine: [wear('dopo', 'gat')] },
} satisfies Local[Culture];
const JAPANESE = {
  everyday: {
    feminine: [wear('kimono', 'none'), wear('coat', 'cloche')],
    masculine: [wear('hakama', 'none'), wear('kimono', 'fedora'), wear('suit', 'fedora', SOBER)],
  },
  old: { feminine: [wear('kimono', 'none')], masculine: [wear('kimono', 'none')] },
} satisfies Local[Culture];

/** What the old clothes of a country are in an age that the west gave its name. */
export const LOCAL_CLOTHES: Partial<Record<WorldId, Local>> = {
  twenties: { china: CHINESE, korea: KOREAN, japan: JAPANESE },
  wartime: { china: CHINESE, korea: KOREAN, japan: JAPANESE },
  fifties: {
    china: { everyday: both(wear('tangzhuang', 'flat_cap'), wear('tangzhuang', 'none')), old: CHINESE.old },
    korea: KOREAN,
    japan: {
      everyday: {
        feminine: [wear('fifties_dress', 'none'), wear('kimono', 'none')],
        masculine: [wear('suit', 'fedora', SOBER), wear('cardigan', 'none')],
      },
      old: JAPANESE.old,
    },
  },
};
