import { expect, test } from 'vitest';
import { findCrowdedLines } from './crowded-lines.ts';

const line = (startSeconds: number, endSeconds: number) => ({ startSeconds, endSeconds });

test('lines that follow each other, also closely and up to the end, are in order', () => {
  expect(findCrowdedLines([line(4, 9.95), line(0, 2), line(2, 4.05)], 9.9)).toEqual([]);
});

test('a line that goes on while the next one is spoken is found, with the time in which both are heard', () => {
  const [long, next, last] = [line(0, 5), line(3, 4), line(6, 7)];
  expect(findCrowdedLines([last, long, next], 10)).toEqual([
    { kind: 'overlapping_lines', startSeconds: 3, endSeconds: 4, line: long },
  ]);
  expect(findCrowdedLines([line(0, 3.5), next], 10)[0]).toMatchObject({ startSeconds: 3, endSeconds: 3.5 });
});

test('a line that goes on over the one after the next is found there too', () => {
  const long = line(0, 9);
  expect(findCrowdedLines([long, line(2, 3), line(6, 7)], 10)).toEqual([
    { kind: 'overlapping_lines', startSeconds: 2, endSeconds: 3, line: long },
    { kind: 'overlapping_lines', startSeconds: 6, endSeconds: 7, line: long },
  ]);
});

test('a line that the end of the film cuts off is found', () => {
  expect(findCrowdedLines([line(0, 2), line(3, 6)], 4)).toEqual([
    { kind: 'cut_off_line', startSeconds: 3, endSeconds: 4, line: line(3, 6) },
  ]);
});
