import type { Language } from '#src/shared/language/languages.ts';
import { loadTexts } from '../load-texts.ts';
import type { Section } from '../texts.ts';

/** The current texts of the page. A new object with each change. */
export interface ShownTexts {
  language: Language;
  messages: object;
}

type File = 'core' | Section;

const files = new Map<string, Promise<object>>();
const listeners = new Set<() => void>();
/** The sections that screens have requested so far: a new language is shown when it has all of these. */
const wanted = new Set<File>(['core']);
let shown: ShownTexts = { language: 'en', messages: {} };
/** The language that was requested last. */
let language: Language = 'en';

function load(of: Language, file: File): Promise<object> {
  const key = `${of}-${file}`;
  let loading = files.get(key);
  if (!loading) {
    loading = loadTexts(of, file);
    files.set(key, loading);
    // A failed file is requested again the next time.
    loading.catch(() => files.delete(key));
  }
  return loading;
}

/** Shows a language with every section requested so far, also during the loading. A later choice wins. */
async function show(of: Language): Promise<void> {
  let parts: object[];
  do {
    parts = await Promise.all([...wanted].map((file) => load(of, file)));
  } while (parts.length < wanted.size);
  if (of !== language) {
    return;
  }
  shown = { language: of, messages: Object.assign({}, ...parts) as object };
  for (const listener of listeners) {
    listener();
  }
}

/**
 * Changes the language of the page. Resolves when its texts are shown; until then the old one stays. Rejects when they
 * cannot be loaded.
 */
export async function showLanguage(of: Language): Promise<void> {
  language = of;
  try {
    await show(of);
  } catch (error) {
    if (language === of) {
      language = shown.language;
    }
    throw error;
  }
}

/** Loads sections in the page's language before their screen is shown. Rejects when they cannot be loaded. */
export async function bringTexts(sections: readonly Section[]): Promise<void> {
  const news = sections.filter((section) => !wanted.has(section));
  for (const section of news) {
    wanted.add(section);
  }
  // Another screen may have requested them, and they may still be loading.
  try {
    await (news.length > 0 || sections.some((section) => !(section in shown.messages)) ? show(language) : undefined);
  } catch (error) {
    // A failed section must not delay the next language.
    for (const section of news) {
      wanted.delete(section);
    }
    throw error;
  }
}

/** The texts of the page, for `useSyncExternalStore`. */
export const readTexts = (): ShownTexts => shown;

/** Subscribes to changes of the texts. */
export function onTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
