import { expect, test } from 'vitest';
import { musicSpans } from './music-spans.ts';

test('A piece that is long enough is heard once', () => {
  for (const seconds of [60, 59.5, 300, undefined]) {
    expect(musicSpans(seconds, 60)).toEqual([{ startSeconds: 0, endSeconds: 60, riseSeconds: 0, fallSeconds: 0 }]);
  }
});

test('A shorter one is repeated to the end of the film, without a gap', () => {
  const spans = musicSpans(20, 60);
  expect(spans.map(({ startSeconds }) => startSeconds)).toEqual([0, 18, 36, 54]);
  expect(spans.at(-1)?.endSeconds).toBeGreaterThanOrEqual(60);
  for (const [index, span] of spans.entries()) {
    const next = spans[index + 1];
    expect(span.endSeconds - (next?.startSeconds ?? span.endSeconds)).toBe(next ? 2 : 0);
    expect(span.fallSeconds).toBe(next ? 2 : 0);
    expect(span.riseSeconds).toBe(index === 0 ? 0 : 2);
  }
});

test('The last hearing begins before the film ends, and what is very short is not repeated', () => {
  for (const [piece, film] of [
    [6, 7.1],
    [10, 18],
    [10, 18.1],
    [5, 500],
  ] as const) {
    const spans = musicSpans(piece, film);
    expect(spans.at(-1)?.startSeconds).toBeLessThan(film);
    expect(spans.at(-1)?.endSeconds).toBeGreaterThanOrEqual(film - 1e-9);
  }
  expect(musicSpans(1, 60)).toHaveLength(1);
});
