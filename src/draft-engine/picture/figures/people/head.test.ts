import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { EMOTIONS } from '#src/shared/catalogue/shots.ts';
import type { PersonFigure } from '../../../story/figure-spec.ts';
import { createPainter } from '../../create-painter.ts';
import type { DrawingContext } from '../../drawing-surface.ts';
import { findLook } from '../../looks/look-table.ts';
import { createPalette } from '../../palettes.ts';
import { blob } from '../../shape.ts';
import { expressionOf } from './expression.ts';
import { drawEyes } from './eyes.ts';
import type { FaceFrame } from './face-frame.ts';
import { faceOutline } from './face-outline.ts';
import { chooseView } from './head-view.ts';
import { createPersonDesign } from './person-design.ts';

const SIZE = 200;
const RADIUS = 80;
const RESTING_MOUTH = { open: 0, width: 0, round: 0, teeth: false };
const PERSON: PersonFigure = {
  kind: 'person',
  age: 'adult',
  gender: 'feminine',
  build: 'average',
  skin: 1,
  hair: 'bob',
  hairColour: 'brown',
  facialHair: 'none',
  hat: 'none',
  outfit: 'coat',
  colours: ['crimson', 'cream'],
  accessories: [],
  seed: 11,
};

function frameOf(spec: PersonFigure, turn: number, emotion: (typeof EMOTIONS)[number]): FaceFrame {
  const design = createPersonDesign(spec);
  const view = chooseView(turn);
  const expression = expressionOf({ emotion, emotionStrength: 1.2, mouth: RESTING_MOUTH, blink: 0, speaking: false });
  return {
    design,
    view,
    expression,
    gaze: { x: 0, y: 0 },
    side: view.mirror,
    outline: faceOutline(design.face, view, expression.open),
    seconds: 0,
    detail: RADIUS,
  };
}

/** Pixels that the eyes cover, and how many of them lie outside of the face. */
function eyesOn(frame: FaceFrame): { covered: number; outside: number } {
  const context = createCanvas(SIZE, SIZE).getContext('2d') as unknown as DrawingContext & {
    isPointInPath(x: number, y: number): boolean;
  };
  context.setTransform(RADIUS, 0, 0, RADIUS, SIZE / 2, SIZE / 2);
  const palette = createPalette({
    timeOfDay: 'noon',
    weather: 'clear',
    indoor: false,
    emotion: 'neutral',
    tension: 0,
    seed: 1,
  });
  const light = { x: -0.6, y: -0.8, strength: 1 };
  drawEyes(createPainter({ context, palette, look: findLook('gouache'), light, seed: 3, pixel: 1 / RADIUS }), frame);
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  context.beginPath();
  blob(frame.outline)(context);
  let covered = 0;
  let outside = 0;
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      if ((data[(y * SIZE + x) * 4 + 3] ?? 0) < 8) {
        continue;
      }
      covered++;
      outside += context.isPointInPath(x + 0.5, y + 0.5) ? 0 : 1;
    }
  }
  return { covered, outside };
}

test.each(['child', 'youth', 'adult', 'old'] as const)(
  'the eyes of a turned %s face stay inside of its contour',
  (age) => {
    for (const gender of ['feminine', 'masculine'] as const) {
      for (const turn of [-0.8, -0.6, -0.3, 0, 0.36, 0.7, 0.8]) {
        for (const emotion of ['surprised', 'fear', 'happy'] as const) {
          const { covered, outside } = eyesOn(frameOf({ ...PERSON, age, gender, seed: 5 + age.length }, turn, emotion));
          expect(covered).toBeGreaterThan(100);
          expect(outside).toBe(0);
        }
      }
    }
  },
);

test('a face glides from the front to three quarters', () => {
  let before = chooseView(0).drawn;
  for (let turn = 0.01; turn < 1.1; turn += 0.01) {
    const { drawn } = chooseView(turn);
    expect(drawn - before).toBeGreaterThan(0);
    expect(drawn - before).toBeLessThan(0.02);
    before = drawn;
  }
});

test('every feeling at every strength has a face of its own', () => {
  const faces = EMOTIONS.flatMap((emotion) =>
    (emotion === 'neutral' ? [1] : [0.4, 0.75, 1.1]).map((emotionStrength) => ({
      emotion,
      face: expressionOf({ emotion, emotionStrength, mouth: RESTING_MOUTH, blink: 0, speaking: false }),
    })),
  );
  for (const [index, first] of faces.entries()) {
    for (const second of faces.slice(index + 1)) {
      if (first.emotion === second.emotion) {
        continue;
      }
      const keys = Object.keys(first.face) as (keyof typeof first.face)[];
      const apart = keys.reduce((sum, key) => sum + Math.abs(first.face[key] - second.face[key]), 0);
      expect(apart, `${first.emotion} and ${second.emotion}`).toBeGreaterThan(0.9);
    }
  }
});

test('a speaking mouth is at rest between words, whatever is felt', () => {
  for (const emotion of EMOTIONS) {
    const state = { emotion, emotionStrength: 1, mouth: RESTING_MOUTH, blink: 0 };
    expect(expressionOf({ ...state, speaking: true }).open).toBeLessThan(0.15);
  }
  const teeth = EMOTIONS.filter(
    (emotion) =>
      expressionOf({ emotion, emotionStrength: 1, mouth: RESTING_MOUTH, blink: 0, speaking: false }).teeth > 0.4,
  );
  expect(teeth).toEqual(['excited']);
});
