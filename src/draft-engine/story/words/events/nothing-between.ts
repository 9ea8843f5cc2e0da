import type { FilmTongue } from './film-tongue.ts';

/** For a language in which shots between the events are silent where nothing that follows from them can be said. */
export const NOTHING_BETWEEN: Pick<FilmTongue, 'cadence' | 'any' | 'untold' | 'habit' | 'premiseLine'> = {
  cadence: { dark: {}, comic: {}, selling: {}, plain: {}, spare: {}, warm: {}, quiet: {} },
  any: { talk: [] },
  untold: { talk: [] },
  habit: {},
  premiseLine: () => undefined,
};
