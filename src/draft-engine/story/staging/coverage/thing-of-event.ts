import type { IdeaEvent, Role } from '../../idea/idea-graph.ts';
import type { FilmCast } from '../who-is-cast.ts';

const WITH_THINGS: readonly Role[] = ['patient', 'instrument', 'result', 'topic'];

/** The key of the thing that an event is about. */
export function thingOf({ things }: FilmCast, { roles }: IdeaEvent): string | undefined {
  const ids = WITH_THINGS.flatMap((role) => roles[role] ?? []);
  return things.find(({ participant }) => participant !== undefined && ids.includes(participant.id))?.key;
}
