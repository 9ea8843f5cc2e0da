import { putTogether, takeApart } from '#src/shared/language/hangul.ts';

/** Tense consonants that the formant engine reads like the plain ones, with the final that makes them long. */
const LENGTHENED: Readonly<Record<string, string>> = { ㄲ: 'ㄱ', ㅆ: 'ㄷ' };

/**
 * Respells pronounced Hangul for the formant engine. Its ㄲ and ㅆ between vowels are the very samples of ㄱ and ㅅ; with a
 * stop before them they are long, as they are in Korean, and can be told apart (아까 is written 악까).
 */
export function spellForFormants(pronounced: string): string {
  const characters = Array.from(pronounced);
  return characters
    .map((character, index) => {
      const letters = takeApart(character);
      const final = LENGTHENED[takeApart(characters[index + 1] ?? '')?.initial ?? ''];
      return letters?.final === '' && final !== undefined ? putTogether({ ...letters, final }) : character;
    })
    .join('');
}
