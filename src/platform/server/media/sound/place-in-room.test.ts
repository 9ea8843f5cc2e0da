import { expect, test } from 'vitest';
import { FILM_SAMPLE_RATE } from './film-sample-rate.ts';
import { addRoomReverb, panGains } from './place-in-room.ts';

/** A click at the start, as a room answers it: the level in decibels from one moment to another. */
function answer(room: 'small' | 'church' | 'outdoors' | 'cave'): (from: number, to: number) => number {
  const click = new Float32Array(4 * FILM_SAMPLE_RATE);
  click[0] = 1;
  const into = [new Float32Array(click.length), new Float32Array(click.length)] as const;
  addRoomReverb(click, room, into);
  return (from, to) => {
    const part = into[0].subarray(from * FILM_SAMPLE_RATE, to * FILM_SAMPLE_RATE);
    return 10 * Math.log10(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length + 1e-14);
  };
}

test('[DRAFT-06] a church rings on where a small room and the open air are silent', () => {
  expect(answer('church')(0.9, 1.1)).toBeGreaterThan(answer('small')(0.9, 1.1) + 25);
  expect(answer('cave')(0.4, 0.6)).toBeGreaterThan(answer('outdoors')(0.4, 0.6) + 15);
  for (const room of ['small', 'church', 'outdoors', 'cave'] as const) {
    const level = answer(room);
    expect(level(0, 0.2), room).toBeGreaterThan(level(2, 3) + 20);
  }
});

test('[DRAFT-06] a sound keeps its power wherever it stands, and comes from its side', () => {
  for (const across of [-1, -0.4, 0, 0.7, 1]) {
    const [left, right] = panGains(across);
    expect(left ** 2 + right ** 2).toBeCloseTo(2, 6);
    expect((right - left) * across).toBeGreaterThanOrEqual(0);
    expect(Math.abs(right - left)).toBeCloseTo(2 * Math.sin((Math.PI / 4) * 0.7 * Math.abs(across)), 6);
  }
});
