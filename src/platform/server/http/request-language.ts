import { languageOfTag, LANGUAGES, type Language } from '#src/shared/language/languages.ts';

/** The language of the answer: our own header first, then Accept-Language, else English. */
export function requestLanguage(headers: Record<string, string | string[] | undefined>): Language {
  const own = headers['kinora-language'];
  const named = LANGUAGES.find((language) => language === own);
  if (named) {
    return named;
  }
  const accepted = headers['accept-language'];
  if (typeof accepted !== 'string') {
    return 'en';
  }
  for (const part of accepted.slice(0, 200).split(',')) {
    const language = languageOfTag(part.split(';')[0] ?? '');
    if (language) {
      return language;
    }
  }
  return 'en';
}
