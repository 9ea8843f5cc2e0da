import { expect, test } from 'vitest';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import { inRows } from './in-rows.ts';

const films = (shapes: string): { id: number; aspect: AspectRatio }[] =>
  [...shapes].map((shape, id) => ({ id, aspect: shape === '-' ? '16:9' : '9:16' }));
const ids = (shapes: string): number[][] => inRows(films(shapes)).map((row) => row.map(({ id }) => id));

test('[COMM-01] films are in rows of one orientation, four wide or six tall ones', () => {
  expect(ids('-|-|||--||||-')).toEqual([[0, 2, 6, 7], [1, 3, 4, 5, 8, 9], [10, 11], [12]]);
  expect(ids('')).toEqual([]);
});

test('[COMM-01] no film moves when more are loaded', () => {
  const shapes = '--|---||-|-||-|---||||-|-|--';
  for (let loaded = 1; loaded < shapes.length; loaded++) {
    const before = ids(shapes.slice(0, loaded));
    const after = ids(shapes);
    expect(after.slice(0, before.length).map((row, index) => row.slice(0, before[index]?.length))).toEqual(before);
  }
});
