import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { FrameId } from '../frames/frames.ts';
import type { IdeaReading } from '../reading/idea-reading.ts';
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
const THINGS_DO: ReadonlySet<FrameId> = new Set<FrameId>(['search', 'befriend', 'escape', 'travel', 'want', 'fall_in_love', 'wait', 'rescue', 'learn', 'compete', 'join', 'return', 'overcome', 'leave', 'hide', 'perform', 'teach', 'guard', 'remember', 'win', 'defend', 'survive', 'reconcile', 'celebrate', 'avenge', 'explain', 'solve', 'steal', 'arrive', 'transform', 'reveal', 'discover', 'part', 'lose', 'find', 'forget', 'betray']);

/** What happens and cannot be held; a thing that can is taken before it. */
const EVENTS: ReadonlySet<string> = new Set(['race', 'war', 'wedding', 'birthday', 'festival', 'earthquake', 'flood', 'virus', 'election', 'murder', 'music_thing', 'game'].map((id) => `thing.${id}`));
const WEATHER_ACTS: ReadonlySet<string> = new Set(['spirit.storm', 'spirit.wind', 'spirit.rain', 'spirit.snow', 'spirit.cloud', 'spirit.earth', 'spirit.time', 'spirit.light']);
const TALES: ReadonlySet<FilmType> = new Set<FilmType>(['fantasy', 'animation', 'family']);
const TRUE_TALES: ReadonlySet<FilmType> = new Set<FilmType>(['news', 'documentary', 'education', 'nature', 'travel', 'biography', 'history']);
const WHO = /^(?:who|whose|which)\b|谁|누가|誰が|だれが/i;
const HEARD = /聞こえ|見える|見えた|들리|들린|들려|보인다|传来|传出|\bis heard\b/;
const TO_SOMEBODY: ReadonlySet<FrameId> = new Set<FrameId>(['befriend', 'fall_in_love', 'reconcile']);

/** Gives the nouns of an idea their parts in a film of a type. */
export function chooseRoles(reading: IdeaReading, type: FilmType): IdeaRoles {
  const grounded = groundNouns(reading);
  const actors = grounded.filter(actsIn);
  const first = grounded[0];
  const told = reading.question || type === 'ads';
  // What is heard or seen is not who hears it.
  const heard = HEARD.test(reading.text);
  const thingLeads = first?.family === 'thing' && first.noun.role === 'subject' && reading.frameFromVerb && !told && !reading.passive && !heard && THINGS_DO.has(reading.frame) ? first : undefined;
  const people = actors.filter((each) => each.family !== 'spirit');
  const subject = actors.find((each) => each.noun.role === 'subject' && each === first && !each.noun.beside && !(heard && each.family === 'spirit')) ?? people.find((each) => each.noun.role === 'subject' && !each.noun.owner && !each.noun.beside);
  // In the news a storm has no face: those whom it befalls are who the film is about.
  const befallen = TRUE_TALES.has(type) && subject?.family === 'spirit' ? people.find((each) => !each.noun.owner) : undefined;
  const agent = reading.passive && (!first || !actsIn(first)) ? people.find((each) => each !== first) : undefined;
  // 'Who stole the mayor's piano?' 'Three days with my mother': neither is who acts.
  const leads = (each: GroundedNoun): boolean => !each.noun.beside && !(each.noun.role !== 'subject' && WHO.test(reading.text));
  const found = thingLeads ?? agent ?? befallen ?? subject ?? people.find((each) => each.noun.role !== 'place' && !each.noun.owner && leads(each)) ?? people.find((each) => each.noun.role !== 'place' && leads(each)) ?? (reading.frameFromVerb && !told && !heard ? actors.find((each) => each.noun.role !== 'place' && leads(each) && !(each.family === 'spirit' && each !== first && first?.noun.role === 'subject' && first.family === 'place')) : undefined);
  const hero = found && reading.question && found !== first && found.noun.role !== 'subject' ? undefined : found && type === 'ads' && (found.family === 'thing' || found.family === 'animal' && !reading.frameFromVerb && grounded.some((each) => each.family === 'thing')) ? undefined : found;
  const doubled = (hero?.noun.count ?? 0) === 2 && hero?.family === 'person' || hero?.concept === 'person.couple';
  // Weather acts where it is befriended or where tales are told; elsewhere it is only the weather.
  const rest = actors.filter((each) => each !== hero && (!WEATHER_ACTS.has(each.concept) || TALES.has(type) || TO_SOMEBODY.has(reading.frame) || reading.frame === 'return' || reading.frame === 'rescue'));
  const acting = rest.find((each) => each.noun.role !== 'place' && each.family !== 'spirit' && !each.noun.owner) ?? rest.find((each) => each.noun.role !== 'place' && each.family !== 'spirit' && !doubled)
    ?? (doubled ? undefined : rest.find((each) => each.noun.role !== 'place') ?? rest.find((each) => each.family !== 'spirit'));
  // Whoever is loved or befriended is somebody, be it a lamp.
  const loved = !acting && hero && hero.noun.count < 2 && !hero.noun.plural && reading.frameFromVerb && TO_SOMEBODY.has(reading.frame) ? grounded.find((each) => each !== hero && each.family === 'thing' && each.noun.concepts.length > 0 && (each.noun.role === 'object' || each.noun.role === 'place')) : undefined;
  const other = acting ?? loved;
  const places = grounded.filter((each) => each.family === 'place');
  // Who sets out for a place is not there yet.
  const goal = reading.frame === 'travel' || reading.frame === 'leave' || reading.frame === 'return' && grounded.some((each) => each.noun.role === 'object' && each.family === 'thing') ? places.find((each) => each.noun.goal) : undefined;
  const opened = reading.frame === 'open_shop' ? places.findLast((each) => each.noun.role === 'object') : undefined;
  const here = goal ? places.filter((each) => each !== goal) : places;
  // 'Our café serves …': who speaks is at home.
  const own = first?.family === 'place' && first.noun.role === 'subject' && reading.frameFromVerb ? first : undefined;
  const place = opened ?? own ?? here.find((each) => each.noun.role === 'place' && !each.noun.owner) ?? here.find((each) => each.noun.role === 'place') ?? here[0];
  const elsewhere = goal ?? places.find((each) => each !== place && each.concept !== place?.concept);
  const direct = grounded.findLast((each) => each !== hero && each.noun.direct && !each.noun.owner);
  const product = reading.frame === 'launch_product' || type === 'ads' ? grounded.find((each) => each.family === 'thing' && !each.noun.owner) : reading.question ? grounded.find((each) => each.family === 'thing' && each.noun.role === 'subject') : undefined;
  const object = loved ?? product ?? direct ?? grounded.find((each) => each !== hero && each.noun.role === 'object' && !each.noun.owner) ?? grounded.find((each) => each !== hero && each.noun.role === 'subject' && each.family !== 'person') ?? grounded.find((each) => each !== hero && each.noun.role === 'object');
  const things = grounded.filter((each) => each !== hero && each !== loved && each.family === 'thing' && each.concept.startsWith('thing.') && !(each.noun.concepts.length === 0 && ABSTRACT.test(each.noun.word)));
  // A word that no picture knows stays a word, except where it is what the film is about.
  const seen = things.filter((each) => !EVENTS.has(each.concept));
  const drawn = (seen.length > 0 ? seen : things).filter((each) => each.noun.concepts.length > 0 || each === object || type === 'ads' || reading.question || type === 'documentary' || type === 'education');
  const thing = drawn.find((each) => !each.noun.owner) ?? drawn[0];
  return {
    grounded,
    ...(hero ? { hero } : {}), ...(other ? { other } : {}), ...(place ? { place } : {}), ...(elsewhere ? { elsewhere } : {}), ...(thing ? { thing } : {}),
    ...((second) => second ? { secondThing: second } : {})(drawn.find((each) => each !== thing)), ...(object ? { object } : {}),
  };
}
