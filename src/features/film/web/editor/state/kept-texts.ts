import { useSyncExternalStore } from 'react';

const KEY = 'kinora-edits-texts';
/** The oldest ones give way: what they were written for may be gone. */
const MOST = 500;

const listeners = new Set<() => void>();
const texts = parse(readRaw());
window.addEventListener('storage', hearOtherTab);

/**
 * A text of the editor that is no part of the film: what is written and not used yet, which a reload shall not lose.
 * The name says what it is for.
 */
export function keptText(name: string): string | undefined {
  return texts.get(name);
}

/** Keeps a text in this browser; undefined forgets it. */
export function keepText(name: string, text: string | undefined): void {
  put(texts, name, text);
  // Another tab may have kept others a moment ago.
  const stored = put(parse(readRaw()), name, text);
  try {
    localStorage.setItem(KEY, JSON.stringify([...stored].slice(-MOST)));
  } catch {
    // Storage is off or full: the text lives as long as the page.
  }
  tell();
}

/** Forgets all of them, also on this page. */
export function forgetKeptTexts(): void {
  texts.clear();
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
  tell();
}

/** A kept text and how it is changed. */
export function useKeptText(name: string): [string | undefined, (text: string | undefined) => void] {
  const text = useSyncExternalStore(follow, () => keptText(name));
  return [text, (next) => keepText(name, next)];
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The newest one comes last. */
function put(kept: Map<string, string>, name: string, text: string | undefined): Map<string, string> {
  kept.delete(name);
  return text === undefined ? kept : kept.set(name, text);
}

/** Takes over what another tab has kept or forgotten. What could not be stored is known to this page alone, and stays. */
function hearOtherTab({ key, oldValue, newValue }: StorageEvent): void {
  if (key === null) {
    texts.clear();
  } else if (key === KEY) {
    const [before, now] = [parse(oldValue), parse(newValue)];
    for (const name of new Set([...before.keys(), ...now.keys()])) {
      if (before.get(name) !== now.get(name)) {
        put(texts, name, now.get(name));
      }
    }
  } else {
    return;
  }
  tell();
}

function tell(): void {
  for (const listener of listeners) {
    listener();
  }
}

function readRaw(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(raw: string | null): Map<string, string> {
  try {
    return new Map(JSON.parse(raw ?? '[]') as [string, string][]);
  } catch {
    return new Map();
  }
}
