import type { Language } from '#src/shared/language/languages.ts';
import type { EditWords } from './mark.ts';
import { CN } from './words/cn.ts';
import { EN } from './words/en.ts';
import { JA } from './words/ja.ts';
import { KO } from './words/ko.ts';

const WORDS: Readonly<Record<Language, EditWords>> = { en: EN, cn: CN, ko: KO, ja: JA };

/** The words with which a request is read: those of its letters, and English ones, which stand in all languages. */
export function languagesOf(
  request: string,
  page: Language,
): { language: Language; words: EditWords[]; unquoted: readonly RegExp[] } {
  const language = languageOf(request, page);
  const own = WORDS[language];
  return { language, words: language === 'en' ? [EN] : [own, EN], unquoted: own.unquoted };
}

function languageOf(request: string, page: Language): Language {
  if (/\p{Script=Hangul}/u.test(request)) {
    return 'ko';
  }
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(request)) {
    return 'ja';
  }
  if (/\p{Script=Han}/u.test(request)) {
    return page === 'ja' ? 'ja' : 'cn';
  }
  return 'en';
}
