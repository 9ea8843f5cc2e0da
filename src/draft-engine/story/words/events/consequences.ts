import type { DeedId } from '../../idea/deeds.ts';
import type { IdeaEvent, Participant, ParticipantId } from '../../idea/idea-graph.ts';
import type { FilmFacts, StagedShot } from '../film-words.ts';

/**
 * What a deed changes, by what must be known to say it. Slots: who: does it; one: the being it is done to; thing: the
 * thing; to: who gets it.
 */
export type Consequences = Readonly<Partial<Record<DeedId, readonly string[]>>>;

type Slots = Readonly<Record<string, string | undefined>>;

const BEINGS: ReadonlySet<Participant['kind']> = new Set<Participant['kind']>(['person', 'animal']);

/** The event that a shot looks back on: its own, at the end of the film the main one. */
function eventBehind({ step }: StagedShot, { graph }: FilmFacts): IdeaEvent | undefined {
  if (step.kind === 'ending') {
    return graph.events.find(({ isMain }) => isMain);
  }
  return step.kind === 'after' ? graph.events.find(({ id }) => id === step.events[0]) : undefined;
}

/** It is done, by a verb that is understood. */
const isDone = ({ mood, isNegated, isNearest, describes, often }: IdeaEvent): boolean =>
  mood === 'does' && !isNegated && !isNearest && describes === undefined && (often === undefined || often === 'once');

/** One being or thing in a role, by its word; nothing where there are several or none. */
function wordIn(
  ids: readonly ParticipantId[] | undefined,
  { participants }: FilmFacts['graph'],
  [wordOf, fits]: readonly [(id: ParticipantId) => string | undefined, (one: Participant) => boolean],
): string | undefined {
  const [id, other] = ids ?? [];
  const one = id === undefined || other !== undefined ? undefined : participants.find((each) => each.id === id);
  return one && fits(one) ? wordOf(one.id) : undefined;
}

/** What came of the event that a shot looks back on: filled sentences with the pattern of each. */
export function consequencesIn(
  shot: StagedShot,
  facts: FilmFacts,
  [table, wordOf]: readonly [Consequences, (id: ParticipantId) => string | undefined],
): { pattern: string; text: string }[] {
  const event = eventBehind(shot, facts);
  if (!event?.deed || !isDone(event)) {
    return [];
  }
  const { agent, patient, recipient, result } = event.roles;
  const isBeing = ({ kind, presence }: Participant): boolean => BEINGS.has(kind) && presence === 'here';
  const slots: Slots = {
    who: wordIn(agent, facts.graph, [wordOf, isBeing]),
    one: wordIn(patient, facts.graph, [wordOf, isBeing]),
    thing: wordIn(patient, facts.graph, [wordOf, ({ kind }) => kind === 'thing']),
    to: wordIn(recipient, facts.graph, [wordOf, isBeing]),
    changed: result && patient === undefined ? wordIn(agent, facts.graph, [wordOf, isBeing]) : undefined,
  };
  return (table[event.deed] ?? []).flatMap((pattern) => {
    const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => slots[name as string]);
    const isWhole = names.every((name) => name !== undefined) && new Set(names).size === names.length;
    return isWhole ? [{ pattern, text: pattern.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '') }] : [];
  });
}
