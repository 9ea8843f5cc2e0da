import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { FrameId } from '../frames/frames.ts';
import type { IdeaReading, ReadNoun } from '../reading/idea-reading.ts';
import { actsIn, type GroundedNoun, groundNouns } from './ground-nouns.ts';

/** Who and what an idea names, each in its part; what it leaves out is undefined. */
export interface IdeaRoles {
  grounded: readonly GroundedNoun[];
  hero?: GroundedNoun;
  /** The second character that the idea names. */
  other?: GroundedNoun;
  place?: GroundedNoun;
  elsewhere?: GroundedNoun;
  thing?: GroundedNoun;
  secondThing?: GroundedNoun;
  /** What the verb is about. */
  object?: GroundedNoun;
}

const ABSTRACT = /(ness|ion|ity|ance|ence|ship|hood|dom|dark|fear|truth|hope|life|death|way|past|future|work|luck)$/;
/** Verbs that a thing can do with small arms and legs of its own. */
const THINGS_DO: ReadonlySet<FrameId> = new Set<FrameId>([
  'search',
  'befriend',
  'escape',
  'travel',
  'want',
  'fall_in_love',
  'wait',
  'rescue',
  'learn',
  'compete',
  'join',
  'return',
  'overcome',
  'leave',
  'hide',
  'perform',
  'teach',
  'guard',
  'remember',
  'win',
  'defend',
  'survive',
  'reconcile',
  'celebrate',
  'avenge',
  'explain',
  'solve',
  'steal',
  'arrive',
  'transform',
  'reveal',
  'discover',
  'part',
  'lose',
  'find',
  'forget',
  'betray',
]);

/** What happens and cannot be held; a thing that can is taken before it. */
const EVENTS: ReadonlySet<string> = new Set(
  [
    'race',
    'war',
    'wedding',
    'birthday',
    'festival',
    'earthquake',
    'flood',
    'virus',
    'election',
    'murder',
    'music_thing',
    'game',
  ].map((id) => `thing.${id}`),
);
const WEATHER_ACTS: ReadonlySet<string> = new Set([
  'spirit.storm',
  'spirit.wind',
  'spirit.rain',
  'spirit.snow',
  'spirit.cloud',
  'spirit.earth',
  'spirit.time',
  'spirit.light',
]);
const TALES: ReadonlySet<FilmType> = new Set<FilmType>(['fantasy', 'animation', 'family']);
const TRUE_TALES: ReadonlySet<FilmType> = new Set<FilmType>([
  'news',
  'documentary',
  'education',
  'nature',
  'travel',
  'biography',
  'history',
]);
const WHO = /^(?:who|whose|which)\b|谁|누가|誰が|だれが/i;
const HEARD = /聞こえ|見える|見えた|들리|들린|들려|보인다|传来|传出|\bis heard\b/;
const TO_SOMEBODY: ReadonlySet<FrameId> = new Set<FrameId>(['befriend', 'fall_in_love', 'reconcile']);

/** What the choice of every part goes by. */
interface Stage {
  reading: IdeaReading;
  type: FilmType;
  grounded: readonly GroundedNoun[];
  first: GroundedNoun | undefined;
  actors: readonly GroundedNoun[];
  /** Actors that are no forces of nature. */
  people: readonly GroundedNoun[];
  /** The film tells of something rather than of somebody's deeds. */
  told: boolean;
  /** What is heard or seen is not who hears it. */
  heard: boolean;
}

const role = (each: GroundedNoun): ReadNoun['role'] => each.noun.role;
const isLoose = (each: GroundedNoun): boolean => role(each) !== 'place' && !each.noun.owner;

/** 'An umbrella looks for its owner': a thing that acts. */
function actingThing({ reading, first, told, heard }: Stage): GroundedNoun | undefined {
  const acts =
    first?.family === 'thing' && role(first) === 'subject' && reading.frameFromVerb && THINGS_DO.has(reading.frame);
  return acts && !told && !reading.passive && !heard ? first : undefined;
}

/** Who the sentence says acts. */
function sentenceSubject({ actors, people, first, heard }: Stage): GroundedNoun | undefined {
  const leads =
    first &&
    actors.includes(first) &&
    role(first) === 'subject' &&
    !first.noun.beside &&
    !(heard && first.family === 'spirit');
  return leads ? first : people.find((each) => role(each) === 'subject' && !each.noun.owner && !each.noun.beside);
}

/** Who is left to act where the sentence says it of nobody. */
function anybody(stage: Stage): GroundedNoun | undefined {
  const { reading, people, actors, first, told, heard } = stage;
  // 'Who stole the mayor's piano?' 'Three days with my mother': neither is who acts.
  const leads = (each: GroundedNoun): boolean =>
    role(each) !== 'place' && !each.noun.beside && !(role(each) !== 'subject' && WHO.test(reading.text));
  const force = (each: GroundedNoun): boolean =>
    each.family === 'spirit' &&
    each !== first &&
    first !== undefined &&
    role(first) === 'subject' &&
    first.family === 'place';
  return (
    people.find((each) => leads(each) && !each.noun.owner) ??
    people.find(leads) ??
    (reading.frameFromVerb && !told && !heard ? actors.find((each) => leads(each) && !force(each)) : undefined)
  );
}

function heroOf(stage: Stage): GroundedNoun | undefined {
  const { reading, type, grounded, people, first, actors } = stage;
  const subject = sentenceSubject(stage);
  // In the news a storm has no face: those whom it befalls are who the film is about.
  const befallen =
    TRUE_TALES.has(type) && subject?.family === 'spirit' ? people.find((each) => !each.noun.owner) : undefined;
  const agent =
    reading.passive && (!first || !actors.includes(first)) ? people.find((each) => each !== first) : undefined;
  const found = actingThing(stage) ?? agent ?? befallen ?? subject ?? anybody(stage);
  if (!found || (reading.question && found !== first && role(found) !== 'subject')) {
    return undefined;
  }
  // An advertisement is about what it sells.
  const sold =
    found.family === 'thing' ||
    (found.family === 'animal' && !reading.frameFromVerb && grounded.some((each) => each.family === 'thing'));
  return type === 'ads' && sold ? undefined : found;
}

/** The second character among those who act. */
function actingOther({ reading, type, actors }: Stage, hero: GroundedNoun | undefined): GroundedNoun | undefined {
  const doubled = (hero?.family === 'person' && hero.noun.count === 2) || hero?.concept === 'person.couple';
  // Weather acts where it is befriended or where tales are told; elsewhere it is only the weather.
  const weatherActs =
    TALES.has(type) || TO_SOMEBODY.has(reading.frame) || ['return', 'rescue', 'teach'].includes(reading.frame);
  const rest = actors.filter((each) => each !== hero && (weatherActs || !WEATHER_ACTS.has(each.concept)));
  const clear = rest.find((each) => isLoose(each) && each.family !== 'spirit');
  if (clear || doubled) {
    return clear;
  }
  return (
    rest.find((each) => role(each) !== 'place' && each.family !== 'spirit') ??
    rest.find((each) => role(each) !== 'place') ??
    rest.find((each) => each.family !== 'spirit')
  );
}

/** Whoever is loved or befriended is somebody, be it a lamp. */
function lovedThing({ reading, grounded }: Stage, hero: GroundedNoun | undefined): GroundedNoun | undefined {
  if (!hero || hero.noun.count >= 2 || hero.noun.plural || !reading.frameFromVerb || !TO_SOMEBODY.has(reading.frame)) {
    return undefined;
  }
  return grounded.find(
    (each) => each !== hero && each.family === 'thing' && each.noun.concepts.length > 0 && role(each) !== 'subject',
  );
}

/** Where the film begins, and where it goes. */
function placesOf({ reading, grounded, first }: Stage): Pick<IdeaRoles, 'place' | 'elsewhere'> {
  const places = grounded.filter((each) => each.family === 'place');
  const carriedHome =
    reading.frame === 'return' && grounded.some((each) => role(each) === 'object' && each.family === 'thing');
  // Who sets out for a place is not there yet.
  const goal =
    reading.frame === 'travel' || reading.frame === 'leave' || carriedHome
      ? places.find((each) => each.noun.goal)
      : undefined;
  const opened = reading.frame === 'open_shop' ? places.findLast((each) => role(each) === 'object') : undefined;
  // 'Our café serves …': who speaks is at home.
  const own = first?.family === 'place' && role(first) === 'subject' && reading.frameFromVerb ? first : undefined;
  const here = places.filter((each) => each !== goal);
  const place =
    opened ??
    own ??
    here.find((each) => role(each) === 'place' && !each.noun.owner) ??
    here.find((each) => role(each) === 'place') ??
    here[0];
  const elsewhere = goal ?? places.find((each) => each !== place && each.concept !== place?.concept);
  return { ...(place ? { place } : {}), ...(elsewhere ? { elsewhere } : {}) };
}

/** What the verb is about. */
function objectOf({ reading, type, grounded }: Stage, hero: GroundedNoun | undefined): GroundedNoun | undefined {
  const others = grounded.filter((each) => each !== hero);
  if (reading.frame === 'launch_product' || type === 'ads') {
    const product = grounded.find((each) => each.family === 'thing' && !each.noun.owner);
    if (product) {
      return product;
    }
  } else if (reading.question) {
    const asked = grounded.find((each) => each.family === 'thing' && role(each) === 'subject');
    if (asked) {
      return asked;
    }
  }
  return (
    others.findLast((each) => each.noun.direct && !each.noun.owner) ??
    others.find((each) => role(each) === 'object' && !each.noun.owner) ??
    others.find((each) => role(each) === 'subject' && each.family !== 'person') ??
    others.find((each) => role(each) === 'object')
  );
}

/** What can be held and seen. */
function thingsOf(
  { reading, type, grounded }: Stage,
  others: readonly (GroundedNoun | undefined)[],
  object: GroundedNoun | undefined,
): Pick<IdeaRoles, 'thing' | 'secondThing'> {
  const things = grounded.filter(
    (each) =>
      !others.includes(each) &&
      each.concept.startsWith('thing.') &&
      !(each.noun.concepts.length === 0 && ABSTRACT.test(each.noun.word)),
  );
  const seen = things.filter((each) => !EVENTS.has(each.concept));
  // A word that no picture knows stays a word, except where it is what the film is about.
  const shown = type === 'ads' || reading.question || type === 'documentary' || type === 'education';
  const drawn = (seen.length > 0 ? seen : things).filter(
    (each) => shown || each.noun.concepts.length > 0 || each === object,
  );
  const thing = drawn.find((each) => !each.noun.owner) ?? drawn[0];
  const secondThing = drawn.find((each) => each !== thing);
  return { ...(thing ? { thing } : {}), ...(secondThing ? { secondThing } : {}) };
}

/** Gives the nouns of an idea their parts in a film of a type. */
export function chooseRoles(reading: IdeaReading, type: FilmType): IdeaRoles {
  const grounded = groundNouns(reading);
  const actors = grounded.filter(actsIn);
  const stage: Stage = {
    reading,
    type,
    grounded,
    first: grounded[0],
    actors,
    people: actors.filter((each) => each.family !== 'spirit'),
    told: reading.question || type === 'ads',
    heard: HEARD.test(reading.text),
  };
  const hero = heroOf(stage);
  const acting = actingOther(stage, hero);
  const loved = acting ? undefined : lovedThing(stage, hero);
  const other = acting ?? loved;
  const object = loved ?? objectOf(stage, hero);
  return {
    grounded,
    ...(hero ? { hero } : {}),
    ...(other ? { other } : {}),
    ...placesOf(stage),
    ...thingsOf(stage, [hero, loved], object),
    ...(object ? { object } : {}),
  };
}
