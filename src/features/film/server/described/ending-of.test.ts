import { expect, test } from 'vitest';
import type { PlannedActor, PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { endingOf } from './ending-of.ts';

const shot = (...actors: PlannedActor[]): PlannedShot =>
  ({ actors, items: [], durationSeconds: 5 }) as unknown as PlannedShot;
const tom: PlannedActor = {
  characterKey: 'tom',
  across: 0,
  behind: 0,
  faces: 'left',
  pose: 'hold',
  emotion: 'fear',
  holdsItemKey: 'violin',
};

test('[EDIT-08] at the end somebody looks where the end says, and has let go of what the shot takes from the hands', () => {
  const hiding = shot({
    ...tom,
    keyframes: [
      { at: 0.4, faces: 'away' },
      { at: 0.8, faces: 'left', pose: 'stand', holdsItemKey: null },
    ],
  });
  const looking = shot({ ...tom, faces: 'left', pose: 'stand', keyframes: [{ at: 0.5, faces: 'camera' }] });
  delete looking.actors[0]?.holdsItemKey;
  const [actor] = endingOf(hiding, looking).actors;
  expect(actor?.keyframes).toHaveLength(2);
  expect(actor?.keyframes?.at(-1)).toMatchObject({
    faces: 'camera',
    pose: 'stand',
    emotion: 'fear',
    holdsItemKey: null,
  });
});

test('[EDIT-08] whoever the end shows is seen, also where the shot lets them go', () => {
  const [actor] = endingOf(shot({ ...tom, keyframes: [{ at: 0.5, opacity: 0 }] }), shot(tom)).actors;
  expect(actor?.keyframes?.at(-1)).toMatchObject({ opacity: 1 });
});

test('[EDIT-08] whoever comes to the end walks in from the nearer side; who is not on their feet fades in', () => {
  const before = { ...shot(tom), framing: 'full' } as PlannedShot;
  const [ann, bea] = ['ann', 'bea'].map((characterKey, index): PlannedActor => ({
    ...tom,
    characterKey,
    across: 0.5 - index,
    pose: 'laugh',
    faces: 'camera',
  })) as [PlannedActor, PlannedActor];
  const [, first, second] = endingOf(before, shot(ann, bea)).actors;
  expect(first).toMatchObject({ pose: 'walk', faces: 'left' });
  expect(first?.across).toBeGreaterThan(1.3);
  expect(first?.keyframes?.at(-1)).toMatchObject({ across: 0.5, pose: 'laugh', faces: 'camera' });
  expect(first?.keyframes?.some(({ opacity }) => opacity !== undefined)).toBe(false);
  expect(second).toMatchObject({ pose: 'walk', faces: 'right' });
  expect(second?.across).toBeLessThan(-1.3);

  const lying = endingOf(before, shot({ ...ann, pose: 'lie' })).actors[1];
  expect(lying).toMatchObject({ pose: 'lie', across: 0.5 });
  expect(lying?.keyframes?.[0]).toMatchObject({ opacity: 0 });
});

test('[EDIT-08] nobody comes to where somebody is', () => {
  const before = { ...shot(tom), framing: 'full' } as PlannedShot;
  const ann: PlannedActor = { ...tom, characterKey: 'ann', keyframes: [{ at: 0.4, across: 0.1 }] };
  const bea: PlannedActor = { ...tom, characterKey: 'bea' };
  const ends = endingOf(before, shot(ann, bea)).actors.map(
    ({ across, keyframes }) => keyframes?.at(-1)?.across ?? across,
  );
  for (const [index, end] of ends.entries()) {
    for (const other of ends.slice(index + 1)) {
      expect(Math.abs(end - other)).toBeGreaterThanOrEqual(0.39);
    }
  }
});

test.each([
  [8, 1.2],
  [5, 1.2],
  [2.4, 0.8],
])('[EDIT-08] the end of a shot of %d seconds is seen for %d before a fade to black', (durationSeconds, held) => {
  const [actor] = endingOf({ ...shot({ ...tom, faces: 'away' }), durationSeconds }, shot(tom)).actors;
  expect(actor?.keyframes).toMatchObject([{ faces: 'left' }]);
  expect((1 - (actor?.keyframes?.[0]?.at ?? 1)) * durationSeconds).toBeGreaterThan(held + 0.74);
});
