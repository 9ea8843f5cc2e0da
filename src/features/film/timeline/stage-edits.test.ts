import { expect, test } from 'vitest';
import type { PlannedActor, PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { addActor, changeActor, giveItem, removeActor } from './stage-edits.ts';

const ANNA: PlannedActor = {
  characterKey: 'anna',
  across: -0.2,
  behind: 0,
  faces: 'ben',
  pose: 'walk',
  emotion: 'happy',
  keyframes: [
    { at: 0.4, across: 0.1, pose: 'stand' },
    { at: 0.8, emotion: 'sad' },
  ],
};
const BEN: PlannedActor = { characterKey: 'ben', across: 0.4, behind: 0, faces: 'anna', pose: 'sit', emotion: 'sad' };
const PLAN = {
  actors: [ANNA, BEN],
  items: [],
  subject: { kind: 'character', key: 'ben' },
  emotion: 'neutral',
  effects: [
    { kind: 'tears', onKey: 'ben', from: 0, to: 1 },
    { kind: 'leaves', from: 0, to: 1 },
  ],
} as unknown as PlannedShot;

test('whoever is moved keeps the way that they go in the shot', () => {
  const [anna] = changeActor(PLAN, 0, { across: 0.3 });
  expect(anna?.across).toBe(0.3);
  expect(anna?.keyframes?.[0]).toMatchObject({ at: 0.4, pose: 'stand' });
  expect(anna?.keyframes?.[0]?.across).toBeCloseTo(0.6);
});

test('a pose that is set holds for the whole shot', () => {
  const [anna, ben] = changeActor(PLAN, 0, { pose: 'dance' });
  expect(anna).toMatchObject({
    pose: 'dance',
    keyframes: [
      { at: 0.4, across: 0.1 },
      { at: 0.8, emotion: 'sad' },
    ],
  });
  expect(ben).toBe(BEN);
  expect(changeActor(PLAN, 0, { emotion: 'fear' })[0]?.keyframes).toEqual([ANNA.keyframes?.[0]]);
});

test('nothing is about, faces or comes from whoever is taken out', () => {
  const left = removeActor(PLAN, 1);
  expect(left.actors).toEqual([{ ...ANNA, faces: 'camera' }]);
  expect(left.subject).toEqual({ kind: 'place' });
  expect(left.effects).toEqual([{ kind: 'leaves', from: 0, to: 1 }]);
});

test('whoever is added stands where nobody is', () => {
  const added = addActor({ ...PLAN, actors: [{ ...ANNA, across: 0 }] }, 'ben').at(-1);
  expect(added).toMatchObject({ characterKey: 'ben', across: -0.45, pose: 'stand' });
});

test('[EDIT-05] a thing is in the hands of one actor for the whole shot, and can be taken out of them', () => {
  const taking = {
    ...ANNA,
    keyframes: [
      { at: 0.3, holdsItemKey: 'lamp' },
      { at: 0.6, pose: 'sit' as const },
    ],
  };
  const holding = { ...BEN, holdsItemKey: 'key' };
  const [anna, ben] = giveItem({ actors: [taking, holding] }, 1, 'lamp');
  expect(anna).toEqual({ ...ANNA, keyframes: [{ at: 0.6, pose: 'sit' }] });
  expect(ben).toEqual({ ...BEN, holdsItemKey: 'lamp' });
  expect(giveItem({ actors: [taking, holding] }, 1, null)).toEqual([taking, BEN]);
  expect(giveItem({ actors: [ANNA, BEN] }, 0, 'lamp')).toEqual([{ ...ANNA, holdsItemKey: 'lamp' }, BEN]);
});
