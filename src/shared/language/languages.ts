/** The four languages of the interface and of films, by the product's codes (`cn` is not an IETF tag). */
export const LANGUAGES = ['en', 'cn', 'ko', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** BCP 47 tags for `Intl`, `<html lang>` and the player. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  en: 'en-US',
  cn: 'zh-CN',
  ko: 'ko-KR',
  ja: 'ja-JP',
};

/** Each language's name in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  cn: '中文',
  ko: '한국어',
  ja: '日本語',
};

/** The language of a tag, by its primary subtag (`zh-Hant` as `zh`); undefined for any other. */
export function languageOfTag(tag: string): Language | undefined {
  const [wanted] = tag.trim().toLowerCase().split('-');
  return LANGUAGES.find((language) => LANGUAGE_TAGS[language].split('-')[0] === wanted);
}
