import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { ITEM_KINDS } from '../../story/figure-spec.ts';
import { createPainter } from '../create-painter.ts';
import type { DrawingContext } from '../drawing-surface.ts';
import { findLook } from '../looks/look-table.ts';
import { createPalette } from '../palettes.ts';
import { drawItem, itemSize } from './draw-item.ts';

const SIZE = 120;
const look = findLook('gouache');
const palette = createPalette({
  timeOfDay: 'noon',
  weather: 'clear',
  indoor: false,
  emotion: 'neutral',
  tension: 0,
  seed: 1,
});

function picture(item: (typeof ITEM_KINDS)[number]): Uint8ClampedArray {
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  const size = itemSize(item);
  const scale = (SIZE * 0.8) / Math.max(size.width, size.height);
  context.translate(SIZE / 2, SIZE / 2 + (size.height / 2 - size.below) * scale);
  context.scale(scale, scale);
  const painter = createPainter({
    context: context as unknown as DrawingContext,
    palette,
    look,
    light: { x: -0.5, y: -0.8, strength: 0.8 },
    seed: 1,
    pixel: 1 / scale,
  });
  drawItem(painter, item);
  return context.getImageData(0, 0, SIZE, SIZE).data;
}

test('[DRAFT-02] every kind of thing is drawn, within its size, and no two alike but parcel and package', () => {
  const seen = new Map<string, string>();
  for (const item of ITEM_KINDS) {
    const data = picture(item);
    let covered = 0;
    for (let index = 3; index < data.length; index += 4) {
      if ((data[index] ?? 0) > 90) {
        covered++;
      }
    }
    expect(covered, item).toBeGreaterThan(30);
    const twin = seen.get(data.join());
    if (twin !== undefined) {
      expect([twin, item].sort()).toEqual(['package', 'parcel']);
    }
    seen.set(data.join(), item);
  }
});
