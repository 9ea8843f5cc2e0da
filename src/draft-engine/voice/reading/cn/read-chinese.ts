import type { ReadSentence, ReadWord } from '../read-word.ts';
import { readRun } from './read-words.ts';
import { spellOut, type Piece } from './spell-out.ts';
import { symbolsOf } from './syllables.ts';

/** Marks and the pause that a reader makes at them, the strongest first. */
const PAUSES: readonly (readonly [RegExp, string])[] = [
  [/[?？]/, '?'],
  [/[!！]/, '!'],
  [/[。．.\n\r\u2028\u2029]/, '.'],
  [/[…⋯]/, '…'],
  [/[;；]/, ';'],
  [/[—–―]|--/, '—'],
  [/[:：]/, ':'],
  [/[,，、()（）[\]【】\-/|]/, ','],
];

function pauseIn(between: string): string {
  const mark = /\.{3}|。{2}/.test(between) ? '…' : PAUSES.find(([pattern]) => pattern.test(between))?.[1];
  return mark ?? '';
}

/**
 * Reads a Mandarin sentence, in simplified or traditional characters. Numbers, units and signs are spelled out; Latin
 * letters are read by their names, and words in Latin letters as an approximate transliteration. What nobody says, such
 * as emoji, is left out.
 */
export const readChinese: ReadSentence = (sentence) => Promise.resolve(readWords(spellOut(sentence)));

function readWords(pieces: readonly Piece[]): ReadWord[] {
  const words: ReadWord[] = [];
  for (let at = 0; at < pieces.length;) {
    let end = at;
    while (end < pieces.length && pieces[end]!.spoken !== '') {
      end++;
    }
    for (const { text, spoken, syllables } of readRun(pieces.slice(at, end))) {
      const phonemes = syllables.map(symbolsOf).join('');
      if (phonemes !== '') {
        words.push({ text, spoken, phonemes, after: ' ' });
      }
    }
    let next = end;
    while (next < pieces.length && pieces[next]!.spoken === '') {
      next++;
    }
    const last = words.at(-1);
    if (last) {
      const between = pieces.slice(end, next).map(({ text }) => text);
      last.after = pauseIn(between.join('')) + (next < pieces.length ? ' ' : '');
    }
    at = next;
  }
  return words;
}
