import { expect, test } from 'vitest';
import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { StillScene } from './drawing-messages.ts';
import { createStillQueue, type StillQueue } from './still-queue.ts';

const scene = (seed: number, width = 640): StillScene => ({
  drawing: { seed } as ShotDrawing,
  pictures: [],
  width,
  height: (width * 9) / 16,
});
const nameOf = ({ drawing, width }: StillScene): string => `${drawing.seed} at ${width}`;

/** A queue whose pictures are finished one by one, and what was drawn and shown. */
function openQueue(): {
  queue: StillQueue<string>;
  drawn: string[];
  shown: string[];
  want: (owner: object, wanted: StillScene, isVisible?: boolean) => void;
  finish: (quality: 'quick' | 'sharp') => Promise<void>;
} {
  const drawn: string[] = [];
  const shown: string[] = [];
  const finishing = new Map<string, () => void>();
  const drawAs =
    (quality: string) =>
    (wanted: StillScene): Promise<string> => {
      drawn.push(nameOf(wanted));
      return new Promise((resolve) => {
        finishing.set(quality, () => resolve(nameOf(wanted)));
      });
    };
  const queue = createStillQueue<string>({ quick: drawAs('quick'), sharp: drawAs('sharp') });
  return {
    queue,
    drawn,
    shown,
    want: (owner, wanted, isVisible = true) =>
      queue.want({
        owner,
        scene: wanted,
        isVisible,
        show: ({ picture, quality }) => shown.push(`${picture} ${quality}`),
      }),
    finish: async (quality) => {
      finishing.get(quality)?.();
      finishing.delete(quality);
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    },
  };
}

test('[DRAFT-09] a changed shot is shown small at once and then sharp', async () => {
  const { want, shown, finish } = openQueue();
  want({}, scene(1));
  await finish('quick');
  expect(shown).toEqual(['1 at 160 quick']);
  await finish('sharp');
  expect(shown).toEqual(['1 at 160 quick', '1 at 640 sharp']);
});

test('[DRAFT-09] while one drags, what was overtaken is not drawn, and no earlier picture comes after a later one', async () => {
  const { want, drawn, shown, finish } = openQueue();
  const owner = {};
  [1, 2, 3].forEach((seed) => want(owner, scene(seed)));
  await finish('quick');
  await finish('quick');
  expect(drawn).toEqual(['1 at 160', '3 at 160', '3 at 640']);
  want(owner, scene(4));
  await finish('quick');
  await finish('sharp');
  await finish('sharp');
  expect(drawn).toEqual(['1 at 160', '3 at 160', '3 at 640', '4 at 160', '4 at 640']);
  expect(shown).toEqual(['1 at 160 quick', '3 at 160 quick', '4 at 160 quick', '4 at 640 sharp']);
});

test('stills that are seen come first, and of these the newest; a quick one waits for no sharp one', async () => {
  const { want, drawn, finish } = openQueue();
  want({}, scene(1));
  want({}, scene(2), false);
  want({}, scene(3));
  want({}, scene(4));
  await finish('quick');
  await finish('quick');
  await finish('quick');
  await finish('quick');
  expect(drawn).toEqual(['1 at 160', '4 at 160', '1 at 640', '3 at 160', '2 at 160']);
  await finish('sharp');
  await finish('sharp');
  await finish('sharp');
  expect(drawn.slice(5)).toEqual(['4 at 640', '3 at 640', '2 at 640']);
});

test('a still that is known is not drawn again, and one that nobody wants any more is not drawn', async () => {
  const { queue, want, drawn, shown, finish } = openQueue();
  const owner = {};
  want(owner, scene(1, 160));
  await finish('quick');
  want({}, scene(1, 160));
  expect(shown).toEqual(['1 at 160 sharp', '1 at 160 sharp']);
  want({}, scene(2));
  want(owner, scene(3));
  queue.drop(owner);
  await finish('quick');
  await finish('sharp');
  expect(drawn).toEqual(['1 at 160', '2 at 160', '2 at 640']);
});

test('the stills that were not used for longest are forgotten', async () => {
  const { want, drawn, finish } = openQueue();
  for (const seed of [1, 2, 3]) {
    want({}, scene(seed, 3840));
    await finish('quick');
    await finish('sharp');
  }
  drawn.length = 0;
  want({}, scene(3, 3840));
  expect(drawn).toEqual([]);
  want({}, scene(1, 3840));
  expect(drawn).toEqual(['1 at 160']);
});
