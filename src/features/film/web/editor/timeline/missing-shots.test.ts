import { expect, test } from 'vitest';
import type { ShotTimes } from '../../../timeline/film-schedule.ts';
import type { ShotView } from '../storyboard/shot-standing.ts';
import { captionsWithMissing, isShotMade, shotInTheMaking } from './missing-shots.ts';

const times = (id: string, startSeconds: number, text: string, spokenSeconds = 0): ShotTimes =>
  ({
    id,
    startSeconds,
    endSeconds: startSeconds + 2,
    spokenSeconds,
    plan: { script: `seen in ${id}`, speech: { text } },
  }) as unknown as ShotTimes;
const view = (clip: boolean, clipStatus = 'generated'): ShotView =>
  ({ clip: clip ? { path: '/clip' } : null, clipStatus }) as unknown as ShotView;

test('[CAT-12] a missing shot has a caption: what is said in it, or what is seen', () => {
  const spoken = { startSeconds: 4.3, endSeconds: 5, lines: ['spoken'] };
  const captions = captionsWithMissing(
    {
      captions: [spoken],
      schedule: {
        shots: [times('one', 0, 'said'), times('two', 2, ''), times('three', 4, 'spoken', 1), times('four', 6, 'x')],
      },
    },
    new Map([
      ['three', view(false)],
      ['four', view(true)],
    ]),
    { language: 'en', aspect: '16:9' },
  );
  expect(captions).toEqual([
    { startSeconds: 0, endSeconds: 2, lines: ['said'] },
    { startSeconds: 2, endSeconds: 4, lines: ['seen in two'] },
    spoken,
  ]);
  expect([view(true), view(false), view(true, 'generating'), undefined].map(isShotMade)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('[CAT-12] of several shots in the making the one that is furthest is followed', () => {
  const asset = (kind: string, shot: number | null) => ({ kind, shot });
  expect(shotInTheMaking([asset('voice', 1), asset('picture', 3), asset('picture', 2)])).toBe(2);
  expect(shotInTheMaking([asset('voice', 1), asset('clip', 4), asset('music', null)])).toBe(4);
  expect(shotInTheMaking([asset('music', null)])).toBeUndefined();
});
