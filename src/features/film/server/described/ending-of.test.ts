import { expect, test } from 'vitest';
import type { PlannedActor, PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { endingOf } from './ending-of.ts';

const shot = (...actors: PlannedActor[]): PlannedShot => ({ actors, items: [] }) as unknown as PlannedShot;
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
      { at: 0.45, faces: 'away' },
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
