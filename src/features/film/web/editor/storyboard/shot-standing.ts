import type { FilmView } from '../../../film-view-contract.ts';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { shownByClip } from '../../film/shown-by-clip.ts';

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

/** True of a shot that is seen as the draft engine draws its plan; one that the server does not know yet is. */
export function isOfEngine({ drawn }: DocumentShot, view: ShotView | undefined): boolean {
  if (!view) {
    return true;
  }
  const isElsewhere = view.ownPicture || shownByClip(view) !== null;
  return !isElsewhere && (drawn || view.pictureServedBy?.id.startsWith('draft') === true);
}

/** What is told of a shot, with the picture that it had before while another one is made in its place. */
export function withLastPicture(view: ShotView | undefined, last: ShotView | undefined): ShotView | undefined {
  const isBetween = view?.picture === null && view.pictureStatus !== 'failed' && view.id === last?.id;
  return isBetween ? { ...view, picture: last.picture, pictureServedBy: last.pictureServedBy } : view;
}
