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
export type EventPart = PartOf<'event', IdeaEvent> & {
  /** The film needs it. */
  isOnly: boolean;
  /** Its clause with the whole of its last word. */
  said: string;
};
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
  const places = new Set<string>(read.participants.filter((one) => isPlace(one, read)).map(({ id }) => id));
  const things = new Set<string>(
    read.participants.filter((one) => isThing(one, read) && !places.has(one.id)).map(({ id }) => id),
  );
  const participants = pairs((of) => of.participants).map((part): ParticipantPart => ({
    kind: 'participant',
    ...part,
  }));
  const spots = pairs((of) => of.places).map((part): PlacePart => ({ kind: 'place', ...part }));
  return {
    who: participants.filter(({ key }) => !things.has(key) && !places.has(key)),
    things: [...participants.filter(({ key }) => things.has(key)), ...spots.filter((part) => isThingPlace(part, read))],
    where: [...spots.filter((part) => !isThingPlace(part, read)), ...participants.filter(({ key }) => places.has(key))],
    when: SETTING_FIELDS.flatMap((key): SettingPart[] => {
      const before: Setting[SettingField] = read.setting[key];
      const now = graph.setting[key] ?? before;
      return now
        ? [{ kind: 'setting', key, now, isLeftOut: !graph.setting[key], isYours: corrections[key] !== undefined }]
        : [];
    }),
    what: pairs((of) => of.events).map((part) => ({
      kind: 'event',
      ...part,
      isOnly: graph.events.length === 1,
      said: wholeClause(part.now, read),
    })),
  };
}

const acts = ({ id }: Participant, { events }: IdeaGraph): boolean =>
  events.some(({ roles }) => roles.agent?.includes(id) ?? false);

/** A voice that is heard and a fire that is lit are nobody, unless they act. */
const isThing = (one: Participant, graph: IdeaGraph): boolean =>
  one.kind === 'thing' || one.kind === 'abstract' || (one.kind === 'spirit' && !acts(one, graph));

/** The sea into which something is thrown is a place. */
const isPlace = (one: Participant, graph: IdeaGraph): boolean =>
  one.concept?.startsWith('place.') === true && !acts(one, graph);

/** The bicycle from which a parcel falls is where that happens, and a thing. */
const isThingPlace = ({ key }: PlacePart, { places }: IdeaGraph): boolean =>
  places.some(({ id, concept }) => id === key && concept?.startsWith('thing.') === true);

/** '本にはさんで': a clause that is read up to the stem of its verb is shown with the rest of the word. */
function wholeClause({ words, span }: IdeaEvent, { text, language }: IdeaGraph): string {
  const rest =
    language === 'ja' ? /^[ぁ-ん]{1,3}?(?=[、。\s\p{Script=Han}ァ-ヶ]|$)/u.exec(text.slice(span.to))?.[0] : undefined;
  return `${words}${rest ?? ''}`;
}
