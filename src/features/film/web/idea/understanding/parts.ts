import type { IdeaEvent, IdeaGraph, IdeaPlace, Participant, Setting } from '#src/draft-engine/story/idea/idea-graph.ts';
import { correctGraph, SETTING_FIELDS, type SettingField, type Understanding } from './corrections.ts';

interface PartOf<Kind extends string, Value> {
  kind: Kind;
  /** What corrections call it. */
  key: string;
  /** As corrected; as read where it is left out. */
  now: Value;
  isLeftOut: boolean;
  /** The person has corrected it. */
  isYours: boolean;
}
export type ParticipantPart = PartOf<'participant', Participant>;
export type EventPart = PartOf<'event', IdeaEvent> & { /** The film needs it. */ isOnly: boolean };
export type PlacePart = PartOf<'place', IdeaPlace>;
export type SettingPart = PartOf<'setting', { value: string | true; words: string }> & { key: SettingField };
export type Part = ParticipantPart | EventPart | PlacePart | SettingPart;

export const ROWS = ['who', 'things', 'where', 'when', 'what'] as const;
export type Row = (typeof ROWS)[number];

/** The parts of what was understood, in rows. What goes with something else that is left out is not among them. */
export function partsOf(understanding: Understanding): Readonly<Record<Row, readonly Part[]>> {
  const { read, corrections } = understanding;
  const graph = correctGraph(understanding);
  const pairs = <Value extends { id: string }>(list: (of: IdeaGraph) => readonly Value[]) =>
    list(read).flatMap((before) => {
      const after = list(graph).find(({ id }) => id === before.id);
      const correction = corrections[before.id];
      return after || correction?.isLeftOut
        ? [{ key: before.id, now: after ?? before, isLeftOut: !after, isYours: correction !== undefined }]
        : [];
    });
  // As read: a chip stays where it is while it is corrected.
  const things = new Set<string>(
    read.participants.filter(({ kind }) => kind === 'thing' || kind === 'abstract').map(({ id }) => id),
  );
  const participants = pairs((of) => of.participants).map((part): ParticipantPart => ({
    kind: 'participant',
    ...part,
  }));
  return {
    who: participants.filter(({ key }) => !things.has(key)),
    things: participants.filter(({ key }) => things.has(key)),
    where: pairs((of) => of.places).map((part) => ({ kind: 'place', ...part })),
    when: SETTING_FIELDS.flatMap((key): SettingPart[] => {
      const before: Setting[SettingField] = read.setting[key];
      const now = graph.setting[key] ?? before;
      return now
        ? [{ kind: 'setting', key, now, isLeftOut: !graph.setting[key], isYours: corrections[key] !== undefined }]
        : [];
    }),
    what: pairs((of) => of.events).map((part) => ({ kind: 'event', ...part, isOnly: graph.events.length === 1 })),
  };
}
