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
  finishOne: () => Promise<void>;
} {
  const drawn: string[] = [];
  const shown: string[] = [];
  let finish: (() => void) | undefined;
  const queue = createStillQueue<string>((wanted) => {
    drawn.push(nameOf(wanted));
    return new Promise((resolve) => {
      finish = () => resolve(nameOf(wanted));
    });
  });
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
    finishOne: async () => {
      finish?.();
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    },
  };
}

test('[DRAFT-09] a changed shot is shown small at once and then sharp', async () => {
  const { want, shown, finishOne } = openQueue();
  want({}, scene(1));
  await finishOne();
  expect(shown).toEqual(['1 at 160 quick']);
  await finishOne();
  expect(shown).toEqual(['1 at 160 quick', '1 at 640 sharp']);
});

test('[DRAFT-09] while one drags, what was overtaken is not drawn, and each picture that was begun is shown', async () => {
  const { want, drawn, shown, finishOne } = openQueue();
  const owner = {};
  [1, 2, 3].forEach((seed) => want(owner, scene(seed)));
  await finishOne();
  await finishOne();
  await finishOne();
  expect(drawn).toEqual(['1 at 160', '3 at 160', '3 at 640']);
  expect(shown).toEqual(['1 at 160 quick', '3 at 160 quick', '3 at 640 sharp']);
});

test('stills that are seen come first, quick ones before sharp ones, and the newest of these', async () => {
  const { want, drawn, finishOne } = openQueue();
  want({}, scene(1));
  want({}, scene(2), false);
  want({}, scene(3));
  want({}, scene(4));
  for (let count = 0; count < 8; count++) {
    await finishOne();
  }
  expect(drawn).toEqual([
    '1 at 160',
    '4 at 160',
    '3 at 160',
    '4 at 640',
    '3 at 640',
    '1 at 640',
    '2 at 160',
    '2 at 640',
  ]);
});

test('a still that is known is not drawn again, and one that nobody wants any more is not drawn', async () => {
  const { queue, want, drawn, shown, finishOne } = openQueue();
  const owner = {};
  want(owner, scene(1, 160));
  await finishOne();
  expect(queue.find(scene(1, 160))).toBe('1 at 160');
  want({}, scene(1, 160));
  await finishOne();
  expect(shown).toEqual(['1 at 160 sharp', '1 at 160 sharp']);
  want({}, scene(2));
  want(owner, scene(3));
  queue.drop(owner);
  await finishOne();
  await finishOne();
  expect(drawn).toEqual(['1 at 160', '2 at 160', '2 at 640']);
});

test('the stills that were not used for longest are forgotten', async () => {
  const { queue, want, finishOne } = openQueue();
  for (const seed of [1, 2, 3]) {
    want({}, scene(seed, 3840));
    await finishOne();
    await finishOne();
  }
  expect(queue.find(scene(1, 3840))).toBeUndefined();
  expect(queue.find(scene(3, 3840))).toBe('3 at 3840');
});
