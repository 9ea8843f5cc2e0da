import { alignWords, type SaidToken } from './align-words.ts';
import type { SpeechModel } from './speech-model.ts';
import { applyRules, mostLikely, probabilityOf, TIME_STEP_SECONDS } from './token-rules.ts';

/** A word, with the space before it and the signs after it, and when it is said, in seconds. */
export interface HeardWord {
  text: string;
  startSeconds: number;
  endSeconds: number;
}

/** What is said in one go. */
export interface HeardSegment {
  words: HeardWord[];
  startSeconds: number;
  endSeconds: number;
  /** The mean logarithm of its tokens' probabilities: near zero where the model is sure. */
  sureness: number;
}

/** What is heard in a window of a sound; times are counted from its start. */
export interface HeardWindow {
  segments: HeardSegment[];
  /** Where the next window begins: behind the last segment that is whole. */
  nextSeconds: number;
  /** How probable it is that nobody speaks. */
  noSpeech: number;
  sureness: number;
}

/** A turn of so many tokens that is said so often goes round in circles. */
const LONGEST_TURN = 24;
const TURNS = 3;

/**
 * Writes a window of a sound down. `bands` are as `listen` wants them; `seconds` of them are sound, the rest is
 * padding.
 */
export async function decodeWindow(
  model: SpeechModel,
  bands: Float32Array,
  seconds: number,
  signal: AbortSignal,
): Promise<HeardWindow> {
  const { tokens } = model;
  const window = await model.listen(bands);
  const said: SaidToken[] = [];
  let token = tokens.start;
  let noSpeech = 0;
  let last: SaidToken | undefined;
  while (said.length < model.mostTokens) {
    signal.throwIfAborted();
    const { likelihoods, attention } = await window.next(token);
    if (said.length === 0) {
      noSpeech = probabilityOf(likelihoods, tokens.noSpeech);
    }
    applyRules(
      likelihoods,
      said.map((one) => one.token),
      tokens,
    );
    last = { ...mostLikely(likelihoods), attention };
    token = last.token;
    if (token === tokens.end) {
      break;
    }
    said.push(last);
    const turn = findTurn(said.map((one) => one.token));
    if (turn > 0) {
      said.length -= turn * (TURNS - 1);
      break;
    }
  }
  const { groups, nextSeconds } = groupTokens(said, model, seconds);
  const words = alignWords(said, last?.attention ?? [], { tokens, seconds });
  const segments = groups.flatMap(({ from, to, startSeconds, endSeconds }): HeardSegment[] => {
    const own = words.filter(({ index }) => index >= from && index < to);
    return own.length === 0
      ? []
      : [
          {
            words: own.map(({ text, startSeconds: start, endSeconds: end }) => ({
              text,
              startSeconds: start,
              // A pause belongs to no word.
              endSeconds: Math.max(start, Math.min(end, Math.max(endSeconds, start + 0.1))),
            })),
            startSeconds,
            endSeconds,
            sureness: mean(said.slice(from, to).map(({ logarithm }) => logarithm)),
          },
        ];
  });
  return { segments, nextSeconds, noSpeech, sureness: mean(said.map(({ logarithm }) => logarithm)) };
}

/** The length of a turn of tokens with which the list ends so often that it goes round in circles; 0 for none. */
export function findTurn(tokens: readonly number[]): number {
  for (let length = 1; length <= LONGEST_TURN && length * TURNS <= tokens.length; length++) {
    const start = tokens.length - length * TURNS;
    if (tokens.slice(start + length).every((token, index) => token === tokens[start + index])) {
      // A laugh may have the same sound more often.
      if (length > 2 || tokens.length >= 4 * TURNS * length) {
        return length;
      }
    }
  }
  return 0;
}

interface Group {
  /** Indices of its tokens. */
  from: number;
  to: number;
  startSeconds: number;
  endSeconds: number;
}

/**
 * The texts between two times. A text whose end is not said is heard again in the next window, unless it is the only
 * one.
 */
function groupTokens(
  said: readonly SaidToken[],
  { tokens }: SpeechModel,
  seconds: number,
): { groups: Group[]; nextSeconds: number } {
  const timeOf = (token: number): number => (token - tokens.firstTime) * TIME_STEP_SECONDS;
  const groups: Group[] = [];
  let from: number | undefined;
  let startSeconds = 0;
  said.forEach(({ token }, index) => {
    if (token < tokens.firstTime) {
      from ??= index;
      return;
    }
    if (from !== undefined) {
      groups.push({ from, to: index, startSeconds, endSeconds: Math.min(seconds, timeOf(token)) });
      from = undefined;
    }
    startSeconds = Math.min(seconds, timeOf(token));
  });
  const ended = groups.at(-1);
  if (from !== undefined && ended) {
    return { groups, nextSeconds: Math.max(ended.endSeconds, 1) };
  }
  if (from !== undefined) {
    groups.push({ from, to: said.length, startSeconds, endSeconds: seconds });
  }
  // Two times at the end: more is said behind the last of them.
  const goesOn = said.length > 1 && said.slice(-2).every(({ token }) => token >= tokens.firstTime);
  return { groups, nextSeconds: goesOn && ended ? Math.max(ended.endSeconds, 1) : seconds };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
