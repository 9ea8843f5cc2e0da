import type { GgmlFile } from '../models/ggml-file.ts';

/** The tokens of an English model by their numbers, and what text ones say. */
export interface Tokens {
  /** The bytes of each token of text. */
  texts: readonly Uint8Array[];
  end: number;
  start: number;
  noSpeech: number;
  /** The time 0.00; the others follow in steps of TIME_STEP_SECONDS. */
  firstTime: number;
  /** Tokens that are never said: signs that are no speech, and those that steer other tasks. */
  never: readonly number[];
  /** A space alone, which does not begin a text. */
  blank: number;
}

export const TIME_STEP_SECONDS = 0.02;
/** The end of text is the last one of the vocabulary of texts; then comes the start, 99 languages, and six tasks. */
const LANGUAGES = 99;
const NO_SPEECH = 3;
const TASKS = 5;
/** A window begins to be understood within its first second. */
const LATEST_START = 50;
/** Text that consists of these alone is no speech. */
const NOT_SPOKEN = /^ ?(?:["#()*+/:;<=>@[\\\]^_`{|}~「」『』《》♩♪♫♬♭♮♯]+|<<|>>|-{1,3}|'|''+|"+)$/u;

/** The tokens of a model for English alone. */
export function tokensOf({ tokens: texts }: GgmlFile): Tokens {
  const end = texts.length - 1;
  const start = end + 1;
  const noSpeech = start + LANGUAGES + NO_SPEECH + 1;
  const firstTime = start + LANGUAGES + TASKS + 2;
  const words = texts.map((bytes) => Buffer.from(bytes).toString('utf8'));
  return {
    texts,
    end,
    start,
    noSpeech,
    firstTime,
    never: [
      ...words.flatMap((text, token) => (token !== end && NOT_SPOKEN.test(text) ? [token] : [])),
      ...Array.from({ length: firstTime - start }, (_, index) => start + index),
    ],
    blank: words.indexOf(' '),
  };
}

/**
 * Makes impossible, in place, what cannot come next: times come in pairs around each text and never go back, a window
 * begins with a time, and what is not spoken is not said.
 */
export function applyRules(likelihoods: Float32Array, said: readonly number[], tokens: Tokens): void {
  const { end, firstTime, never, blank } = tokens;
  const forbid = (from: number, to: number): void => void likelihoods.fill(-Infinity, from, to);
  for (const token of never) {
    likelihoods[token] = -Infinity;
  }
  if (said.length === 0) {
    forbid(0, firstTime);
    forbid(firstTime + LATEST_START + 1, likelihoods.length);
    return;
  }
  const isTime = (token: number | undefined): boolean => token !== undefined && token >= firstTime;
  const endsWithTime = isTime(said.at(-1));
  const isOpen = endsWithTime && (said.length < 2 || isTime(said.at(-2)));
  if (isOpen) {
    // The text begins: no second time.
    forbid(firstTime, likelihoods.length);
    likelihoods[blank] = -Infinity;
  } else if (endsWithTime) {
    forbid(0, end);
  }
  const latest = said.findLast(isTime);
  if (latest !== undefined) {
    forbid(firstTime, endsWithTime && !isOpen ? latest : latest + 1);
  }
  if (timesOutweigh(likelihoods, firstTime)) {
    forbid(0, firstTime);
  }
}

/** True where some time is more likely than any single token of text. */
function timesOutweigh(likelihoods: Float32Array, firstTime: number): boolean {
  let text = -Infinity;
  let time = -Infinity;
  for (let token = 0; token < likelihoods.length; token++) {
    const value = likelihoods[token]!;
    if (token < firstTime) {
      text = Math.max(text, value);
    } else {
      time = Math.max(time, value);
    }
  }
  if (time === -Infinity) {
    return false;
  }
  let sum = 0;
  for (let token = firstTime; token < likelihoods.length; token++) {
    sum += Math.exp(likelihoods[token]! - time);
  }
  return time + Math.log(sum) > text;
}

/** The most likely token, with the logarithm of its probability among those that are possible. */
export function mostLikely(likelihoods: Float32Array): { token: number; logarithm: number } {
  let token = 0;
  for (let other = 1; other < likelihoods.length; other++) {
    if (likelihoods[other]! > likelihoods[token]!) {
      token = other;
    }
  }
  const most = likelihoods[token]!;
  return { token, logarithm: -Math.log(sumOfPowers(likelihoods, most)) };
}

/** How probable a token is among all of them. */
export function probabilityOf(likelihoods: Float32Array, token: number): number {
  const most = likelihoods.reduce((largest, value) => Math.max(largest, value), -Infinity);
  return Math.exp(likelihoods[token]! - most) / sumOfPowers(likelihoods, most);
}

function sumOfPowers(likelihoods: Float32Array, most: number): number {
  let sum = 0;
  for (const value of likelihoods) {
    sum += Math.exp(value - most);
  }
  return sum;
}
