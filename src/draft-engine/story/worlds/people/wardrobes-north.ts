import { CITY, EASTERN_CITY, OLD_WOMEN, SOLDIER } from './wardrobe-of-city.ts';
import { both, wear, type Wardrobe } from './wardrobe-of-world.ts';

const CHINA: Wardrobe = {
  ...EASTERN_CITY,
  everyday: {
    feminine: [...EASTERN_CITY.everyday.feminine, wear('qipao'), wear('puffer')],
    masculine: [...EASTERN_CITY.everyday.masculine, wear('puffer')],
  },
  old: {
    feminine: [wear('tangzhuang'), wear('cardigan'), wear('puffer')],
    masculine: [wear('tangzhuang'), wear('jacket'), wear('puffer')],
  },
  trades: {
    soldier: SOLDIER,
    pupil: both(
      wear('tracksuit', 'none', [
        ['blue', 'white'],
        ['green', 'white'],
        ['red', 'white'],
      ]),
    ),
    monk: both(wear('kasaya', 'none', [['mustard', 'grey']])),
    farmer: both(
      wear('tangzhuang', 'conical_hat', [
        ['indigo', 'grey'],
        ['teal', 'grey'],
      ]),
    ),
  },
};

const KOREA: Wardrobe = {
  ...EASTERN_CITY,
  everyday: {
    feminine: [...EASTERN_CITY.everyday.feminine, wear('puffer')],
    masculine: [...EASTERN_CITY.everyday.masculine, wear('puffer')],
  },
  old: {
    feminine: [wear('cardigan'), wear('puffer'), wear('sweater')],
    masculine: [wear('jacket'), wear('puffer'), wear('cardigan', 'flat_cap')],
  },
  trades: {
    soldier: SOLDIER,
    pupil: {
      feminine: [
        wear('school_skirt', 'none', [
          ['navy', 'crimson'],
          ['charcoal', 'teal'],
        ]),
      ],
      masculine: [
        wear('school_uniform', 'none', [
          ['navy', 'crimson'],
          ['charcoal', 'teal'],
        ]),
      ],
    },
    monk: both(
      wear('kasaya', 'none', [
        ['brown', 'grey'],
        ['crimson', 'grey'],
      ]),
    ),
    farmer: { feminine: [wear('sweater', 'headscarf')], masculine: [wear('jacket', 'straw_hat')] },
  },
};

const JAPAN: Wardrobe = {
  ...EASTERN_CITY,
  old: {
    feminine: [wear('kimono'), wear('cardigan'), wear('apron')],
    masculine: [wear('yukata'), wear('cardigan'), wear('vest')],
  },
  trades: {
    soldier: SOLDIER,
    pupil: {
      feminine: [
        wear('sailor_uniform', 'none', [
          ['crimson', 'navy'],
          ['sky', 'navy'],
        ]),
      ],
      masculine: [
        wear('gakuran', 'none', [
          ['navy', 'charcoal'],
          ['charcoal', 'navy'],
        ]),
      ],
    },
    monk: both(
      wear('kasaya', 'none', [
        ['copper', 'charcoal'],
        ['mustard', 'brown'],
      ]),
    ),
    farmer: both(wear('happi', 'straw_hat', [['indigo', 'tan']])),
    fighter: both(
      wear('hakama', 'none', [
        ['navy', 'charcoal'],
        ['white', 'navy'],
      ]),
    ),
  },
};

const EUROPE: Wardrobe = {
  ...CITY,
  old: {
    feminine: OLD_WOMEN,
    masculine: [wear('cardigan', 'flat_cap'), wear('vest', 'flat_cap'), wear('coat', 'fedora')],
  },
  trades: {
    soldier: SOLDIER,
    monk: {
      feminine: [wear('habit', 'veil', [['charcoal', 'white']])],
      masculine: [wear('habit', 'none', [['brown', 'tan']])],
    },
    pupil: both(wear('sweater', 'none'), wear('jacket', 'none')),
  },
};

const NORTH_AMERICA: Wardrobe = {
  ...CITY,
  everyday: {
    feminine: [...CITY.everyday.feminine, wear('tshirt'), wear('hoodie')],
    masculine: [...CITY.everyday.masculine, wear('hoodie'), wear('leather_jacket')],
  },
  hair: {
    ...CITY.hair,
    women: [...CITY.hair.women, 'afro', 'locs', 'cornrows'],
    men: [...CITY.hair.men, 'afro', 'cornrows', 'locs'],
    girls: [...CITY.hair.girls, 'cornrows', 'afro'],
    boys: [...CITY.hair.boys, 'cornrows', 'afro'],
  },
  trades: {
    soldier: SOLDIER,
    farmer: both(
      wear('overalls', 'straw_hat', [
        ['navy', 'red'],
        ['indigo', 'cream'],
      ]),
    ),
    pupil: both(wear('hoodie', 'none'), wear('jacket', 'none')),
  },
};

/** Worlds of today in the east and the west. */
export const NORTHERN_WARDROBES = {
  china: CHINA,
  korea: KOREA,
  japan: JAPAN,
  europe: EUROPE,
  north_america: NORTH_AMERICA,
};
