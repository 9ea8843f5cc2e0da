import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { createRandom } from '#src/shared/random.ts';
import { drawPlace, pictureDistance } from '#tests/build/drawn-place.ts';
import { isIndoor, LANDMARKS, PLACE_KINDS, type PlaceKind, type PlaceSpec } from '../../story/place-spec.ts';
import { createPainter } from '../create-painter.ts';
import type { DrawingContext } from '../drawing-surface.ts';
import { findLook } from '../looks/look-table.ts';
import { createPalette } from '../palettes.ts';
import { createWorld } from './create-world.ts';
import { LANDMARK_PARTS } from './landmarks/landmark-parts.ts';

const look = findLook('gouache');
const UPRIGHT = { width: 54, height: 96 };

const at = (kind: PlaceKind, seed = 3): PlaceSpec => ({ kind, landmarks: [], seed });

test('[DRAFT-02] every place fills the frame, and no two places look alike', () => {
  const pictures = PLACE_KINDS.map((kind) => [kind, drawPlace(at(kind), 'noon', 'clear')] as const);
  for (const [kind, data] of pictures) {
    let holes = 0;
    for (let index = 3; index < data.length; index += 4) {
      if ((data[index] ?? 0) < 250) {
        holes++;
      }
    }
    expect(holes, kind).toBe(0);
  }
  pictures.forEach(([kind, data], index) => {
    for (const [other, otherData] of pictures.slice(index + 1)) {
      expect(pictureDistance(data, otherData), `${kind} and ${other}`).toBeGreaterThan(1.5);
    }
  });
});

test('[DRAFT-02] a place is drawn in any weather, upright too, always the same for its seed and else differently', () => {
  for (const [kind, time, weather] of [
    ['coast', 'dusk', 'storm'],
    ['forest', 'night', 'fog'],
    ['town_street', 'dawn', 'rain'],
    ['snowfield', 'night', 'clear'],
    ['kitchen', 'night', 'rain'],
    ['spaceship', 'dusk', 'clear'],
  ] as const) {
    const upright = drawPlace(at(kind), time, weather, UPRIGHT);
    expect(pictureDistance(upright, drawPlace(at(kind), time, weather, UPRIGHT)), kind).toBe(0);
    expect(pictureDistance(upright, drawPlace(at(kind, 4), time, weather, UPRIGHT)), kind).toBeGreaterThan(0.5);
  }
});

test('[DRAFT-02] landmarks stand on the ground and stay within their size', () => {
  const palette = createPalette({
    timeOfDay: 'noon',
    weather: 'clear',
    indoor: false,
    emotion: 'neutral',
    tension: 0,
    seed: 1,
  });
  const misfits: string[] = [];
  for (const landmark of LANDMARKS) {
    const part = LANDMARK_PARTS[landmark](createRandom(5));
    const scale = 60 / Math.max(part.width, part.height);
    const canvas = createCanvas(128, 128);
    const context = canvas.getContext('2d') as unknown as DrawingContext;
    context.translate(64, 96);
    context.scale(scale, scale);
    part.draw(
      createPainter({
        context,
        palette,
        look: { ...look, glow: 0, shadow: 0 },
        light: { x: 0.5, y: -0.8, strength: 1 },
        seed: 1,
        pixel: 1 / scale,
      }),
    );
    const { data } = context.getImageData(0, 0, 128, 128);
    let inside = 0;
    let outside = 0;
    for (let y = 0; y < 128; y++) {
      for (let x = 0; x < 128; x++) {
        if ((data[(y * 128 + x) * 4 + 3] ?? 0) < 128) {
          continue;
        }
        const metresX = (x - 63.5) / scale;
        const metresY = (y - 95.5) / scale;
        const slack = 3 / scale;
        if (
          Math.abs(metresX) <= part.width / 2 + slack &&
          metresY <= (part.below ?? 0.3) + slack &&
          metresY >= -part.height - slack
        ) {
          inside++;
        } else {
          outside++;
        }
      }
    }
    expect(inside, landmark).toBeGreaterThan(40);
    if (outside > 0) {
      misfits.push(landmark);
    }
  }
  expect(misfits).toEqual([]);
});

test('[DRAFT-02] a place has at least five layers in depth and its light has a place', () => {
  for (const kind of PLACE_KINDS) {
    const palette = createPalette({
      timeOfDay: 'dusk',
      weather: 'clear',
      indoor: isIndoor(kind),
      emotion: 'neutral',
      tension: 0,
      seed: 1,
    });
    const world = createWorld(at(kind), {
      timeOfDay: 'dusk',
      weather: 'clear',
      palette,
      halfWidthMetres: 4,
      aspect: 16 / 9,
    });
    expect(new Set(world.planes.map((plane) => plane.z)).size + 2, kind).toBeGreaterThanOrEqual(5);
    expect(world.keyLight.kind, kind).toBe(isIndoor(kind) ? 'lamp' : 'sky');
  }
});
