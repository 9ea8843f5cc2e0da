import type { Language } from '#src/shared/language/languages.ts';

/** The language whose letters a text is drawn with: its own script decides, and the page's language between Han signs. */
export function textLanguage(text: string, page: Language): Language {
  if (/\p{Script=Hangul}/u.test(text)) {
    return 'ko';
  }
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) {
    return 'ja';
  }
  return page === 'en' && /\p{Script=Han}/u.test(text) ? 'cn' : page;
}

/** What of a text can be drawn: no typeface here has emoji. */
export const drawableText = (text: string): string =>
  text
    .replaceAll(/\ufe0e|\ufe0f|\u200d|\u20e3/gu, '')
    .replaceAll(/[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1f3fb}-\u{1f3ff}\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
