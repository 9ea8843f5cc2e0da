import type { FilmView } from '../../../film-view-contract.ts';

export type ShotView = FilmView['shots'][number];

/** How the takes of a shot stand. */
export type ShotStanding = 'new' | 'failed' | 'making' | 'outdated' | 'waiting' | 'done';

/** In the order in which they matter; the first that holds is told. */
const STANDINGS: readonly { standing: ShotStanding; holds: (shot: ShotView) => boolean }[] = [
  { standing: 'failed', holds: ({ failure }) => failure !== null },
  {
    standing: 'making',
    holds: ({ voiceStatus, pictureStatus, clipStatus }) =>
      [voiceStatus, pictureStatus, clipStatus].includes('generating'),
  },
  { standing: 'outdated', holds: ({ outdated }) => outdated.length > 0 },
  { standing: 'waiting', holds: ({ clip }) => clip === null },
];

/** How the takes of a shot stand; a shot that the server does not know yet is new. */
export function standingOf(shot: ShotView | undefined): ShotStanding {
  return shot ? (STANDINGS.find(({ holds }) => holds(shot))?.standing ?? 'done') : 'new';
}
