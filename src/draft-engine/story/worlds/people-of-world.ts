import type { Random } from '#src/shared/random.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { ColourName, FaceFeatures, PersonFigure } from '../figure-spec.ts';
import type { Culture } from '../idea/idea-graph.ts';
import { PEOPLES, type People, type PeopleId } from './people/peoples.ts';
import { OUT_OF_TIME, WORKING_CLOTHES, tradeOf, type Trade } from './people/trades.ts';
import type { Dress, Dresses, Wardrobe } from './people/wardrobe-of-world.ts';
import { NORTHERN_WARDROBES } from './people/wardrobes-north.ts';
import { LOCAL_CLOTHES, WARDROBES_OF_AGES } from './people/wardrobes-of-ages.ts';
import { OLD_EASTERN_WARDROBES } from './people/wardrobes-old-east.ts';
import { OLD_WESTERN_WARDROBES } from './people/wardrobes-old-west.ts';
import { SOUTHERN_WARDROBES } from './people/wardrobes-south.ts';
import type { WorldId } from './worlds.ts';

const WARDROBES: Readonly<Record<WorldId, Wardrobe>> = {
  ...NORTHERN_WARDROBES,
  ...SOUTHERN_WARDROBES,
  ...OLD_EASTERN_WARDROBES,
  ...OLD_WESTERN_WARDROBES,
  ...WARDROBES_OF_AGES,
};

/** Whose people live in a world where nothing else says so. */
const PEOPLE_OF_WORLD: Readonly<Record<WorldId, PeopleId>> = {
  china: 'china',
  korea: 'korea',
  japan: 'japan',
  europe: 'europe',
  north_america: 'north_america',
  latin_america: 'latin_america',
  africa: 'africa',
  arab_world: 'arab_world',
  india: 'india',
  old_china: 'china',
  joseon: 'korea',
  edo: 'japan',
  old_west: 'west',
  medieval_europe: 'europe',
  nineteenth_century: 'west',
  twenties: 'west',
  fifties: 'west',
  wartime: 'west',
  near_future: 'all',
  far_future: 'all',
  space: 'all',
  tale: 'west',
};

/** A world with the people of another, Tokyo's in the near future, or with others already dressed. */
export interface PeopledWorld {
  world: WorldId;
  people?: Culture;
  /** Main colours of those who stand beside: another is chosen where there is one. */
  taken?: readonly ColourName[];
}

/** Hair that grows on some heads only. */
const COILED_HAIR: ReadonlySet<PersonFigure['hair']> = new Set(['afro', 'locs', 'cornrows']);
/** What nobody wears in an old world. */
const MODERN_ACCESSORIES: ReadonlySet<PersonFigure['accessories'][number]> = new Set([
  'sunglasses',
  'backpack',
  'scarf',
  'belt',
  'tie',
  'bow_tie',
  'headphones',
  'badge',
  'stethoscope',
  'glasses',
  'round_glasses',
  'monocle',
]);
/** What is worn only where it is usual. */
const BY_CLIMATE: ReadonlySet<PersonFigure['accessories'][number]> = new Set(['scarf', 'belt']);
/** Old worlds that know spectacles and bow ties. */
const LATE_WORLDS: ReadonlySet<WorldId> = new Set(['nineteenth_century', 'old_west', 'twenties', 'fifties', 'wartime']);
const LATE_ACCESSORIES: ReadonlySet<PersonFigure['accessories'][number]> = new Set([
  'glasses',
  'round_glasses',
  'monocle',
  'tie',
  'bow_tie',
  'badge',
]);

type Side = 'feminine' | 'masculine';

const sideOf = ({ gender, seed }: PersonFigure): Side => {
  if (gender === 'neutral') {
    return seed % 2 === 0 ? 'feminine' : 'masculine';
  }
  return gender;
};

/** Skin, hair's colour and shapes of the face as they run in a people, with its own variety. */
function likePeople(figure: PersonFigure, people: People, random: Random): PersonFigure {
  const features: FaceFeatures = {
    eyes: random.pick(people.eyes),
    nose: random.pick(people.noses),
    jaw: random.pick(people.jaws),
    brows: random.pick(people.brows),
    ...(people.hasDarkEyes && { iris: 'dark' }),
  };
  const skin = random.pick(people.skins);
  const hairColour = random.pick(skin >= 4 ? (['black', 'black', 'charcoal'] as const) : people.hairColours);
  const isGrey = figure.age === 'old';
  return { ...figure, skin, features, hairColour: isGrey ? figure.hairColour : hairColour };
}

/** Trades that children have too. */
const TRADES_OF_CHILDREN: ReadonlySet<Trade> = new Set(['pupil', 'ruler', 'noble', 'monk']);
const WORKERS: ReadonlySet<Trade> = new Set(['labourer', 'farmer', 'servant', 'sailor']);
const GRAND: ReadonlySet<Trade> = new Set(['ruler', 'noble', 'rich']);

/** What somebody wears for their work or rank; nothing where that does not show. 'own' are working clothes of today. */
function clothesOfTrade(
  wardrobe: Wardrobe,
  figure: PersonFigure,
  concept: ConceptId | undefined,
): Dresses | 'own' | undefined {
  const trade = tradeOf(concept);
  if (figure.age === 'child' && !(trade && TRADES_OF_CHILDREN.has(trade))) {
    return undefined;
  }
  const own = trade && wardrobe.trades[trade];
  if (own) {
    return own;
  }
  if (wardrobe.isModern && concept && WORKING_CLOTHES.has(concept)) {
    return 'own';
  }
  if (trade && WORKERS.has(trade)) {
    return wardrobe.worker;
  }
  return trade && GRAND.has(trade) ? wardrobe.grand : undefined;
}

/** The wardrobe's clothes for somebody of an age, local ones where the age of the world has them. */
function clothesOfAge(wardrobe: Wardrobe, { world, people }: Inhabitants, figure: PersonFigure): Dresses {
  if (figure.age === 'child') {
    return wardrobe.children;
  }
  const local = LOCAL_CLOTHES[world]?.[people as Culture];
  return figure.age === 'old'
    ? (local?.old ?? wardrobe.old ?? wardrobe.everyday)
    : (local?.everyday ?? wardrobe.everyday);
}

interface Inhabitants {
  world: WorldId;
  people: PeopleId;
  taken: readonly ColourName[];
}

function inhabitantsOf(given: WorldId | PeopledWorld): Inhabitants {
  const { world, people, taken }: PeopledWorld = typeof given === 'string' ? { world: given } : given;
  return { world, people: people ?? PEOPLE_OF_WORLD[world], taken: taken ?? [] };
}

function chooseHair(figure: PersonFigure, wardrobe: Wardrobe, side: Side, random: Random): PersonFigure['hair'] {
  const { hair } = wardrobe;
  const ages = {
    child: [hair.girls, hair.boys],
    youth: [hair.women, hair.men],
    adult: [hair.women, hair.men],
    old: [hair.oldWomen, hair.oldMen],
  } as const;
  const wanted = ages[figure.age][side === 'feminine' ? 0 : 1];
  const open = wanted.filter((each) => figure.skin >= 4 || !COILED_HAIR.has(each));
  return random.pick(open.length > 0 ? open : wanted);
}

/** The figure's own main colour where the world wears it, or another that nobody beside it has. */
function chooseColours(
  figure: PersonFigure,
  { dress, wardrobe, taken }: { dress: Dress; wardrobe: Wardrobe; taken: readonly ColourName[] },
  random: Random,
): PersonFigure['colours'] {
  const { colours: pairs } = dress;
  const mains = pairs ? pairs.map(([main]) => main) : wardrobe.colours;
  const open = mains.filter((each) => !taken.includes(each));
  const wanted = open.length > 0 ? open : mains;
  const main = wanted.includes(figure.colours[0]) ? figure.colours[0] : random.pick(wanted);
  const pair = pairs?.find(([each]) => each === main);
  return [main, pair?.[1] ?? random.pick(wardrobe.seconds.filter((each) => each !== main))];
}

function chooseAccessories(
  figure: PersonFigure,
  { world, wardrobe, side, isUniform }: { world: WorldId; wardrobe: Wardrobe; side: Side; isUniform: boolean },
  random: Random,
): PersonFigure['accessories'] {
  if (wardrobe.isModern) {
    const isUsual = (each: PersonFigure['accessories'][number]): boolean =>
      !isUniform && wardrobe.accessories[side].includes(each);
    return figure.accessories.filter((each) => !BY_CLIMATE.has(each) || isUsual(each));
  }
  const kept = figure.accessories.filter(
    (each) => !MODERN_ACCESSORIES.has(each) || (LATE_WORLDS.has(world) && LATE_ACCESSORIES.has(each)),
  );
  const usual = wardrobe.accessories[side];
  return kept.length === 0 && !isUniform && usual.length > 0 && random.chance(0.4) ? [random.pick(usual)] : kept;
}

function chooseBeard(figure: PersonFigure, wardrobe: Wardrobe, side: Side, random: Random): PersonFigure['facialHair'] {
  if (side === 'feminine' || figure.age === 'child' || figure.age === 'youth') {
    return 'none';
  }
  const wanted = figure.age === 'old' ? wardrobe.beards.filter((each) => each !== 'stubble') : wardrobe.beards;
  return random.pick(wanted);
}

/**
 * The figure as it looks in a world: of its people and in its clothes. Who is at home in no age keeps what they are
 * known by; in worlds of today working clothes stay. Equal input and chance give an equal figure.
 */
export function dressPerson(
  figure: PersonFigure,
  world: WorldId | PeopledWorld,
  concept: ConceptId | undefined,
  random: Random,
): PersonFigure {
  const inhabitants = inhabitantsOf(world);
  const wardrobe = WARDROBES[inhabitants.world];
  const person = likePeople(figure, PEOPLES[inhabitants.people], random);
  const side = sideOf(figure);
  const hair = chooseHair(person, wardrobe, side, random);
  const facialHair = chooseBeard(person, wardrobe, side, random);
  const ofTrade = clothesOfTrade(wardrobe, figure, concept);
  if (ofTrade === 'own' || (concept && OUT_OF_TIME.has(concept))) {
    return { ...person, hair, facialHair };
  }
  const dresses = ofTrade ?? clothesOfAge(wardrobe, inhabitants, figure);
  const dress = random.pick(dresses[side]);
  return {
    ...person,
    hair,
    facialHair,
    outfit: dress.outfit,
    hat: dress.hat ?? random.pick(wardrobe.hats[side]),
    colours: chooseColours(figure, { dress, wardrobe, taken: inhabitants.taken }, random),
    accessories: [
      ...new Set([
        ...chooseAccessories(
          figure,
          { world: inhabitants.world, wardrobe, side, isUniform: ofTrade !== undefined },
          random,
        ),
        ...(dress.accessories ?? []),
      ]),
    ],
  };
}
