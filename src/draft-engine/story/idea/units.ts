import type { EventId, IdeaGraph, IdeaPlaceId, ParticipantId, Setting } from './idea-graph.ts';

/** One thing that the idea says and that the film has to show or say. */
export interface IdeaUnit {
  kind: 'participant' | 'event' | 'quality' | 'place' | 'setting';
  /** Of the participant, event or place; the field of a setting. */
  of: ParticipantId | EventId | IdeaPlaceId | keyof Setting;
  words: string;
}

/** Everything that an idea says, one by one. */
export function unitsOf({ participants, events, places, setting }: IdeaGraph): IdeaUnit[] {
  return [
    ...participants.flatMap((one): IdeaUnit[] => [
      {
        kind: 'participant',
        of: one.id,
        words: one.name && one.name !== one.words ? `${one.words} ${one.name}` : one.words,
      },
      ...one.qualities.map(({ words }): IdeaUnit => ({ kind: 'quality', of: one.id, words })),
    ]),
    ...events.map(({ id, words }): IdeaUnit => ({ kind: 'event', of: id, words })),
    ...places.flatMap((place): IdeaUnit[] => [
      { kind: 'place', of: place.id, words: place.name ?? place.words },
      ...place.qualities.map(({ words }): IdeaUnit => ({ kind: 'quality', of: place.id, words })),
    ]),
    ...Object.entries(setting).map(([field, said]): IdeaUnit => ({
      kind: 'setting',
      of: field as keyof Setting,
      words: said.words,
    })),
  ];
}
