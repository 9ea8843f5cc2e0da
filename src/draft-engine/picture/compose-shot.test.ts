import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Framing } from '#src/shared/catalogue/shots.ts';
import { testActor, testDrawing, testMakers, testSurfaces, TEST_PERSON } from '#tests/build/measured-stage.ts';
import type { MouthSpan } from './acting.ts';
import { project, scaleAt } from './camera.ts';
import { composeShot, type ComposedShot, type ShotOptions } from './compose-shot.ts';
import { LEAST_CONTRAST, measureContrast } from './compose/contrast.ts';
import type { ShotDrawing } from './shot-drawing.ts';

function compose(drawing: ShotDrawing, changes: Partial<ShotOptions> = {}, grey = 0.8): ComposedShot {
  const tall = drawing.aspect === '9:16';
  return composeShot(drawing, {
    width: tall ? 360 : 640,
    height: tall ? 640 : 360,
    durationSeconds: 4,
    surfaces: testSurfaces,
    makers: testMakers(grey),
    ...changes,
  });
}

function frame(shot: ComposedShot, seconds: number, width = 640, height = 360): Uint8ClampedArray {
  const context = testSurfaces(width, height).getContext('2d');
  shot.drawFrame(context, seconds);
  return context.getImageData(0, 0, width, height).data;
}

const hash = (data: Uint8ClampedArray): string => createHash('sha256').update(data).digest('hex');

test('[DRAFT-07] equal drawings give equal pixels, another seed gives others', () => {
  const drawing = testDrawing({ camera: 'handheld', weather: 'snow' });
  const first = hash(frame(compose(drawing), 1.5));
  expect(hash(frame(compose(drawing), 1.5))).toBe(first);
  expect(hash(frame(compose({ ...drawing, seed: 4 }), 1.5))).not.toBe(first);
});

test('frames can be drawn in any order', () => {
  const drawing = testDrawing({ camera: 'zoom_in' });
  const late = compose(drawing);
  frame(late, 3);
  expect(hash(frame(late, 1))).toBe(hash(frame(compose(drawing), 1)));
});

const FIGURE_SHARES: Partial<Record<Framing, [number, number]>> = {
  extreme_wide: [0.08, 0.18],
  wide: [0.3, 0.45],
  full: [0.7, 0.85],
};
const HEAD_SHARES: Partial<Record<Framing, [number, number]>> = { medium: [0.22, 0.3], close: [0.5, 0.65] };

/** Height of the reddish figure in a drawn frame, as a share of it. */
function figureShare(drawing: ShotDrawing): number {
  const data = frame(compose({ ...drawing, look: 'infographic' }), 2);
  let top = Infinity;
  let bottom = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] as number) < 150 || (data[at + 2] as number) > 110) {
      continue;
    }
    const y = Math.floor(at / 4 / 640);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return (bottom - top + 1) / 360;
}

test.each(Object.entries(FIGURE_SHARES) as [Framing, [number, number]][])(
  '%s shows the whole figure at its share of the frame',
  (framing, [low, high]) => {
    const share = figureShare(testDrawing({ framing }));
    expect(share).toBeGreaterThanOrEqual(low);
    expect(share).toBeLessThanOrEqual(high);
  },
);

test.each(Object.entries(HEAD_SHARES) as [Framing, [number, number]][])(
  '%s shows the head at its share, eyes in the upper part',
  (framing, [low, high]) => {
    const { blocking } = compose(testDrawing({ framing }));
    const share = (0.4 * scaleAt(blocking.view, 0)) / 360;
    expect(share).toBeGreaterThanOrEqual(low);
    expect(share).toBeLessThanOrEqual(high);
    const eyes = project(blocking.view, 0, -1.4, 0).y / 360;
    expect(eyes).toBeGreaterThan(0.28);
    expect(eyes).toBeLessThan(0.46);
  },
);

test('[CAT-10] upright frames are composed anew, not cropped', () => {
  const wide = compose(testDrawing({ actors: [testActor({ across: -0.6 }), testActor({ across: 0.6 })] })).blocking;
  const tall = compose(
    testDrawing({ aspect: '9:16', actors: [testActor({ across: -0.6 }), testActor({ across: 0.6 })] }),
  ).blocking;
  for (const [blocking, width] of [
    [wide, 640],
    [tall, 360],
  ] as const) {
    for (const actor of blocking.actors) {
      const x = project(blocking.view, actor.x, 0, actor.z).x / width;
      expect(x).toBeGreaterThan(0.08);
      expect(x).toBeLessThan(0.92);
    }
  }
  // A mere crop would keep the distance in metres between the two of the wide frame.
  const apart = (blocking: typeof wide): number => (blocking.actors[1]?.x ?? 0) - (blocking.actors[0]?.x ?? 0);
  expect(apart(tall)).toBeLessThan(apart(wide) * 0.7);
});

test('a gaze to the right has its room on the right', () => {
  const { blocking } = compose(testDrawing({ framing: 'medium', actors: [testActor({ turn: 1.2 })] }));
  expect(project(blocking.view, blocking.actors[0]?.x ?? 0, 0, 0).x).toBeLessThan(640 * 0.44);
});

test('low and high angles move the horizon', () => {
  const horizon = (angle: ShotDrawing['angle']): number =>
    compose(testDrawing({ framing: 'full', angle })).blocking.view.horizon / 360;
  expect(horizon('low')).toBeGreaterThan(horizon('eye_level') + 0.1);
  expect(horizon('high')).toBeLessThan(horizon('eye_level') - 0.1);
});

test.each([0.3, 0.5, 0.62, 0.7, 0.9])('an actor stands out from a ground of lightness %f', (grey) => {
  const drawing = testDrawing({
    framing: 'full',
    actors: [testActor({ figure: { ...TEST_PERSON, colours: ['red', 'navy'] } })],
  });
  const width = 640;
  const height = 360;
  const shot = compose(drawing, {}, grey);
  const ground = testSurfaces(width, height).getContext('2d');
  const figure = testSurfaces(width, height).getContext('2d');
  for (const entry of shot.stage.entries) {
    if (entry.kind === 'moving') {
      entry.redraw(2);
    }
    const target = entry.kind === 'moving' ? figure : ground;
    target.drawImage(
      entry.layer.surface,
      entry.layer.left,
      entry.layer.top,
      entry.layer.surface.width / entry.layer.resolution,
      entry.layer.surface.height / entry.layer.resolution,
    );
  }
  const contrast = measureContrast(
    figure.getImageData(0, 0, width, height),
    ground.getImageData(0, 0, width, height),
    24,
  );
  expect(contrast).toBeDefined();
  expect(Math.abs((contrast?.inside ?? 0) - (contrast?.around ?? 0))).toBeGreaterThanOrEqual(LEAST_CONTRAST - 0.02);
});

test('[DRAFT-03] the mouth opens with the sounds of the voice', () => {
  const spans: MouthSpan[] = [
    { viseme: 'closed', startSeconds: 0, endSeconds: 0.5, openness: 0 },
    { viseme: 'open', startSeconds: 0.5, endSeconds: 1, openness: 1 },
    { viseme: 'closed', startSeconds: 1, endSeconds: 1.5, openness: 0 },
  ];
  const shot = compose(testDrawing({ framing: 'close' }), { mouths: [spans], speechStartSeconds: 1 });
  const mouth = project(shot.blocking.view, shot.blocking.actors[0]?.x ?? 0, -1.32, 0);
  const dark = (seconds: number): number => {
    const data = frame(shot, seconds);
    let count = 0;
    for (let y = Math.round(mouth.y) - 40; y < mouth.y + 40; y++) {
      for (let x = Math.round(mouth.x) - 50; x < mouth.x + 50; x++) {
        if ((data[(y * 640 + x) * 4] as number) < 60) {
          count++;
        }
      }
    }
    return count;
  };
  expect(dark(1.75)).toBeGreaterThan(dark(1.25) * 2);
  expect(dark(1.75)).toBeGreaterThan(dark(2.25) * 2);
});
