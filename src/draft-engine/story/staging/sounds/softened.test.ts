import { expect, test } from 'vitest';
import { softened } from './softened.ts';

const events = [
  { sound: 'ship_horn', at: 0.4, loudness: 0.8 },
  { sound: 'cloth', at: 0.6, loudness: 0.5 },
] as const;

test('[DRAFT-05] a ship leaves a sad or quiet shot with a soft horn, and a tense one with a loud horn', () => {
  const horn = (emotion: 'sad' | 'neutral' | 'fear', tension: number): (number | undefined)[] =>
    softened([...events], { emotion, tension }).map(({ loudness }) => loudness);
  expect(horn('sad', 0.6)).toEqual([0.4, 0.5]);
  expect(horn('neutral', 0.1)).toEqual([0.4, 0.5]);
  expect(horn('fear', 0.6)).toEqual([0.8, 0.5]);
});
