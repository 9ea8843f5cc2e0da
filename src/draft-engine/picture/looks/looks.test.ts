import { expect, test } from 'vitest';
import { LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';
import { testActor, testDrawing, testMakers, testSurfaces } from '#tests/build/measured-stage.ts';
import { drawStill } from '../still.ts';
import { createWorld } from '../worlds/create-world.ts';

const WIDTH = 480;
const HEIGHT = 270;

/** Features of a thumbnail: brightness, colour, contrast, amount of line and of fine texture. */
function describe(look: LookId): number[] {
  const surface = drawStill(
    testDrawing({
      look,
      framing: 'full',
      timeOfDay: 'dusk',
      place: { kind: 'coast', landmarks: ['lighthouse'], seed: 5 },
      actors: [testActor({ across: 0.2 })],
    }),
    { width: WIDTH, height: HEIGHT },
    testSurfaces,
    { ...testMakers(), createWorld },
  );
  const { data } = surface.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT);
  const sums = new Array<number>(9).fill(0);
  const add = (index: number, value: number): void => {
    sums[index] = (sums[index] as number) + value;
  };
  const grey = (at: number): number =>
    (data[at] as number) * 0.3 + (data[at + 1] as number) * 0.59 + (data[at + 2] as number) * 0.11;
  let count = 0;
  for (let y = 2; y < HEIGHT - 2; y += 2) {
    for (let x = 2; x < WIDTH - 2; x += 2) {
      const at = (y * WIDTH + x) * 4;
      const value = grey(at);
      const [r, g, b] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
      const fine = Math.abs(value - grey(at + 4)) + Math.abs(value - grey(at + WIDTH * 4));
      add(0, r);
      add(1, g);
      add(2, b);
      add(3, (value * value) / 255);
      add(4, Math.max(r, g, b) - Math.min(r, g, b));
      add(5, Math.min(40, fine) * 4);
      add(6, fine > 60 ? 400 : 0);
      add(7, value < 50 ? 255 : 0);
      add(8, value > 225 ? 255 : 0);
      count++;
    }
  }
  return sums.map((sum) => sum / count);
}

test('[CAT-08] every look of the same scene differs from every other', () => {
  const described = LOOK_IDS.map((look) => ({ look, values: describe(look) }));
  const alike: string[] = [];
  for (const first of described) {
    for (const second of described) {
      if (first.look >= second.look) {
        continue;
      }
      const distance = Math.hypot(...first.values.map((value, index) => value - (second.values[index] as number)));
      if (distance < 12) {
        alike.push(`${first.look} and ${second.look}: ${distance.toFixed(1)}`);
      }
    }
  }
  expect(alike).toEqual([]);
});
