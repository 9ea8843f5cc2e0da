import type { Language } from '#src/shared/language/languages.ts';
import { loadTexts } from '../load-texts.ts';
import type { Section } from '../texts.ts';

/** The texts that the page speaks with now. A new object with each change. */
export interface ShownTexts {
  language: Language;
  messages: object;
}

type File = 'core' | Section;

const files = new Map<string, Promise<object>>();
const listeners = new Set<() => void>();
/** What some screen has asked for so far: a new language shows when it has all of these. */
const wanted = new Set<File>(['core']);
let shown: ShownTexts = { language: 'en', messages: {} };
/** The language that was asked for last. */
let language: Language = 'en';

function load(of: Language, file: File): Promise<object> {
  const key = `${of}-${file}`;
  let loading = files.get(key);
  if (!loading) {
    loading = loadTexts(of, file);
    files.set(key, loading);
    // What could not be had is asked for anew the next time.
    loading.catch(() => files.delete(key));
  }
  return loading;
}

/**
 * Shows `of` with every section wanted so far, also those that were asked for while it loaded. Another choice meanwhile
 * wins.
 */
async function show(of: Language): Promise<void> {
  let parts: object[];
  do parts = await Promise.all([...wanted].map((file) => load(of, file)));
  while (parts.length < wanted.size);
  if (of !== language) return;
  shown = { language: of, messages: Object.assign({}, ...parts) as object };
  for (const listener of listeners) listener();
}

/** Changes the language of the page. Done when its texts are there; until then the old one stays. Rejects without them. */
export async function showLanguage(of: Language): Promise<void> {
  language = of;
  try {
    await show(of);
  } catch (error) {
    if (language === of) language = shown.language;
    throw error;
  }
}

/**
 * Brings the texts of some sections in, in the language of the page, before what speaks with them shows. Rejects
 * without them.
 */
export async function bringTexts(sections: readonly Section[]): Promise<void> {
  const news = sections.filter((section) => !wanted.has(section));
  for (const section of news) wanted.add(section);
  // Asked for before by another screen, they may still be on their way.
  try {
    await (news.length > 0 || sections.some((section) => !(section in shown.messages)) ? show(language) : undefined);
  } catch (error) {
    // What could not be had must not hold up the next language.
    for (const section of news) wanted.delete(section);
    throw error;
  }
}

/** The texts of the page, for `useSyncExternalStore`. */
export const readTexts = (): ShownTexts => shown;

/** Hears when they change. */
export function onTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
