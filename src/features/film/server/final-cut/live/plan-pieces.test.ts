import { expect, test } from 'vitest';
import { planCut, type CutShot } from '../../timeline/plan-cut.ts';
import { planPieces } from './plan-pieces.ts';

const FORMAT = { width: 160, height: 90, framesPerSecond: 24 };

const shotsOf = (...lengths: [frames: number, transition: CutShot['transition']][]): CutShot[] =>
  lengths.map(([frames, transition], index) => ({
    clipPath: `${index}.mp4`,
    clipHash: `hash-${index}`,
    frames,
    transition,
    dissolveFrames: 12,
  }));

const boundsOf = (shots: readonly CutShot[], fadeOutFrames = 18): [start: number, frames: number][] =>
  planPieces(planCut(shots, { format: FORMAT, fadeOutFrames })).map(({ startFrame, frames }) => [startFrame, frames]);

test('each shot is a piece with the transition into it; the first is divided where its clip is drawn', () => {
  const shots = shotsOf([120, 'fade_in'], [96, 'dissolve'], [72, 'cut']);
  const plan = planCut(shots, { format: FORMAT, fadeOutFrames: 18 });
  const pieces = planPieces(plan);
  expect(pieces.map(({ segments }) => segments.map(({ kind }) => kind))).toEqual([
    ['join', 'body'],
    ['body'],
    ['body'],
    ['join', 'body'],
    ['body', 'join'],
  ]);
  expect(boundsOf(shots)).toEqual([
    [0, 24],
    [24, 48],
    [72, 36],
    [108, 96],
    [204, 72],
  ]);
  expect(pieces.reduce((sum, { frames }) => sum + frames, 0)).toBe(plan.frames);
});

test('no piece of a longer shot is shorter than a second', () => {
  for (let frames = 48; frames < 240; frames++) {
    for (const [start, length] of boundsOf(shotsOf([frames, 'fade_in'], [60, 'dissolve']))) {
      expect(length, `${frames} frames at ${start}`).toBeGreaterThanOrEqual(24);
    }
  }
});

test('the pieces of the first shots stay the same when later shots change', () => {
  const before = planPieces(planCut(shotsOf([100, 'fade_in'], [80, 'dissolve'], [90, 'dissolve']), { format: FORMAT }));
  const after = planPieces(planCut(shotsOf([100, 'fade_in'], [80, 'dissolve'], [140, 'dissolve']), { format: FORMAT }));
  expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
  expect(after.slice(3)).not.toEqual(before.slice(3));
});
