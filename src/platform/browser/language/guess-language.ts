import { LANGUAGE_TAGS, type Language } from '#src/shared/language/languages.ts';
import { countLetters, LANGUAGE_OF_SCRIPT } from '#src/shared/language/scripts.ts';

/**
 * The language of a text, guessed by its script, as a tag and as our code; undefined when the script is ambiguous
 * (Latin letters, digits, no text).
 */
export function guessLanguage(text: string): { language: Language; tag: string } | undefined {
  const { hangul, kana, han, latin } = countLetters(text);
  if (hangul + kana + han === 0 || latin > 4 * (hangul + kana + han)) {
    return undefined;
  }
  const kanaOrHan = kana > 0 ? LANGUAGE_OF_SCRIPT.kana : LANGUAGE_OF_SCRIPT.han;
  const language = hangul >= kana + han ? LANGUAGE_OF_SCRIPT.hangul : kanaOrHan;
  return { language, tag: LANGUAGE_TAGS[language].slice(0, 2) };
}

/** The `lang` attribute for text that a person wrote; undefined inherits the page's language. */
export const langOf = (text: string): string | undefined =>
  guessLanguage(text)?.tag ?? (/\p{Script=Latin}{3}/u.test(text) ? 'en' : undefined);
