import type { Language } from '#src/shared/language/languages.ts';

/**
 * The language that a text is written in, told by its script, as a tag and as the product's own code; undefined where
 * the script does not tell (Latin letters, digits, nothing).
 */
export function guessLanguage(text: string): { language: Language; tag: string } | undefined {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const hangul = count(/\p{Script=Hangul}/gu);
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(/\p{Script=Han}/gu);
  const latin = count(/\p{Script=Latin}/gu);
  if (hangul + kana + han === 0 || latin > 4 * (hangul + kana + han)) return undefined;
  if (hangul >= kana + han) return { language: 'ko', tag: 'ko' };
  return kana > 0 ? { language: 'ja', tag: 'ja' } : { language: 'cn', tag: 'zh' };
}

/** The value of a `lang` attribute for what a person wrote; undefined leaves it as the page is. */
export const langOf = (text: string): string | undefined =>
  guessLanguage(text)?.tag ?? (/\p{Script=Latin}{3}/u.test(text) ? 'en' : undefined);
