import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { TEST_PERSON } from '#tests/build/measured-stage.ts';
import { POSES, type Pose } from '../../../story/film-plan.ts';
import { createPainter } from '../../create-painter.ts';
import type { DrawingContext } from '../../drawing-surface.ts';
import { RESTING_STATE } from '../../figure-rig.ts';
import { findLook } from '../../looks/look-table.ts';
import { createPalette } from '../../palettes.ts';
import { gripOf } from './arms.ts';
import { createPerson } from './create-person.ts';
import { createPersonDesign } from './person-design.ts';
import { poseSkeleton } from './skeleton.ts';

const SIZE = 96;
const person = createPerson(TEST_PERSON);
const palette = createPalette({
  timeOfDay: 'noon',
  weather: 'clear',
  indoor: false,
  emotion: 'neutral',
  tension: 0,
  seed: 1,
});

function outline(pose: Pose): boolean[] {
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  const scale = (SIZE * 0.6) / person.heightMetres;
  context.setTransform(scale, 0, 0, scale, SIZE / 2, SIZE * 0.9);
  const painter = createPainter({
    context: context as unknown as DrawingContext,
    palette,
    look: findLook('infographic'),
    light: { x: -0.5, y: -0.8, strength: 0.8 },
    seed: 1,
    pixel: 1 / scale,
  });
  person.draw(painter, { ...RESTING_STATE, pose, turn: 0.7, seconds: 0.5 });
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  return Array.from({ length: SIZE * SIZE }, (_, index) => (data[index * 4 + 3] as number) > 100);
}

test('every pose of a person has another outline than standing', () => {
  const standing = outline('stand');
  for (const pose of POSES) {
    const own = outline(pose);
    const other = own.filter((seen, index) => seen !== standing[index]).length;
    // Poses of the head alone change the least.
    expect(other, pose).toBeGreaterThan(pose === 'stand' ? -1 : 18);
  }
});

test.each(['drink', 'eat', 'shout', 'telephone', 'listen', 'weep'] as const)(
  'a hand in the pose %s is at the face',
  (pose) => {
    const { body } = createPersonDesign(TEST_PERSON);
    const { arms, head } = poseSkeleton(body, { ...RESTING_STATE, pose, seconds: 0.6 }, 0.7);
    const nearest = Math.min(
      ...[arms.left, arms.right].map((arm) => {
        const hand = gripOf(arm, body.hand * 1.4);
        return Math.hypot(hand.x - head.x, hand.y - head.y - body.headRadius * 0.3);
      }),
    );
    expect(nearest).toBeLessThan(body.headRadius * 1.15);
  },
);
