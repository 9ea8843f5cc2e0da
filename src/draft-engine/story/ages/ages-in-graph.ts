import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { IdeaEvent, IdeaGraph, Participant, ParticipantId } from '../idea/idea-graph.ts';
import { saidAge, type SaidAge } from './age-of-person.ts';
import { readPeople } from './read-people.ts';

/** What an idea says of the ages of its people; whoever is not in it may be any age but under eighteen. */
export type AgesInGraph = ReadonlyMap<ParticipantId, SaidAge>;

const PEERS =
  /^person\.(?:person|friend|neighbour|rival|boy|girl|student|child|teenager|lover|couple|orphan|prince|princess)$/;

/**
 * How old the people of an idea are. What its text says decides, whatever the graph's own words are; with whom a pupil
 * falls in love is a pupil too, where that is left open.
 */
export function agesInGraph({ text, participants, events }: IdeaGraph, type: FilmType): AgesInGraph {
  const people = readPeople(text);
  const ages = new Map<ParticipantId, SaidAge>();
  for (const one of participants.filter(({ kind }) => kind === 'person')) {
    const mentions = one.spans.map(({ from, to }) => text.slice(from, to));
    const said = [one.words, ...mentions].flatMap((words) => saidAge(people, words, type) ?? []);
    const age = said.find(({ group }) => group !== 'grown') ?? said[0] ?? ageInYears(one) ?? ageOfChild(one);
    if (age) {
      ages.set(one.id, age);
    }
  }
  for (const event of events.filter(({ deed }) => deed === 'fall_in_love')) {
    const two = inLove(event);
    const isPupilsLove = two.some((id) => ages.get(id)?.group === 'teen');
    const open = participants.filter(({ id }) => isPupilsLove && two.includes(id) && !ages.has(id));
    for (const { id } of open.filter(isPeer)) {
      ages.set(id, { group: 'teen' });
    }
  }
  return ages;
}

/** How many people of an idea are under eighteen. */
export function countMinors(graph: IdeaGraph, type: FilmType): number {
  return [...agesInGraph(graph, type).values()].filter(({ group }) => group !== 'grown').length;
}

/** Somebody of the same age, where nothing else is said: a classmate, a name. */
const isPeer = ({ kind, concept }: Participant): boolean =>
  kind === 'person' && (concept === undefined || PEERS.test(concept));

/** A daughter who comes home from school. */
const ageOfChild = ({ age }: Participant): SaidAge | undefined => (age === 'child' ? { group: 'child' } : undefined);

function ageInYears({ ageYears: years }: Participant): SaidAge | undefined {
  if (years === undefined || years >= 18) {
    return undefined;
  }
  return { group: years < 13 ? 'child' : 'teen', years };
}

/** Those between whom it is. */
export const inLove = ({ roles }: IdeaEvent): ParticipantId[] => [
  ...(roles.agent ?? []),
  ...(roles.patient ?? []),
  ...(roles.recipient ?? []),
  ...(roles.companion ?? []),
];
