import type { DocumentShot } from '../../../timeline/film-document.ts';
import { isShown } from '../../../timeline/shown-shots.ts';
import type { ShotView } from '../storyboard/shot-standing.ts';

/** How the clip of a shot stands. */
export type ClipStanding = 'left_out' | 'failed' | 'making' | 'outdated' | 'missing' | 'done';

/** In the order in which they matter; the first that holds is told. */
const STANDINGS: readonly { standing: ClipStanding; holds: (view: ShotView) => boolean }[] = [
  { standing: 'failed', holds: ({ failure, clip }) => failure !== null && clip === null },
  { standing: 'making', holds: ({ makingSince }) => makingSince !== null },
  { standing: 'missing', holds: ({ clip }) => clip === null },
  { standing: 'outdated', holds: ({ outdated }) => outdated.includes('clip') },
];

/** How the clip of a shot stands; the server may not know the shot yet. */
export function clipStandingOf(shot: DocumentShot, view: ShotView | undefined): ClipStanding {
  if (!isShown(shot)) {
    return 'left_out';
  }
  return view ? (STANDINGS.find(({ holds }) => holds(view))?.standing ?? 'done') : 'missing';
}
