import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';

const KEY = 'setting';
const BY_TAG: Readonly<Record<string, Language>> = { zh: 'cn', ko: 'ko', ja: 'ja' };

/** What is kept under the key; empty where nothing is or where it cannot be read. */
function readSetting(): { language?: unknown } {
  try {
    const setting: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof setting === 'object' && setting !== null ? setting : {};
  } catch {
    return {};
  }
}

/** The language chosen before, kept under 'setting' as JSON; else the browser's; else English. */
export function readStoredLanguage(): Language {
  const { language: stored } = readSetting();
  return (
    LANGUAGES.find((language) => language === stored) ?? BY_TAG[navigator.language.slice(0, 2).toLowerCase()] ?? 'en'
  );
}

/** Keeps the language for the next visit; a browser that keeps nothing is no error. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readSetting(), language }));
  } catch {
    // Storage is off or full: the choice lives as long as the page.
  }
}
