/** The four languages of the interface and of films, by the codes the product uses (`cn` is not an IETF tag). */
export const LANGUAGES = ['en', 'cn', 'ko', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The tag that `Intl`, `<html lang>` and the player understand. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  en: 'en-US',
  cn: 'zh-CN',
  ko: 'ko-KR',
  ja: 'ja-JP',
};

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  cn: '中文',
  ko: '한국어',
  ja: '日本語',
};
