import { isDeepStrictEqual } from 'node:util';
import { actorsLeft } from './actors-left.ts';
import type { IdeaEvent, IdeaGraph, IdeaPlace, Participant, Setting } from './idea-graph.ts';

/**
 * True for a graph that only corrects another one: parts may be missing and their meaning may be another, but each is
 * there in what was read with the same words. So a correction brings no texts of its own, and nobody who is under age
 * becomes older.
 */
export function isCorrectionOf(graph: IdeaGraph, read: IdeaGraph): boolean {
  return (
    isDeepStrictEqual([graph.language, graph.text, graph.telling], [read.language, read.text, read.telling]) &&
    graph.participants.every((one) => isParticipantOf(one, found(read.participants, one))) &&
    graph.events.every((event) => isEventOf(event, found(read.events, event), actorsIn(graph, read, event))) &&
    graph.places.every((place) => isDeepStrictEqual(wordsOf(place), wordsOf(found(read.places, place)))) &&
    isSettingOf(graph.setting, read.setting)
  );
}

const found = <Part extends { id: string }>(parts: readonly Part[], { id }: Part): Part | undefined =>
  parts.find((part) => part.id === id);

/** Every one of the parts is one of the others. */
const isSome = (parts: readonly unknown[], others: readonly unknown[]): boolean =>
  parts.every((part) => others.some((other) => isDeepStrictEqual(part, other)));

const UNDER_AGE: ReadonlySet<Participant['age']> = new Set<Participant['age']>(['baby', 'child', 'teen']);
const isUnderAge = ({ age, ageYears = 18 }: Participant): boolean => UNDER_AGE.has(age) || ageYears < 18;

function isParticipantOf(one: Participant, read: Participant | undefined): boolean {
  if (!read) {
    return false;
  }
  const isSameAge = one.age === read.age && one.ageYears === read.ageYears;
  return (
    isDeepStrictEqual(
      [one.words, one.spans, one.name, one.qualities],
      [read.words, read.spans, read.name, read.qualities],
    ) &&
    isSome(one.relations, read.relations) &&
    (isSameAge || (!isUnderAge(one) && !isUnderAge(read)))
  );
}

/** Whoever does an event in the corrected graph, by whom it left out. */
function actorsIn(graph: IdeaGraph, read: IdeaGraph, event: IdeaEvent): readonly string[] {
  const before = found(read.events, event);
  return before ? actorsLeft(before, read, new Set(graph.participants.map(({ id }) => id))) : [];
}

function isEventOf(event: IdeaEvent, read: IdeaEvent | undefined, actors: readonly string[]): boolean {
  const fixed = ({ words, span, predicate, deed, isNearest, manner, often, mood }: IdeaEvent): unknown[] => [
    words,
    span,
    predicate,
    deed,
    isNearest,
    manner,
    often,
    mood,
  ];
  const roles = Object.entries(event.roles) as [keyof IdeaEvent['roles'], string[]][];
  return (
    read !== undefined &&
    isDeepStrictEqual(fixed(event), fixed(read)) &&
    roles.every(([role, ids]) => isSome(ids, role === 'agent' ? actors : (read.roles[role] ?? []))) &&
    isSome(event.links, read.links) &&
    (['at', 'to', 'from', 'describes'] as const).every((key) => event[key] === undefined || event[key] === read[key])
  );
}

const wordsOf = (place: IdeaPlace | undefined): unknown =>
  place && [place.id, place.words, place.span, place.name, place.qualities];

const isSettingOf = (setting: Setting, read: Setting): boolean =>
  (Object.keys(setting) as (keyof Setting)[]).every((field) => {
    const [said, before] = [setting[field], read[field]];
    return said === undefined || (said.words === before?.words && isDeepStrictEqual(said.span, before.span));
  });
