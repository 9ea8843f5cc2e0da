import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './page-cursor.ts';

const ID = '018f0000-0000-4000-8000-000000000000';

test('[SEC-18] a cursor comes back as it was written', () => {
  const cursor = { at: '2024-02-29T23:59:59.123456', id: ID };
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});

test.each([
  `2024-02-30T00:00:00.000000~${ID}`,
  `0000-01-01T00:00:00.000000~${ID}`,
  `2024-01-01T24:00:00.000000~${ID}`,
  `2024-01-01T00:00:60.000000~${ID}`,
  `2024-01-01T00:00:00.000000~${ID}0`,
  '2024-01-01T00:00:00.000000~x',
  'x',
  '',
])('[SEC-18] %j is refused with INVALID_DATA', (text) => {
  expect(() => readCursor(text)).toThrow(expect.objectContaining({ code: 'INVALID_DATA' }));
});
