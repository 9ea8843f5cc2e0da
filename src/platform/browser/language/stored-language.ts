import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';

const KEY = 'setting';
const BY_TAG: Readonly<Record<string, Language>> = { zh: 'cn', ko: 'ko', ja: 'ja' };

/** The language chosen before, kept under 'setting' as JSON; else the browser's; else English. */
export function readStoredLanguage(): Language {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { language?: unknown };
    const known = LANGUAGES.find((language) => language === stored.language);
    if (known) return known;
  } catch {
    // Unreadable settings count as none.
  }
  return BY_TAG[navigator.language.slice(0, 2).toLowerCase()] ?? 'en';
}

/** Keeps the language for the next visit; a browser that keeps nothing is no error. */
export function storeLanguage(language: Language): void {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as object;
    localStorage.setItem(KEY, JSON.stringify({ ...stored, language }));
  } catch {
    // Storage is off or full: the choice lives as long as the page.
  }
}
