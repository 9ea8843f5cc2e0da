import { expect, test } from 'vitest';
import type { PersonFigure } from '../../../story/figure-spec.ts';
import { RESTING_STATE } from '../../figure-rig.ts';
import { itemSize } from '../../items/draw-item.ts';
import { gripOf } from './arms.ts';
import { faceOutline } from './face-outline.ts';
import { chooseView } from './head-view.ts';
import { createPersonDesign } from './person-design.ts';
import { poseSkeleton } from './skeleton.ts';

const PERSON: PersonFigure = {
  kind: 'person',
  age: 'adult',
  gender: 'neutral',
  build: 'average',
  skin: 3,
  hair: 'short',
  hairColour: 'black',
  facialHair: 'none',
  hat: 'none',
  outfit: 'shirt',
  colours: ['navy', 'cream'],
  accessories: [],
  seed: 4,
};
const EVERYBODY = (['child', 'youth', 'adult', 'old'] as const).flatMap((age) =>
  (['slim', 'round', 'broad'] as const).map((build, index) => ({ ...PERSON, age, build, seed: 7 * index + 2 })),
);

test.each(EVERYBODY)('the hand of a thinking person reaches the chin: $age, $build', (spec) => {
  const { body, face } = createPersonDesign(spec);
  for (const turn of [-0.7, -0.3, 0, 0.35, 0.7]) {
    const { head, arms, aim } = poseSkeleton(body, { ...RESTING_STATE, pose: 'think', turn }, turn);
    const view = chooseView(turn + aim.headTurn);
    const lowest = faceOutline(face, view, 0).toSorted((one, other) => other.y - one.y)[0] ?? { x: 0, y: 1 };
    const chin = {
      x: head.x + lowest.x * view.mirror * body.headRadius,
      y: head.y + lowest.y * body.headRadius,
    };
    const hand = gripOf(arms.right, body.hand);
    expect(Math.hypot(hand.x - chin.x, hand.y - chin.y)).toBeLessThan(body.headRadius * 0.5);
  }
});

test('grown people are five and a half to six and a half heads tall, children four to five', () => {
  for (const spec of EVERYBODY) {
    const { body } = createPersonDesign(spec);
    const heads = body.height / (2 * body.headRadius);
    expect(heads).toBeGreaterThan(spec.age === 'child' ? 4.3 : 5.3);
    expect(heads).toBeLessThan(spec.age === 'child' ? 5 : 6.5);
  }
});

test('two hands that carry a thing are at its edges', () => {
  const { body } = createPersonDesign(PERSON);
  const { arms } = poseSkeleton(body, { ...RESTING_STATE, pose: 'carry', holds: 'painting' }, 0);
  const apart = arms.left.wrist.x - arms.right.wrist.x;
  expect(apart).toBeGreaterThan(Math.min(itemSize('painting').width, body.shoulderHalf * 2) * 0.9);
});
