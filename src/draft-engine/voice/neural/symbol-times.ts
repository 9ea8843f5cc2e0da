import type { ReadWord } from '../reading/read-word.ts';
import { MODEL_SYMBOLS } from './model-symbols.ts';
import { FRAME_SECONDS } from './voice-model.ts';

/** The symbols of a text, and to which word each belongs. */
export interface SymbolLine {
  symbols: string[];
  /** Index of the word for each symbol; -1 for what stands between words. */
  wordOf: number[];
}

/** Marks that belong to the sound after them, and those that lengthen or colour the one before. */
const BEFORE = 'ˈˌ';
const AFTER = 'ːʰʲᵝ\u0303→↗↓↘ ';
const PAUSES = ';:,.!?—…"()“”';

/** Lays the words of a text out as the model's symbols; what the model does not know is left out. */
export function layOutSymbols(words: readonly ReadWord[]): SymbolLine {
  const symbols: string[] = [];
  const wordOf: number[] = [];
  const add = (text: string, word: number): void => {
    for (const symbol of text) {
      if (MODEL_SYMBOLS.has(symbol)) {
        symbols.push(symbol);
        wordOf.push(word);
      }
    }
  };
  words.forEach((word, index) => {
    add(word.phonemes, index);
    add(word.after, -1);
  });
  return { symbols, wordOf };
}

interface Timed {
  startSeconds: number;
  endSeconds: number;
}

/** Times of words and sounds from the model's durations (frames; the edges included). */
export function timeSymbols(
  words: readonly ReadWord[],
  { symbols, wordOf }: SymbolLine,
  durations: readonly number[],
): { words: (Timed & { text: string })[]; sounds: (Timed & { phoneme: string })[] } {
  const ends: number[] = [];
  let frames = durations[0] ?? 0;
  symbols.forEach((_, index) => ends.push((frames += durations[index + 1] ?? 0)));
  const startOf = (index: number): number => (index === 0 ? (durations[0] ?? 0) : ends[index - 1]!) * FRAME_SECONDS;
  const endOf = (index: number): number => ends[index]! * FRAME_SECONDS;

  const sounds: (Timed & { phoneme: string })[] = [];
  let opened: number | undefined;
  symbols.forEach((symbol, index) => {
    const last = sounds.at(-1);
    if (BEFORE.includes(symbol)) {
      opened ??= startOf(index);
    } else if (AFTER.includes(symbol) && last) {
      last.endSeconds = endOf(index);
    } else {
      const phoneme = PAUSES.includes(symbol) ? '' : symbol;
      sounds.push({ phoneme, startSeconds: opened ?? startOf(index), endSeconds: endOf(index) });
      opened = undefined;
    }
  });
  const timed = words.flatMap(({ text }, word) => {
    const first = wordOf.indexOf(word);
    return first < 0 ? [] : [{ text, startSeconds: startOf(first), endSeconds: endOf(wordOf.lastIndexOf(word)) }];
  });
  return { words: timed, sounds };
}
