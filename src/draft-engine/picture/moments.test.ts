import { expect, test } from 'vitest';
import { testActor, testDrawing, testMakers, testSurfaces } from '#tests/build/measured-stage.ts';
import { createActing } from './acting.ts';
import { composeShot } from './compose-shot.ts';
import { drop, glide } from './keyframes.ts';
import type { ShotDrawing } from './shot-drawing.ts';

/** The middle and the height of the reddish figure at a moment, as shares of the frame. */
function redAt(drawing: ShotDrawing, seconds: number): { x: number; foot: number; count: number } {
  const shot = composeShot(
    { ...drawing, look: 'infographic' },
    { width: 320, height: 180, durationSeconds: 4, surfaces: testSurfaces, makers: testMakers() },
  );
  const context = testSurfaces(320, 180).getContext('2d');
  shot.drawFrame(context, seconds);
  const { data } = context.getImageData(0, 0, 320, 180);
  let [sum, count, foot] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] as number) > 150 && (data[at + 2] as number) < 110) {
      sum += (at / 4) % 320;
      foot = Math.floor(at / 4 / 320);
      count++;
    }
  }
  return { x: sum / count / 320, foot: foot / 180, count };
}

test('an actor with keyframes crosses the frame, rises and fades, and is composed for the moment of the still', () => {
  const drawing = testDrawing({
    framing: 'wide',
    stillAt: 1,
    actors: [
      testActor({
        across: -0.8,
        keyframes: [
          { at: 0.5, across: 0.6 },
          { at: 0.75, above: 0.6 },
          { at: 1, opacity: 0 },
        ],
      }),
    ],
  });
  const [start, middle, high] = [redAt(drawing, 0), redAt(drawing, 2), redAt(drawing, 3)];
  expect(middle.x - start.x).toBeGreaterThan(0.35);
  expect(high.x).toBeCloseTo(middle.x, 2);
  expect(high.foot).toBeLessThan(middle.foot - 0.08);
  expect(redAt(drawing, 3.99).count).toBeLessThan(high.count / 4);
});

test('numbers pass a keyframe without a stop when they go on, rest where nothing is named, and fall faster and faster', () => {
  const frames = [{ at: 0.25, across: 1 }, { at: 0.5, across: 2 }, { at: 0.75 }, { at: 1, across: 0 }];
  const speedAt = (share: number): number =>
    (glide(frames, 'across', 0, share + 0.01) - glide(frames, 'across', 0, share - 0.01)) / 0.02;
  expect(speedAt(0.25)).toBeGreaterThan(2);
  expect(speedAt(0.6)).toBe(0);
  expect(glide(frames, 'across', 0, 0.875)).toBeCloseTo(1);
  expect(drop([{ at: 1, above: 0 }], 'above', 1, 0.5)).toBeCloseTo(0.75);
});

test('a body turns the shorter way, the longer the further, and is there when it is to look so', () => {
  const drawing = testDrawing({ actors: [testActor({ turn: -0.7, turns: [{ at: 0.5, turn: Math.PI }] })] });
  const act = createActing({ drawing, durationSeconds: 4, headsX: [0], headsUp: [1.7], turns: [undefined] });
  const turns = [1, 1.4, 1.6, 1.8, 2].map((seconds) => act(0, seconds).turn);
  expect(turns[0]).toBe(-0.7);
  expect(turns.slice(1, -1).every((turn, index) => turn < (turns[index] ?? 0) && turn > -Math.PI)).toBe(true);
  expect(turns.at(-1)).toBe(Math.PI);
});

test('a thing that is thrown is in the hands, in the air and in other hands, never in two places', () => {
  const hands = { holds: 'ball', heldIndex: 0 } as const;
  const drawing = testDrawing({
    framing: 'wide',
    actors: [
      testActor({ across: -0.5, ...hands, keyframes: [{ at: 0.4, hands: {} }] }),
      testActor({ across: 0.5, keyframes: [{ at: 0.6, hands }] }),
    ],
    items: [{ item: 'ball', across: -0.4, behind: 0, above: 1.2, keyframes: [{ at: 0.4 }, { at: 0.6, across: 0.4 }] }],
  });
  const shot = composeShot(drawing, {
    width: 320,
    height: 180,
    durationSeconds: 4,
    surfaces: testSurfaces,
    makers: testMakers(),
  });
  const seen = [0.2, 0.5, 0.8].map((share) => shot.blocking.items[0]?.spotAt?.(share * 4).opacity);
  expect(seen).toEqual([0, 1, 0]);
});
