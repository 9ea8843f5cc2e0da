import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { skiaSurfaces } from '#src/draft-engine/clip/draw-clip.ts';
import type { ShotDrawing } from '../shot-drawing.ts';
import { drawStill } from '../still.ts';

/** Two faces before a bright sea, with just too little contrast to it. */
const DRAWING: ShotDrawing = {
  seed: 3929271828,
  look: 'gouache',
  aspect: '16:9',
  place: { kind: 'coast', landmarks: ['lighthouse', 'rocks'], seed: 1862729785 },
  timeOfDay: 'morning',
  weather: 'clear',
  tension: 0.8,
  emotion: 'surprised',
  framing: 'close',
  angle: 'eye_level',
  camera: 'dolly_zoom',
  subject: { kind: 'actor', index: 0 },
  actors: [
    {
      figure: {
        kind: 'person',
        age: 'old',
        gender: 'masculine',
        build: 'broad',
        skin: 2,
        hair: 'short',
        hairColour: 'silver',
        facialHair: 'moustache',
        hat: 'sailor_cap',
        outfit: 'coat',
        colours: ['navy', 'sky'],
        accessories: ['belt'],
        seed: 604965735,
      },
      across: -0.36,
      behind: 0,
      turn: 0.7,
      pose: 'stand',
      emotion: 'surprised',
    },
    {
      figure: {
        kind: 'person',
        age: 'old',
        gender: 'masculine',
        build: 'average',
        skin: 2,
        hair: 'bald',
        hairColour: 'white',
        facialHair: 'long_beard',
        hat: 'none',
        outfit: 'robe',
        colours: ['mustard', 'white'],
        accessories: [],
        seed: 3535585563,
      },
      across: 0.36,
      behind: 0,
      turn: -0.7,
      pose: 'reach',
      emotion: 'surprised',
    },
  ],
  items: [],
};

/** The still drawn at a height, in a small picture: there the grain, as fine as the pixels, is averaged out. */
function drawSmall(height: number): Uint8ClampedArray {
  const still = drawStill(DRAWING, { width: (height * 16) / 9, height }, skiaSurfaces) as unknown as Canvas;
  const context = createCanvas(80, 45).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(still, 0, 0, 80, 45);
  return context.getImageData(0, 0, 80, 45).data;
}

test('[DRAFT-09] a figure has the same light behind it at every size of the picture', () => {
  const film = drawSmall(720);
  for (const height of [180, 360, 1080]) {
    const other = drawSmall(height);
    const apart = film.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / film.length / 255;
    expect(apart, `${height}`).toBeLessThan(0.015);
  }
});
