import type { ReadSentence, ReadWord } from '../read-word.ts';
import { spellForFormants } from './formant-spelling.ts';
import { phonemesOf } from './phonemes.ts';
import { pronounce } from './pronounce.ts';
import { spellOut, type SpelledWord } from './spell-out.ts';

/**
 * Reads a Korean sentence: numbers, signs, Latin letters and hanja in Hangul. `spoken` is written as it sounds, since
 * the formant engine knows few of the rules of pronunciation and reads Hangul that is written so as it stands.
 */
export const readKorean: ReadSentence = (sentence) => {
  const words = spellOut(sentence);
  const said = pronounceWords(words);
  return Promise.resolve(
    words.map(({ text, mark }, index): ReadWord => ({
      text,
      spoken: spellForFormants(said[index]!),
      phonemes: phonemesOf(said[index]!),
      after: index < words.length - 1 ? `${mark} ` : mark,
    })),
  );
};

/**
 * How each word sounds among the others, in Hangul. Sounds change each other across words, up to the next mark of a
 * pause.
 */
export function pronounceWords(words: readonly Pick<SpelledWord, 'spoken' | 'mark'>[]): string[] {
  const parts = words.flatMap(({ spoken, mark }, word) =>
    spoken.split(' ').map((part, index, all) => ({
      word,
      text: part.replace(',', ''),
      comma: part.endsWith(',') ? ',' : '',
      pauses: part.endsWith(',') || (mark !== '' && index === all.length - 1),
    })),
  );
  const said: string[][] = words.map(() => []);
  for (let start = 0; start < parts.length;) {
    const pause = parts.findIndex((part, index) => index >= start && part.pauses);
    const phrase = parts.slice(start, pause < 0 ? parts.length : pause + 1);
    const sounds = pronounce(phrase.map((part) => part.text).join(' ')).split(' ');
    phrase.forEach(({ word, comma }, index) => said[word]!.push(sounds[index]! + comma));
    start += phrase.length;
  }
  return said.map((sounds) => sounds.join(' '));
}
