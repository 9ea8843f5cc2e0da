import { expect, test } from 'vitest';
import { startsOf } from './align-words.ts';
import { findTurn } from './decode-window.ts';
import { melBands } from './mel-bands.ts';
import { applyRules, mostLikely, probabilityOf, type Tokens } from './token-rules.ts';
import { trimWords } from './trim-words.ts';

/** Texts 0 to 9, the end at 9, then what steers, then times from 20 on. */
const TOKENS: Tokens = {
  texts: Array.from({ length: 10 }, (_, token) => Buffer.from(`t${token}`)),
  end: 9,
  start: 10,
  noSpeech: 12,
  firstTime: 20,
  never: [8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
  blank: 7,
};
const COUNT = 120;

/** Tokens that may follow. */
function possible(said: number[], likelihoods = new Float32Array(COUNT)): number[] {
  applyRules(likelihoods, said, TOKENS);
  return [...likelihoods.keys()].filter((token) => likelihoods[token] !== -Infinity);
}

test('[SUB-01] times come in pairs around each text, never go back, and begin within a second', () => {
  const texts = new Float32Array(COUNT);
  texts.fill(9, 0, 10);
  expect(possible([])).toEqual(Array.from({ length: 51 }, (_, index) => 20 + index));
  // A text begins, not with a space, and with no second time.
  expect(possible([25])).toEqual([0, 1, 2, 3, 4, 5, 6, 9]);
  // In a text: more of it, its end, or a later time, which is likely as a whole.
  expect(possible([25, 3], texts.slice())).toContain(4);
  expect(Math.min(...possible([25, 3]).filter((token) => token >= 20))).toBe(26);
  // Behind its end: the same time or a later one, or the end of all.
  const behind = possible([25, 3, 40]);
  expect(behind.filter((token) => token < 20)).toEqual([]);
  expect(Math.min(...behind)).toBe(40);
  const end = new Float32Array(COUNT);
  end[TOKENS.end] = 20;
  expect(possible([25, 3, 40], end)).toContain(TOKENS.end);
});

test('[SUB-01] the most likely token is found with its probability', () => {
  const likelihoods = Float32Array.of(0, Math.log(3), -Infinity);
  expect(mostLikely(likelihoods)).toEqual({ token: 1, logarithm: expect.closeTo(Math.log(0.75), 5) as number });
  expect(probabilityOf(likelihoods, 0)).toBeCloseTo(0.25, 6);
});

test('[SUB-01] a text that goes round in circles is found, a word that is said twice is not', () => {
  expect(findTurn([5, 1, 2, 3, 1, 2, 3, 1, 2, 3])).toBe(3);
  expect(findTurn([1, 2, 3, 1, 2, 3])).toBe(0);
  expect(findTurn([4, 4, 4])).toBe(0);
  expect(findTurn(Array.from({ length: 12 }, () => 4))).toBe(1);
});

test('[SUB-01] the cheapest way through costs says when each row begins', () => {
  const cost = (cheap: readonly number[]): Float32Array =>
    Float32Array.from({ length: 6 }, (_, column) => (cheap.includes(column) ? 0 : 1));
  expect(startsOf([cost([0, 1]), cost([2, 3, 4]), cost([5])])).toEqual([0, 2, 5]);
});

test('[SUB-01] the bands of a sound are those of a transform by its definition', () => {
  const samples = Float32Array.from({ length: 1_600 }, (_, at) => Math.sin(at * 0.31) + 0.3 * Math.sin(at * 1.7));
  const filters = [10, 20, 108].map((frequency) => {
    const filter = new Float32Array(201);
    filter[frequency] = 1;
    return filter;
  });
  const { frames, values } = melBands(samples, filters);
  const powerAt = (frame: number, frequency: number): number => {
    let [real, imaginary] = [0, 0];
    for (let offset = 0; offset < 400; offset++) {
      const value =
        samples[Math.abs(frame * 160 - 200 + offset)]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * offset) / 400));
      real += value * Math.cos((2 * Math.PI * frequency * offset) / 400);
      imaginary -= value * Math.sin((2 * Math.PI * frequency * offset) / 400);
    }
    return Math.log10(real * real + imaginary * imaginary);
  };
  expect(frames).toBe(10);
  // Differences, since the scale is moved.
  expect((values[5 * 3]! - values[5 * 3 + 1]!) * 4).toBeCloseTo(powerAt(5, 10) - powerAt(5, 20), 3);
  expect((values[5 * 3]! - values[5 * 3 + 2]!) * 4).toBeCloseTo(powerAt(5, 10) - powerAt(5, 108), 3);
});

test('[SUB-01] a word begins and ends with its sound; where all is loud it stays as it was', () => {
  const loud = (from: number, to: number): Float32Array =>
    Float32Array.from({ length: 48_000 }, (_, at) => (at >= from * 16_000 && at < to * 16_000 ? Math.sin(at) : 0));
  const segment = {
    words: [{ text: ' Yes', startSeconds: 0, endSeconds: 3 }],
    startSeconds: 0,
    endSeconds: 3,
    sureness: 0,
  };
  const [trimmed] = trimWords([segment], loud(1, 2));
  expect(trimmed?.words[0]?.startSeconds).toBeCloseTo(0.96, 2);
  expect(trimmed?.words[0]?.endSeconds).toBeCloseTo(2.04, 2);
  expect(trimWords([segment], loud(0, 3))).toEqual([segment]);
});
