import type { SoundTake } from '../../../soundtrack-contract.ts';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import { hasSpeech } from '../../../timeline/has-speech.ts';
import type { ShotView } from '../storyboard/shot-standing.ts';

/** How the voice of a line stands. */
export type LineStanding = 'silent' | 'making' | 'failed' | 'outdated' | 'waiting' | 'done';

/** In the order in which they matter; the first that holds is told. */
const STANDINGS: readonly {
  standing: LineStanding;
  holds: (line: { shot: DocumentShot; view: ShotView | undefined; takes: readonly SoundTake[] }) => boolean;
}[] = [
  { standing: 'silent', holds: ({ shot }) => !hasSpeech(shot.plan) },
  { standing: 'making', holds: ({ takes }) => takes.some(({ status }) => status === 'generating') },
  { standing: 'failed', holds: ({ takes }) => takes.at(-1)?.status === 'failed' },
  { standing: 'waiting', holds: ({ takes }) => !takes.some(({ circled }) => circled) },
  {
    standing: 'outdated',
    holds: ({ shot, view, takes }) =>
      view?.outdated.includes('voice') === true ||
      takes.some(({ circled, text }) => circled && text !== shot.plan.speech.text.slice(0, 2000)),
  },
];

/** How the voice of a shot's line stands. */
export function lineStanding(
  shot: DocumentShot,
  view: ShotView | undefined,
  takes: readonly SoundTake[],
): LineStanding {
  return STANDINGS.find(({ holds }) => holds({ shot, view, takes }))?.standing ?? 'done';
}
