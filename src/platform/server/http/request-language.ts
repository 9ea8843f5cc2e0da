import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';

const BY_TAG: Readonly<Record<string, Language>> = { zh: 'cn', ko: 'ko', ja: 'ja', en: 'en' };

/** The language to answer in: the program's own header first, then what the browser asks for, else English. */
export function requestLanguage(headers: Record<string, string | string[] | undefined>): Language {
  const own = headers['kinora-language'];
  const named = LANGUAGES.find((language) => language === own);
  if (named) return named;
  const accepted = headers['accept-language'];
  if (typeof accepted !== 'string') return 'en';
  for (const part of accepted.slice(0, 200).split(',')) {
    const language = BY_TAG[part.trim().slice(0, 2).toLowerCase()];
    if (language) return language;
  }
  return 'en';
}
