import type { Random } from '#src/shared/random.ts';
import type { PersonConcept } from '../concepts/concept-entry.ts';
import type { ConceptId } from '../concepts/concept.ts';
import { PEOPLE, type PersonId } from '../concepts/people.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaGraph, Participant, ParticipantId } from '../idea/idea-graph.ts';
import { isOfBothSexes, type Sex } from '../idea/sex/sex-of-words.ts';

/** The sex of each member of a participant: two of a couple differ. */
export type SexesOfCast = ReadonlyMap<ParticipantId, (member: number) => Sex>;

const OTHER: Readonly<Record<Sex, Sex>> = { feminine: 'masculine', masculine: 'feminine' };
/** Whoever has one of these for somebody is of the other sex, where nothing says otherwise. */
const PARTNERS: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'person.husband',
  'person.wife',
  'person.widow',
  'person.bride',
  'person.lover',
]);
const LOVE: ReadonlySet<DeedId> = new Set<DeedId>(['fall_in_love', 'kiss', 'marry']);
/** Trades that were or are mostly men's, or women's: the others are anybody's. */
const USUAL: Readonly<Record<Sex, readonly PersonId[]>> = {
  masculine: [
    'soldier',
    'general',
    'knight',
    'samurai',
    'cowboy',
    'sheriff',
    'outlaw',
    'pirate',
    'priest',
    'monk',
    'miner',
    'blacksmith',
    'fisherman',
    'sailor',
    'captain',
    'swordsman',
    'shoemaker',
    'clockmaker',
    'prisoner',
    'giant',
    'villain',
    'vampire',
    'mayor',
    'night_watchman',
    'lighthouse_keeper',
    'mortician',
  ],
  feminine: ['nurse', 'cleaner', 'dancer'],
};
const USUAL_SEX = new Map<ConceptId, Sex>(
  (['masculine', 'feminine'] as const).flatMap((sex) =>
    USUAL[sex].map((person): [ConceptId, Sex] => [`person.${person}`, sex]),
  ),
);

/**
 * Whether those of a film are women or men: what the idea says, then whose wife or husband somebody is and whom they
 * love, then what is usual in their trade; else as many of the one as of the other.
 */
export function sexesOfCast(graph: IdeaGraph, cast: readonly ParticipantId[], random: Random): SexesOfCast {
  const people = cast.flatMap((id) => graph.participants.find((one) => one.id === id && one.kind === 'person') ?? []);
  const sexes = new Map<ParticipantId, Sex>();
  for (const one of people) {
    const said = one.gender ?? genderOf(one.concept);
    if (said) {
      sexes.set(one.id, said);
    }
  }
  pairPartners(people, sexes);
  pairLovers(graph, people, { sexes, random });
  for (const one of people.filter(({ id }) => !sexes.has(id))) {
    const usual = one.concept && USUAL_SEX.get(one.concept);
    sexes.set(one.id, usual ?? rarer(sexes, random));
  }
  return new Map(people.map((one) => [one.id, membersSex(one, graph, sexes.get(one.id) as Sex)]));
}

/** Whoever has a husband is a woman. */
function pairPartners(people: readonly Participant[], sexes: Map<ParticipantId, Sex>): void {
  for (const partner of people.filter(({ concept }) => concept !== undefined && PARTNERS.has(concept))) {
    const of = partner.relations[0]?.to ?? people[0]?.id;
    pair(sexes, partner.id, of === partner.id ? undefined : of);
  }
}

/** Those who love each other, where nothing says that they are of one sex. */
function pairLovers(
  { events }: IdeaGraph,
  people: readonly Participant[],
  { sexes, random }: { sexes: Map<ParticipantId, Sex>; random: Random },
): void {
  for (const { roles } of events.filter(({ deed }) => deed && LOVE.has(deed))) {
    const lovers = [...(roles.agent ?? []), ...(roles.patient ?? []), ...(roles.companion ?? [])];
    const [one, other] = lovers.filter((id) => people.some((each) => each.id === id));
    const isOpen = one !== undefined && other !== undefined && !sexes.has(one) && !sexes.has(other);
    if (isOpen) {
      sexes.set(one, random.pick(['feminine', 'masculine']));
    }
    pair(sexes, one, other);
  }
}

/** Gives the one of two who is open the other's other sex. */
function pair(sexes: Map<ParticipantId, Sex>, one: ParticipantId | undefined, other: ParticipantId | undefined): void {
  if (one === undefined || other === undefined) {
    return;
  }
  const [first, second] = [sexes.get(one), sexes.get(other)];
  if (first && !second) {
    sexes.set(other, OTHER[first]);
  } else if (second && !first) {
    sexes.set(one, OTHER[second]);
  }
}

function rarer(sexes: ReadonlyMap<ParticipantId, Sex>, random: Random): Sex {
  const women = [...sexes.values()].filter((sex) => sex === 'feminine').length;
  const men = sexes.size - women;
  if (women === men) {
    return random.pick(['feminine', 'masculine']);
  }
  return women < men ? 'feminine' : 'masculine';
}

/** Parents, a couple and two who fall in love with each other are a woman and a man. */
function membersSex(one: Participant, { language, events }: IdeaGraph, sex: Sex): (member: number) => Sex {
  const isSaid = one.gender !== undefined || (one.concept !== undefined && USUAL_SEX.has(one.concept));
  const inLove = events.some(({ deed, roles }) => deed && LOVE.has(deed) && roles.agent?.includes(one.id));
  const differs = isOfBothSexes(one.words, language) || (!isSaid && (inLove || one.count > 2));
  return (member) => (differs && member % 2 === 1 ? OTHER[sex] : sex);
}

function genderOf(concept: ConceptId | undefined): Sex | undefined {
  const person = concept?.startsWith('person.') ? concept.slice('person.'.length) : undefined;
  const gender = person === undefined ? undefined : (PEOPLE[person as PersonId] as PersonConcept).gender;
  return gender === 'feminine' || gender === 'masculine' ? gender : undefined;
}
