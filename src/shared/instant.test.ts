import { expect, test } from 'vitest';
import { instant } from './instant.ts';

test.each([
  '2024-02-30T00:00:00Z',
  '2023-02-29T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+00:01',
  '9999-12-31T23:59:59-23:59',
  '2024-13-01T00:00:00Z',
  '+012024-01-01T00:00:00Z',
  'yesterday',
  '',
])('[SEC-21] %j is no moment', (text) => {
  expect(instant.safeParse(text).success).toBe(false);
});

test.each(['2024-02-29T23:59:59.999Z', '2026-01-01T00:00:00+14:00', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
  '[SEC-21] %j is a moment',
  (text) => {
    expect(instant.safeParse(text).success).toBe(true);
  },
);
