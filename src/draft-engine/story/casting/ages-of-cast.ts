import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Random } from '#src/shared/random.ts';
import type { SaidAge } from '../ages/age-of-person.ts';
import type { AgesInGraph } from '../ages/ages-in-graph.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { PersonFigure } from '../figure-spec.ts';
import type { IdeaGraph, Participant, ParticipantId } from '../idea/idea-graph.ts';
import { personConcept } from './person-concept.ts';

type Age = PersonFigure['age'];
/** An age, and whether the idea says it. */
interface Known {
  age: Age;
  isSaid: boolean;
}

/** Films in which nobody is old without a reason. */
const YOUNG_TYPES: ReadonlySet<FilmType> = new Set<FilmType>(['youth', 'romance', 'action']);
/** How many generations older somebody is than the one whose kin they are. */
const GENERATIONS: Readonly<Partial<Record<ConceptId, number>>> = {
  'person.grandmother': 2,
  'person.grandfather': 2,
  'person.mother': 1,
  'person.father': 1,
  'person.brother': 0,
  'person.sister': 0,
  'person.husband': 0,
  'person.wife': 0,
  'person.lover': 0,
  'person.bride': 0,
  'person.daughter': -1,
  'person.son': -1,
  'person.child': -1,
  'person.baby': -1,
  'person.granddaughter': -2,
  'person.grandson': -2,
};
/** Kin whose word says no age of its own: a daughter may be seventy. */
const OPEN_KIN: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'person.brother',
  'person.sister',
  'person.daughter',
  'person.son',
]);
/** Those who were there decades ago are no youths now. */
const DECADES =
  /(?:[2-7]\d|twenty|thirty|forty|fifty|sixty|二十|三十|四十|五十|六十|이십|삼십|사십|오십|스무|서른|마흔)[-\s多余数几]*(?:years?|年(?!代|生)|년(?!대)|해)/i;

const OLDER: Readonly<Record<Age, Age>> = { child: 'adult', youth: 'adult', adult: 'old', old: 'old' };
const YOUNGER: Readonly<Record<Age, Age>> = { child: 'child', youth: 'child', adult: 'youth', old: 'adult' };
const STEPS: readonly Age[] = ['child', 'youth', 'adult', 'old'];

/** How old those of a film are drawn: what the idea says, then their kin, their trade, the film type. */
export function agesOfCast(
  graph: IdeaGraph,
  cast: readonly ParticipantId[],
  { said, type, random }: { said: AgesInGraph; type: FilmType; random: Random },
): ReadonlyMap<ParticipantId, Age> {
  const people = cast.flatMap((id) => graph.participants.find((one) => one.id === id) ?? []);
  const ages = new Map(people.map((one) => [one.id, ageAlone(one, said.get(one.id), { type, random })]));
  for (const one of people.filter((each) => isRetiring(each, graph))) {
    ages.set(one.id, { age: 'old', isSaid: true });
  }
  const [hero] = people;
  if (hero && DECADES.test(graph.text)) {
    const age = ages.get(hero.id) as Known;
    ages.set(hero.id, age.isSaid || age.age !== 'youth' ? age : { ...age, age: 'adult' });
  }
  for (const one of people) {
    const step = one.concept && GENERATIONS[one.concept];
    const related = one.relations.find(({ to }) => ages.has(to))?.to;
    const of = people.find(({ id }) => id === (related ?? parentFor(one, people, hero)?.id));
    if (step !== undefined && of && of !== one && of.kind === 'person') {
      suit(ages, one.id, of.id, isOwned(one, of) ? step : stepBeside(step, of));
    }
  }
  return new Map([...ages].map(([id, { age }]) => [id, age]));
}

/** Whose child somebody is of whom the idea does not say it: the old person's of the film where its hero is no parent. */
function parentFor(
  child: Participant,
  people: readonly Participant[],
  hero: Participant | undefined,
): Participant | undefined {
  const generation = (one: Participant | undefined): number => (one?.concept && GENERATIONS[one.concept]) ?? 0;
  const isOfOld = generation(child) === -1 && people.every((one) => generation(one) !== 1);
  const old = isOfOld ? people.find((one) => one !== child && (generation(one) === 2 || one.age === 'old')) : undefined;
  return old ?? hero;
}

const RETIRING = /\bretir|退休|引退|定年|退職|은퇴|퇴직|정년/i;
/** Those who leave a sport or the stage may be young. */
const LEAVES_WORK = /\bretir|退休|定年|退職|은퇴|퇴직|정년/i;
const SPORT_OR_STAGE =
  /アイドル|歌手|歌姫|俳優|女優|役者|声優|芸人|ダンサー|バレリーナ|選手|アスリート|ボクサー|レスラー|力士|横綱|偶像|演员|艺人|舞者|运动员|球员|拳手|拳击手/;

/** Whoever retires is old, whether an adjective, a verb or a noun says so. */
function isRetiring(
  { id, kind, age, qualities, relations }: Participant,
  { events, participants, text }: IdeaGraph,
): boolean {
  const retiring = SPORT_OR_STAGE.test(text) ? LEAVES_WORK : RETIRING;
  const does = events.some(({ roles, predicate }) => roles.agent?.includes(id) && retiring.test(predicate));
  const is = qualities.some(({ words }) => retiring.test(words));
  const owned = relations.some(({ to }) => participants.some((one) => one.id === to && retiring.test(one.words)));
  return kind === 'person' && age === undefined && (does || is || owned);
}

/** 'A mother and a father' are of an age, 'a daughter and her father' are not. */
function stepBeside(step: number, { concept }: Participant): number {
  const other = (concept && GENERATIONS[concept]) ?? 0;
  return Math.sign(step) === Math.sign(other) ? step - other : step;
}

const isOwned = ({ relations }: Participant, { id }: Participant): boolean => relations.some(({ to }) => to === id);

function ageAlone(
  one: Participant,
  said: SaidAge | undefined,
  { type, random }: { type: FilmType; random: Random },
): Known {
  const isOldByChance = random.chance(0.06) && !YOUNG_TYPES.has(type);
  const underAge = said !== undefined && said.group !== 'grown';
  const told = agedBy(said) ?? (one.age && GROWN[one.age]);
  if (told) {
    // 'Father' says no more than 'grown up'.
    const isKin = told === 'adult' && one.concept !== undefined && GENERATIONS[one.concept] !== undefined;
    return { age: told, isSaid: !isKin };
  }
  const usual = one.concept && personConcept(one.concept, underAge)?.age;
  if (usual) {
    return { age: usual, isSaid: !OPEN_KIN.has(one.concept as ConceptId) };
  }
  if (type === 'youth') {
    return { age: 'youth', isSaid: false };
  }
  return { age: isOldByChance ? 'old' : 'adult', isSaid: false };
}

/** Makes one of two the age that suits the other: the one whose age is open, whoever is kin before whose kin it is. */
function suit(ages: Map<ParticipantId, Known>, one: ParticipantId, of: ParticipantId, step: number): void {
  const [own, other] = [ages.get(one) as Known, ages.get(of) as Known];
  if (fitsStep(own.age, other.age, step)) {
    return;
  }
  if (!own.isSaid) {
    ages.set(one, { ...own, age: shifted(other.age, step) });
  } else if (!other.isSaid) {
    ages.set(of, { ...other, age: shifted(own.age, -step) });
  }
  // Parents of those who are old themselves would be older than old: their child is grown up.
  const [now, then] = [ages.get(one) as Known, ages.get(of) as Known];
  if (step > 0 && now.age === 'old' && then.age === 'old' && !then.isSaid) {
    ages.set(of, { ...then, age: 'adult' });
  }
}

function fitsStep(own: Age, other: Age, step: number): boolean {
  const apart = STEPS.indexOf(own) - STEPS.indexOf(other);
  if (step === 0) {
    return apart === 0;
  }
  return Math.sign(apart) === Math.sign(step);
}

function shifted(age: Age, step: number): Age {
  if (step === 0) {
    return age;
  }
  if (Math.abs(step) > 1) {
    return step > 0 ? 'old' : 'youth';
  }
  return step > 0 ? OLDER[age] : YOUNGER[age];
}

/** How somebody of whom the idea says an age is drawn; undefined where it says no more than 'grown up'. */
function agedBy(said: SaidAge | undefined): Age | undefined {
  if (said === undefined) {
    return undefined;
  }
  if (said.group !== 'grown') {
    return said.group === 'child' ? 'child' : 'youth';
  }
  return said.years === undefined ? undefined : ageInYears(said.years);
}

function ageInYears(years: number): Age {
  if (years < 23) {
    return 'youth';
  }
  return years < 60 ? 'adult' : 'old';
}

/** Only what the rules of ages say makes somebody a child. */
const GROWN: Readonly<Partial<Record<NonNullable<Participant['age']>, Age>>> = {
  youth: 'youth',
  adult: 'adult',
  old: 'old',
};
