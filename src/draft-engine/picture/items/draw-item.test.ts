import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { ITEM_KINDS } from '../../story/figure-spec.ts';
import { ITEM_STATES, type ItemState } from '../../story/film-plan.ts';
import { isBulky, isHuge } from '../../story/item-bulk.ts';
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

function picture(item: (typeof ITEM_KINDS)[number], state: ItemState = 'whole'): Uint8ClampedArray {
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
  drawItem(painter, item, { state });
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

test('every state of a thing is another picture', () => {
  for (const item of ['cup', 'letter', 'guitar'] as const) {
    const pictures = ITEM_STATES.map((state) => picture(item, state).join());
    expect(new Set(pictures).size, item).toBe(ITEM_STATES.length);
  }
});

test('what is larger than a person is never held, and what is small enough to hold may be', () => {
  const sides = (item: (typeof ITEM_KINDS)[number]): number[] => Object.values(itemSize(item)).slice(0, 2);
  const largest = ITEM_KINDS.filter((item) => Math.max(...sides(item)) > 1.75);
  const least = ITEM_KINDS.filter((item) => Math.max(...sides(item)) < 0.6);
  expect(largest.filter((item) => !isBulky(item))).toEqual([]);
  expect(least.filter(isBulky)).toEqual([]);
  expect(ITEM_KINDS.filter((item) => isHuge(item) && Math.max(...sides(item)) < 2.2)).toEqual([]);
});
