import { expect, test } from 'vitest';
import { requireText } from './require-text.ts';

const RULE = { limit: 3, empty: 'REASON_EMPTY', tooLong: 'DESCRIPTION_TOO_LONG' } as const;

test.each([
  [' one\n', 'one'],
  ['🎬🎬🎬', '🎬🎬🎬'],
])('[ERR-01] “%s” is kept as “%s”', (written, kept) => {
  expect(requireText(written, RULE)).toBe(kept);
});

test.each([
  ['', 'REASON_EMPTY'],
  [' \n\u3000', 'REASON_EMPTY'],
  ['four', 'DESCRIPTION_TOO_LONG'],
])('[ERR-01] “%s” is refused as %s', (written, code) => {
  expect(() => requireText(written, RULE)).toThrow(expect.objectContaining({ code }));
});
