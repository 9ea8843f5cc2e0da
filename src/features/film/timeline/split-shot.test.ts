import { expect, test } from 'vitest';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { measureShot } from './shot-length.ts';
import { splitShot } from './split-shot.ts';

const PLAN = {
  number: 2,
  script: 'Anna finds the lamp.',
  actors: [],
  items: [],
  speech: { kind: 'narration', text: 'There it is.', emotion: 'happy' },
  transition: 'dissolve',
  durationSeconds: 4,
  events: [
    { sound: 'steps', at: 0.25, until: 0.75, loudness: 0.5 },
    { sound: 'chime', at: 0.9, loudness: 0.5 },
    { sound: 'thud', at: 1, loudness: 0.5 },
  ],
  effects: [{ kind: 'sparkles', from: 0, to: 0.5 }],
  accent: 'discovery',
  tail: { description: 'The lamp shines.' },
  trim: { take: 1, inFrame: 3, frames: 40 },
} as unknown as PlannedShot;
const shot = { plan: PLAN, frames: 96, spokenSeconds: 1 };

test('[EDIT-06] a shot in two is as long as it was, its line is in the first part, and each sound is heard once', () => {
  const [first, second] = splitShot(shot, 2) ?? [];
  expect([first?.durationSeconds, second?.durationSeconds]).toEqual([2, 2]);
  expect(first).toMatchObject({
    script: PLAN.script,
    speech: PLAN.speech,
    transition: 'dissolve',
    accent: 'discovery',
  });
  expect(second).toMatchObject({ script: PLAN.script, speech: { kind: 'silent', text: '' }, transition: 'cut' });
  expect(first?.events).toEqual([{ sound: 'steps', at: 0.5, until: 1, loudness: 0.5 }]);
  expect(second?.events.map(({ sound, at, until }) => [sound, at, until])).toEqual([
    ['steps', 0, 0.5],
    ['chime', expect.closeTo(0.8), undefined],
    ['thud', 1, undefined],
  ]);
  expect([first?.effects, second?.effects]).toEqual([[{ kind: 'sparkles', from: 0, to: 1 }], []]);
  expect([first?.tail, second?.tail, second?.accent]).toEqual([undefined, PLAN.tail, undefined]);
  expect([first?.trim, second?.trim]).toEqual([undefined, undefined]);
});

test('[EDIT-06] a shot is split as near to the moment as its line and the least length of a shot allow', () => {
  for (const seconds of [0, 0.1, 1, 1.9, 3.9, 4, 9]) {
    const [first, second] = splitShot(shot, seconds) ?? [];
    expect(first && second && first.durationSeconds + second.durationSeconds).toBeCloseTo(4);
    expect(second?.durationSeconds).toBeGreaterThanOrEqual(LIMITS.shot.minimumSeconds);
    // The line does not make the first part longer again.
    expect(first && second && measureShot(first, shot.spokenSeconds, second).durationSeconds).toBeCloseTo(
      first?.durationSeconds ?? 0,
    );
  }
  expect(splitShot({ ...shot, spokenSeconds: 3.8 }, 2)).toBeUndefined();
  expect(
    splitShot({ plan: { ...PLAN, speech: { ...PLAN.speech, kind: 'silent' } }, frames: 20, spokenSeconds: 0 }, 0.4),
  ).toBeUndefined();
});

test('[EDIT-06] of a shot in two the first has the movement of the camera, and the still stays the same moment', () => {
  const moving = { ...PLAN, camera: 'zoom_in' } as PlannedShot;
  const [early, late] = [0.25, 0.75].map((stillAt) => splitShot({ ...shot, plan: { ...moving, stillAt } }, 2) ?? []);
  expect(early?.map(({ camera, stillAt }) => [camera, stillAt])).toEqual([
    ['zoom_in', 0.5],
    ['static', undefined],
  ]);
  expect(late?.map(({ stillAt }) => stillAt)).toEqual([undefined, 0.5]);
});
