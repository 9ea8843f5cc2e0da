import { cleanText } from '#src/draft-engine/story/idea/clean-text.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { countLetters } from '#src/shared/language/scripts.ts';

/** What no text of a film has, although it passes `cleanText`: markup, notes, addresses, lists. */
const MARKUP = /[*_#=[\]@]|&\w+;|\/\/|www\.|\b(?:https?|javascript)\b|[:：]\s*$/iu;
/** Letters of scripts that no film is written in. */
const OTHER_SCRIPT =
  /(?![\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])\p{L}/u;

type Letters = ReturnType<typeof countLetters>;

/** Whether the letters of a text are a language's own. Names may stand in Latin letters among the others. */
const IS_OWN: Readonly<Record<Language, (letters: Letters) => boolean>> = {
  en: ({ latin, han, kana, hangul }) => latin > 0 && han + kana + hangul === 0,
  cn: ({ latin, han, kana, hangul }) => han > latin / 2 && kana + hangul === 0,
  ja: ({ latin, han, kana, hangul }) => kana + han > latin / 2 && hangul === 0,
  ko: ({ latin, han, kana, hangul }) => hangul > latin / 2 && han + kana === 0,
};
/** A Japanese text without any kana is Chinese, unless it is as short as a title. */
const LONGEST_WITHOUT_KANA = 6;

/**
 * Whether a text from outside may stand in a film of this language: of its script, in one line, without control
 * characters, markup, addresses or emoji, and no longer than so many characters.
 */
export function isFitText(text: string, language: Language, mostCharacters: number): boolean {
  if (text === '' || text.length > mostCharacters) {
    return false;
  }
  const letters = countLetters(text);
  return (
    text === cleanText(text) &&
    !MARKUP.test(text) &&
    !OTHER_SCRIPT.test(text) &&
    IS_OWN[language](letters) &&
    !(language === 'ja' && letters.kana === 0 && letters.han > LONGEST_WITHOUT_KANA)
  );
}
