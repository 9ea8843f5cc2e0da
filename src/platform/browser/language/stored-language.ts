import { languageOfTag, LANGUAGES, type Language } from '#src/shared/language/languages.ts';

const KEY = 'setting';

/** The parsed setting; empty when it is missing or unreadable. */
function readSetting(): { language?: unknown } {
  try {
    const setting: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof setting === 'object' && setting !== null ? setting : {};
  } catch {
    return {};
  }
}

/** The language chosen earlier, stored as JSON under 'setting'; else the browser's; else English. */
export function readStoredLanguage(): Language {
  const { language: stored } = readSetting();
  return LANGUAGES.find((language) => language === stored) ?? languageOfTag(navigator.language) ?? 'en';
}

/** Stores the language for the next visit. Ignores a browser without storage. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readSetting(), language }));
  } catch {
    // Storage is off or full: the choice lives as long as the page.
  }
}
