import type { ConceptId } from '../concepts/concept.ts';
import type { DrawnFigure, FigureSpec } from '../figure-spec.ts';
import type { FilmPlan } from '../film-plan.ts';
import type { IdeaGraph, Participant, ParticipantId } from '../idea/idea-graph.ts';
import { isImplied } from '../idea/implied-ids.ts';
import type { KnownCast, KnownCharacter } from '../known-cast.ts';
import { conceptsOfWords } from '../lexicon/concepts-of-words.ts';
import type { CastMember, FilmFacts } from '../words/film-words.ts';

/** Which parts of a story the people of an earlier film play, and which of its places are those of that film. */
export interface KnownParts {
  /** By the id of the participant. */
  parts: ReadonlyMap<ParticipantId, KnownCharacter>;
  /** Those for whom the story has no part: they go with the hero. */
  friends: readonly KnownCharacter[];
  places: NonNullable<IdeaGraph['known']>;
}

/** Words for people that anybody can be. */
const ANYBODY: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'person.person',
  'person.man',
  'person.woman',
  'person.boy',
  'person.girl',
  'person.child',
  'person.old_man',
  'person.old_woman',
  'person.friend',
  'person.hero',
]);

const lower = (name: string): string => name.trim().toLowerCase();

/** The figure as it is drawn, also of somebody whom a picture plays. */
export const drawnOf = (figure: FigureSpec): DrawnFigure => (figure.kind === 'picture' ? figure.instead : figure);

interface Draft {
  plan: FilmPlan;
  facts: FilmFacts;
}

/**
 * Casts the people of an earlier film in a story that was planned without them: who is called the same is the same; a
 * part for anybody goes to those whom the idea names, else to the hero of that film. One of whom the idea speaks and
 * for whom there is no part, or that hero where nobody else is known, goes with the hero of this one.
 */
export function castKnown({ characters, places }: KnownCast, { plan, facts }: Draft): KnownParts {
  const parts = new Map<ParticipantId, KnownCharacter>();
  const left = new Set(characters);
  const cast = (member: CastMember, known: KnownCharacter | undefined): void => {
    if (known) {
      parts.set(member.participant.id, known);
      left.delete(known);
    }
  };
  const members = facts.members.filter(({ participant }) => participant.count === 1);
  const nameOf = ({ key, participant }: CastMember): string[] =>
    [plan.characters.find((one) => one.key === key)?.name, participant.name, participant.words].map((name) =>
      lower(name ?? ''),
    );
  for (const member of members) {
    const names = nameOf(member);
    cast(
      member,
      [...left].find((known) => names.includes(lower(known.name)) && isAlike(known, member)),
    );
  }
  const text = lower(facts.graph.text);
  const isSaid = ({ name }: KnownCharacter): boolean => text.includes(lower(name));
  for (const member of members.filter(({ participant }) => !parts.has(participant.id) && isForAnybody(participant))) {
    const next = [...left].find(isSaid) ?? (parts.size === 0 ? [...left][0] : undefined);
    cast(member, next && isAlike(next, member) ? next : undefined);
  }
  const said = [...left].filter(isSaid);
  return {
    parts,
    friends: parts.size === 0 && said.length === 0 ? characters.slice(0, 1) : said,
    places: knownPlaces(places, { plan, facts }),
  };
}

/** A dog is no part for a person; of an animal only the same kind plays another one. */
function isAlike({ figure }: KnownCharacter, { figure: other, participant }: CastMember): boolean {
  const drawn = drawnOf(figure);
  if (drawn.kind === 'person' && other.kind === 'person') {
    return participant.gender === undefined || drawn.gender === 'neutral' || participant.gender === drawn.gender;
  }
  return (
    drawn.kind === other.kind && (drawn.kind !== 'animal' || other.kind !== 'animal' || drawn.species === other.species)
  );
}

const isForAnybody = ({ id, name, concept }: Participant): boolean =>
  name === undefined && (isImplied(id) || concept === undefined || ANYBODY.has(concept));

/** What a name is a word for, and nothing where it is only a name. */
const conceptOf = (name: string, { language }: Pick<IdeaGraph, 'language'>, family: string): ConceptId | undefined =>
  conceptsOfWords(language)
    .get(lower(name))
    ?.find((concept) => concept.startsWith(`${family}.`));

function knownPlaces(places: KnownCast['places'], { plan, facts }: Draft): KnownParts['places'] {
  const byConcept: Partial<Record<ConceptId, KnownCast['places'][number]['place']>> = {};
  for (const { name, place } of places) {
    const key = plan.places.find((one) => lower(one.name) === lower(name) && one.place.kind === place.kind)?.key;
    const concept =
      facts.places.find((one) => one.key === key)?.concept ?? conceptOf(name, { language: facts.language }, 'place');
    if (concept) {
      byConcept[concept] ??= place;
    }
  }
  const [home] = Object.keys(byConcept) as ConceptId[];
  return { byConcept, ...(home ? { home } : {}) };
}

/** The story's graph with the people of the earlier film in their parts. */
export function withKnownParts(graph: IdeaGraph, { parts, places }: KnownParts): IdeaGraph {
  return {
    ...graph,
    known: places,
    participants: graph.participants.map((one) => {
      const known = parts.get(one.id);
      return known ? playedBy(one, known, graph) : one;
    }),
  };
}

/** A participant as somebody of the earlier film, called and told of as there. */
export function playedBy(one: Participant, known: KnownCharacter, graph: Pick<IdeaGraph, 'language'>): Participant {
  const drawn = drawnOf(known.figure);
  const sex = drawn.kind === 'person' && drawn.gender !== 'neutral' ? { gender: drawn.gender } : {};
  const isCalled = [one.name, one.words].some((name) => lower(name ?? '') === lower(known.name));
  const concept = conceptOf(known.name, graph, drawn.kind === 'person' ? 'person' : drawn.kind);
  if (isCalled || (concept !== undefined && concept === one.concept)) {
    return { ...one, ...sex, known };
  }
  return concept
    ? { ...one, ...sex, known, concept, words: lower(known.name) }
    : { ...one, ...sex, known, name: known.name, words: known.name };
}
