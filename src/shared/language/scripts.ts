import type { Language } from './languages.ts';

const PATTERNS = {
  latin: /\p{Script=Latin}/gu,
  han: /\p{Script=Han}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu,
  hangul: /\p{Script=Hangul}/gu,
} as const;

/** A writing system whose characters are counted; `kana` is both kinds. */
export type Script = keyof typeof PATTERNS;

/** The script of each language, as long as no two languages share one: a new language does not compile without an entry. */
const SCRIPTS = { en: 'latin', cn: 'han', ko: 'hangul', ja: 'kana' } as const satisfies Record<Language, Script>;

/** The language of each script. */
export const LANGUAGE_OF_SCRIPT = Object.fromEntries(
  Object.entries(SCRIPTS).map(([language, script]) => [script, language]),
) as Readonly<Record<Script, Language>>;

/** Number of letters of each script in a text. */
export function countLetters(text: string): Record<Script, number> {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return {
    latin: count(PATTERNS.latin),
    han: count(PATTERNS.han),
    kana: count(PATTERNS.kana),
    hangul: count(PATTERNS.hangul),
  };
}
