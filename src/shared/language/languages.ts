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
