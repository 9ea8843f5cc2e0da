import { expect, test } from 'vitest';
import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { scoreEdits } from '#tests/edits/score-edits.ts';
import { readEdits } from './read-edits.ts';

test('[IED-01] of 200 requests as people write them, in four languages, most do what they say; the others say what was not understood', () => {
  const scores = ['tuning', 'held-out'].flatMap((set) => LANGUAGES.map((language) => scoreEdits(set, language)));
  const sum = (name: 'all' | 'right' | 'silent' | 'needless'): number =>
    scores.reduce((total, score) => total + score[name], 0);
  expect(sum('all')).toBe(200);
  // As measured; the least that is wanted is 160.
  expect(sum('right')).toBeGreaterThanOrEqual(183);
  expect(sum('silent')).toBeLessThanOrEqual(3);
  expect(sum('needless')).toBeLessThanOrEqual(4);
  for (const { all, right } of scores) {
    expect(right / all).toBeGreaterThanOrEqual(0.8);
  }
});

const kindsOf = (edits: readonly PictureEdit[]): string[] => edits.map(({ kind }) => kind);

test('[IED-01] what is asked for later changes, adjusts and takes back what there is', () => {
  const before = readEdits('brighter, blur the background, add the text "Hello"').edits;
  expect(kindsOf(before)).toEqual(['blur', 'brightness', 'caption']);
  const changed = readEdits('a bit less bright and no blur', { before }).edits;
  expect(changed).toEqual([
    { kind: 'brightness', amount: 13 },
    expect.objectContaining({ kind: 'caption', text: 'Hello' }),
  ]);
  expect(readEdits('start over', { before: changed }).edits).toEqual([]);
});

test('[IED-01] edits are in the order in which they are carried out, one of a kind, whatever the order of the words', () => {
  const { edits, notUnderstood } = readEdits('round corners, sepia, rotate left, darker, no, brighter by 20%');
  expect(edits).toEqual([
    { kind: 'rotate', degrees: -90 },
    { kind: 'brightness', amount: 20 },
    { kind: 'sepia', amount: 80 },
    { kind: 'corners', amount: 12 },
  ]);
  expect(notUnderstood).toEqual([]);
});

test('what is long, empty or strange is read within its limits', () => {
  for (const text of ['', '   ', '😀'.repeat(500), '"'.repeat(999), 'crop '.repeat(400), '\uE000\uE001', '1:0 0:0']) {
    const { edits, notUnderstood } = readEdits(text);
    expect(edits.length).toBeLessThanOrEqual(24);
    expect(notUnderstood.length).toBeLessThanOrEqual(20);
  }
});
