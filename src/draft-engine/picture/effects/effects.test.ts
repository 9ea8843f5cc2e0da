import { expect, test } from 'vitest';
import { testActor, testDrawing, testMakers, testSurfaces } from '#tests/build/measured-stage.ts';
import { EFFECTS } from '../../story/film-plan.ts';
import { composeShot } from '../compose-shot.ts';
import type { ShotDrawing } from '../shot-drawing.ts';

function frame(changes: Partial<ShotDrawing>, seconds: number): Uint8ClampedArray {
  const shot = composeShot(
    { ...testDrawing({ framing: 'full', actors: [testActor({ turn: 0.7 })] }), ...changes },
    { width: 320, height: 180, durationSeconds: 4, surfaces: testSurfaces, makers: testMakers(0.5) },
  );
  const context = testSurfaces(320, 180).getContext('2d');
  shot.drawFrame(context, seconds);
  return context.getImageData(0, 0, 320, 180).data;
}

const changed = (one: Uint8ClampedArray, other: Uint8ClampedArray): number => {
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    count += Math.abs((one[at] as number) - (other[at] as number)) > 12 ? 1 : 0;
  }
  return count;
};

test('every effect is seen while it lasts, on somebody and over the frame, and neither before nor after', () => {
  const plain = [1, 2.2, 3.6].map((seconds) => frame({}, seconds));
  for (const kind of EFFECTS) {
    for (const on of [{ kind: 'actor', index: 0 }, undefined] as const) {
      // Tears need eyes to run from.
      if (kind === 'tears' && !on) {
        continue;
      }
      const effects = [{ kind, from: 0.5, to: 0.8, ...(on ? { on } : {}) }];
      const [before, during, after] = [1, 2.2, 3.6].map((seconds, index) =>
        changed(frame({ effects }, seconds), plain[index] as Uint8ClampedArray),
      );
      expect([before, after], kind).toEqual([0, 0]);
      expect(during, `${kind} ${on ? 'on somebody' : 'over the frame'}`).toBeGreaterThan(8);
    }
  }
});
