import type { ColourName, FaceFeatures, PersonFigure } from '../../figure-spec.ts';
import type { Culture } from '../../idea/idea-graph.ts';

/** Skin, hair and faces of a people; what is more usual is there more often. */
export interface People {
  /** Eyes are brown in nearly everybody. */
  hasDarkEyes?: true;
  skins: readonly PersonFigure['skin'][];
  hairColours: readonly ColourName[];
  eyes: readonly NonNullable<FaceFeatures['eyes']>[];
  noses: readonly NonNullable<FaceFeatures['nose']>[];
  jaws: readonly NonNullable<FaceFeatures['jaw']>[];
  brows: readonly NonNullable<FaceFeatures['brows']>[];
}

/** Peoples by culture; `west` mixes Europe and America, `all` everybody. */
export type PeopleId = Culture | 'west' | 'all';

const EASTERN: People = {
  hasDarkEyes: true,
  skins: [0, 1, 1, 1, 2],
  hairColours: ['black', 'black', 'black', 'charcoal', 'brown'],
  eyes: ['monolid', 'monolid', 'almond', 'almond', 'hooded'],
  noses: ['button', 'straight', 'straight', 'broad'],
  jaws: ['oval', 'heart', 'round', 'square', 'long'],
  brows: ['straight', 'straight', 'fine', 'arched', 'full'],
};
const MIXED: Omit<People, 'skins' | 'hairColours'> = {
  eyes: ['round', 'almond', 'deep_set', 'hooded', 'monolid'],
  noses: ['straight', 'narrow', 'button', 'strong', 'broad'],
  jaws: ['oval', 'square', 'long', 'heart', 'round'],
  brows: ['arched', 'full', 'straight', 'fine'],
};

export const PEOPLES: Readonly<Record<PeopleId, People>> = {
  china: { ...EASTERN, skins: [1, 1, 2, 2] },
  korea: { ...EASTERN, skins: [0, 1, 1, 2] },
  japan: { ...EASTERN, skins: [0, 1, 1, 2] },
  europe: {
    skins: [0, 0, 1, 1, 1, 2, 4],
    hairColours: ['brown', 'brown', 'charcoal', 'tan', 'yellow', 'copper'],
    eyes: ['round', 'deep_set', 'hooded', 'almond'],
    noses: ['straight', 'narrow', 'strong', 'button'],
    jaws: ['oval', 'long', 'square', 'heart', 'round'],
    brows: ['arched', 'straight', 'full', 'fine'],
  },
  north_america: {
    ...MIXED,
    skins: [0, 1, 1, 2, 3, 4, 5],
    hairColours: ['brown', 'black', 'charcoal', 'tan', 'yellow', 'copper'],
  },
  latin_america: {
    ...MIXED,
    hasDarkEyes: true,
    skins: [1, 2, 2, 3, 3, 4],
    hairColours: ['black', 'black', 'charcoal', 'brown'],
    eyes: ['almond', 'almond', 'round', 'hooded'],
  },
  africa: {
    hasDarkEyes: true,
    skins: [4, 4, 5, 5, 5],
    hairColours: ['black', 'black', 'charcoal'],
    eyes: ['round', 'almond', 'almond', 'hooded'],
    noses: ['broad', 'broad', 'straight', 'button'],
    jaws: ['oval', 'heart', 'round', 'square'],
    brows: ['arched', 'straight', 'full', 'fine'],
  },
  arab_world: {
    hasDarkEyes: true,
    skins: [1, 2, 2, 3, 3],
    hairColours: ['black', 'black', 'charcoal', 'brown'],
    eyes: ['almond', 'deep_set', 'round'],
    noses: ['strong', 'straight', 'narrow'],
    jaws: ['oval', 'long', 'square', 'heart'],
    brows: ['full', 'full', 'arched'],
  },
  india: {
    hasDarkEyes: true,
    skins: [2, 3, 3, 3, 4],
    hairColours: ['black', 'black', 'black', 'charcoal'],
    eyes: ['almond', 'round', 'deep_set'],
    noses: ['straight', 'strong', 'narrow', 'button'],
    jaws: ['oval', 'heart', 'square', 'round'],
    brows: ['full', 'arched', 'arched'],
  },
  west: {
    ...MIXED,
    skins: [0, 0, 1, 1, 2, 4],
    hairColours: ['brown', 'brown', 'charcoal', 'black', 'tan', 'yellow', 'copper'],
  },
  all: { ...MIXED, skins: [0, 1, 1, 2, 3, 4, 5], hairColours: ['black', 'black', 'brown', 'charcoal', 'tan'] },
};
