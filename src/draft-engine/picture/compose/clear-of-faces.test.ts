import { expect, test } from 'vitest';
import { TEST_PERSON, testActor, testDrawing } from '#tests/build/measured-stage.ts';
import { skiaSurfaces } from '../../clip/draw-clip.ts';
import type { DrawnItem, ShotDrawing } from '../shot-drawing.ts';
import { drawStill } from '../still.ts';

const actors = [testActor({ figure: TEST_PERSON })];

function pixelsOf(changes: Partial<ShotDrawing>, width: number): Uint8ClampedArray {
  const height = (width * 9) / 16;
  return drawStill(testDrawing({ actors, ...changes }), { width, height }, skiaSurfaces)
    .getContext('2d')
    .getImageData(0, 0, width, height).data;
}

/** Share of a picture's pixels that are seen to differ. */
function changedShare(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let changed = 0;
  for (let at = 0; at < one.length; at += 4) {
    changed += Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 24 ? 1 : 0;
  }
  return changed / (one.length / 4);
}

/** The share that the scenery before a face has, which is left out where something is in front of it. */
const SCENERY = 0.045;

test.each([-0.3, -0.9])('[EDIT-07] a large thing before a face is seen behind it, in every size: %f', (behind) => {
  for (const width of [240, 960]) {
    const items: DrawnItem[] = [{ item: 'wardrobe', across: 0, behind, above: 0 }];
    const changed = changedShare(pixelsOf({ framing: 'full' }, width), pixelsOf({ framing: 'full', items }, width));
    expect(changed, `${width}`).toBeGreaterThan(SCENERY);
  }
});

test('[EDIT-07] a small thing before a face is seen beside it', () => {
  const items: DrawnItem[] = [{ item: 'ball', across: 0, behind: -0.3, above: 1.2 }];
  const [plain, withBall] = [pixelsOf({ framing: 'medium' }, 480), pixelsOf({ framing: 'medium', items }, 480)];
  expect(changedShare(plain, withBall)).toBeGreaterThan(SCENERY);
});
