import { expect, test } from 'vitest';
import { cleanText } from './clean-line.ts';

test.each([
  ['what cannot be seen is nothing', '\u200b\u2060 \n\u00ad', ''],
  ['lines stay, with one empty one between', 'One\r\n\n\n\n  two ', 'One\n\ntwo'],
  ['no sign turns the rest around', 'a\u202egnp.exe\u2067b', 'agnp.exeb'],
  ['marks do not pile up', `e${'\u0301\u0316'.repeat(9)}`, `é${'\u0316'.repeat(4)}`],
  ['a family and letters that join stay', '👩‍👧 می‌خواهم', '👩‍👧 می‌خواهم'],
])('[COMM-04] a text to others: %s', (_what, written, cleaned) => {
  expect(cleanText(written)).toBe(cleaned);
});
