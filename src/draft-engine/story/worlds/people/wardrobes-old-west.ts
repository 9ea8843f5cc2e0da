import { SOBER, both, wear, type Wardrobe } from './wardrobe-of-world.ts';

const MEDIEVAL: Wardrobe = {
  everyday: { feminine: [wear('peasant_dress')], masculine: [wear('tunic')] },
  children: { feminine: [wear('peasant_dress', 'none')], masculine: [wear('tunic', 'none')] },
  worker: {
    feminine: [
      wear('peasant_dress', 'coif', [
        ['brown', 'tan'],
        ['grey', 'brown'],
      ]),
    ],
    masculine: [
      wear('tunic', 'hood', [
        ['brown', 'tan'],
        ['forest', 'brown'],
        ['tan', 'charcoal'],
      ]),
    ],
  },
  grand: {
    feminine: [
      wear('noble_gown', 'none', [
        ['crimson', 'cream'],
        ['indigo', 'gold'],
        ['forest', 'cream'],
      ]),
    ],
    masculine: [
      wear('doublet', 'feather_cap', [
        ['plum', 'charcoal'],
        ['crimson', 'navy'],
        ['teal', 'brown'],
      ]),
    ],
  },
  trades: {
    ruler: {
      feminine: [
        wear('noble_gown', 'crown', [
          ['plum', 'gold'],
          ['crimson', 'gold'],
        ]),
      ],
      masculine: [
        wear('cape', 'crown', [
          ['indigo', 'crimson'],
          ['crimson', 'gold'],
        ]),
      ],
    },
    noble: {
      feminine: [
        wear('noble_gown', 'crown', [
          ['pink', 'cream'],
          ['sky', 'white'],
        ]),
      ],
      masculine: [
        wear('doublet', 'feather_cap', [
          ['blue', 'cream'],
          ['crimson', 'cream'],
        ]),
      ],
    },
    soldier: both(
      wear('tabard', 'helmet', [
        ['crimson', 'gold'],
        ['navy', 'silver'],
      ]),
    ),
    police: both(wear('tabard', 'helmet', [['forest', 'mustard']])),
    monk: {
      feminine: [wear('habit', 'veil', [['charcoal', 'white']])],
      masculine: [wear('habit', 'none', [['brown', 'tan']])],
    },
    scholar: both(
      wear('habit', 'feather_cap', [
        ['indigo', 'tan'],
        ['charcoal', 'crimson'],
      ]),
    ),
    healer: both(wear('habit', 'coif', [['forest', 'cream']])),
    fighter: both(
      wear('tabard', 'none', [
        ['indigo', 'silver'],
        ['forest', 'gold'],
      ]),
    ),
    sailor: both(wear('tunic', 'bandana', [['navy', 'tan']])),
  },
  hair: {
    women: ['braids', 'wavy', 'long', 'bun'],
    men: ['bob', 'short', 'curly', 'shag'],
    girls: ['braids', 'wavy'],
    boys: ['bob', 'short', 'curly'],
    oldWomen: ['low_bun', 'bun'],
    oldMen: ['balding', 'bob', 'short'],
  },
  hats: { feminine: ['none', 'none', 'coif'], masculine: ['none', 'none', 'hood', 'feather_cap'] },
  beards: ['none', 'stubble', 'beard', 'beard', 'moustache'],
  colours: ['forest', 'crimson', 'navy', 'mustard', 'teal', 'brown', 'plum', 'copper', 'green', 'indigo'],
  seconds: ['tan', 'brown', 'cream', 'grey', 'charcoal'],
  accessories: { feminine: [], masculine: ['belt'] },
  isModern: false,
};

/** Fairy tales: the old clothes in clear colours. */
const TALE: Wardrobe = {
  ...MEDIEVAL,
  everyday: { feminine: [wear('peasant_dress'), wear('dress', 'hood')], masculine: [wear('tunic'), wear('doublet')] },
  colours: ['red', 'sky', 'green', 'yellow', 'violet', 'rose', 'teal', 'orange', 'blue', 'crimson'],
  seconds: ['cream', 'white', 'tan', 'mustard', 'brown'],
};

const NINETEENTH: Wardrobe = {
  everyday: {
    feminine: [wear('crinoline'), wear('prairie_dress')],
    masculine: [wear('frock_coat', undefined, SOBER), wear('vest', 'bowler', SOBER)],
  },
  children: {
    feminine: [wear('prairie_dress', 'none')],
    masculine: [wear('vest', 'flat_cap')],
  },
  worker: {
    feminine: [
      wear('maid', 'coif', [
        ['charcoal', 'white'],
        ['navy', 'white'],
      ]),
    ],
    masculine: [
      wear('vest', 'flat_cap', [
        ['brown', 'tan'],
        ['charcoal', 'grey'],
      ]),
    ],
  },
  grand: {
    feminine: [
      wear('crinoline', 'bonnet', [
        ['plum', 'gold'],
        ['crimson', 'cream'],
        ['teal', 'cream'],
      ]),
    ],
    masculine: [
      wear('frock_coat', 'top_hat', [
        ['charcoal', 'crimson'],
        ['navy', 'silver'],
      ]),
    ],
  },
  trades: {
    ruler: {
      feminine: [wear('crinoline', 'crown', [['plum', 'gold']])],
      masculine: [wear('uniform', 'crown', [['crimson', 'gold']])],
    },
    soldier: both(
      wear('uniform', 'police_cap', [
        ['crimson', 'gold'],
        ['navy', 'gold'],
      ]),
    ),
    police: both(wear('uniform', 'bowler', [['navy', 'silver']])),
    monk: {
      feminine: [wear('habit', 'veil', [['charcoal', 'white']])],
      masculine: [wear('habit', 'none', [['black', 'white']])],
    },
    servant: {
      feminine: [wear('maid', 'coif', [['black', 'white']])],
      masculine: [wear('frock_coat', 'none', [['black', 'white']])],
    },
    farmer: { feminine: [wear('prairie_dress', 'bonnet')], masculine: [wear('vest', 'straw_hat', [['brown', 'tan']])] },
    healer: {
      feminine: [wear('maid', 'coif', [['sky', 'white']])],
      masculine: [wear('frock_coat', 'top_hat', [['charcoal', 'tan']])],
    },
    sailor: both(wear('coat', 'tricorn', [['navy', 'gold']])),
  },
  hair: {
    women: ['bun', 'low_bun', 'wavy'],
    men: ['side_part', 'side_part', 'curly', 'short'],
    girls: ['braids', 'wavy', 'pigtails'],
    boys: ['side_part', 'short', 'curly'],
    oldWomen: ['bun', 'low_bun'],
    oldMen: ['balding', 'side_part'],
  },
  hats: { feminine: ['none', 'none', 'bonnet'], masculine: ['none', 'top_hat', 'bowler'] },
  beards: ['none', 'moustache', 'moustache', 'beard', 'goatee'],
  colours: ['navy', 'plum', 'forest', 'crimson', 'teal', 'brown', 'indigo', 'copper', 'rose', 'charcoal'],
  seconds: ['cream', 'tan', 'mustard', 'grey', 'silver', 'white'],
  accessories: { feminine: ['earrings', 'necklace'], masculine: ['monocle', 'glasses'] },
  isModern: false,
};

const OLD_WEST: Wardrobe = {
  ...NINETEENTH,
  everyday: {
    feminine: [wear('prairie_dress'), wear('prairie_dress', 'bonnet')],
    masculine: [wear('cowboy'), wear('vest', 'cowboy_hat')],
  },
  worker: {
    feminine: [
      wear('prairie_dress', 'bonnet', [
        ['tan', 'brown'],
        ['sky', 'cream'],
      ]),
    ],
    masculine: [
      wear('cowboy', 'cowboy_hat', [
        ['brown', 'tan'],
        ['charcoal', 'sky'],
      ]),
    ],
  },
  grand: {
    feminine: [
      wear('crinoline', 'none', [
        ['crimson', 'black'],
        ['plum', 'gold'],
      ]),
    ],
    masculine: [
      wear('frock_coat', 'bowler', [
        ['charcoal', 'crimson'],
        ['brown', 'mustard'],
      ]),
    ],
  },
  trades: {
    soldier: both(wear('uniform', 'cowboy_hat', [['navy', 'gold']])),
    police: both({
      ...wear('cowboy', 'cowboy_hat', [
        ['brown', 'cream'],
        ['charcoal', 'tan'],
      ]),
      accessories: ['badge'],
    }),
    fighter: {
      feminine: [wear('cowboy', 'cowboy_hat')],
      masculine: [wear('cowboy', 'cowboy_hat'), wear('poncho', 'cowboy_hat')],
    },
    monk: {
      feminine: [wear('habit', 'veil', [['charcoal', 'white']])],
      masculine: [wear('frock_coat', 'none', [['black', 'charcoal']])],
    },
    farmer: {
      feminine: [wear('prairie_dress', 'bonnet')],
      masculine: [wear('overalls', 'straw_hat', [['navy', 'tan']])],
    },
    servant: { feminine: [wear('maid', 'none', [['charcoal', 'white']])], masculine: [wear('vest', 'none')] },
    healer: {
      feminine: [wear('maid', 'coif', [['sky', 'white']])],
      masculine: [wear('frock_coat', 'bowler', [['charcoal', 'tan']])],
    },
  },
  hats: { feminine: ['none', 'bonnet'], masculine: ['cowboy_hat', 'cowboy_hat', 'none'] },
  beards: ['stubble', 'moustache', 'moustache', 'beard', 'none'],
  colours: ['brown', 'sky', 'crimson', 'mustard', 'forest', 'copper', 'navy', 'tan', 'rose', 'teal'],
  accessories: { feminine: [], masculine: [] },
};

export const OLD_WESTERN_WARDROBES = {
  medieval_europe: MEDIEVAL,
  tale: TALE,
  nineteenth_century: NINETEENTH,
  old_west: OLD_WEST,
};
