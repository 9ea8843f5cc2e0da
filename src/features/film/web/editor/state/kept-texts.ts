import { useSyncExternalStore } from 'react';

/** Forgotten with the edits of films, whose names in the storage begin alike. */
const KEY = 'kinora-edits-texts';
/** The oldest ones give way: what they were written for may be gone. */
const MOST = 500;

const listeners = new Set<() => void>();
const texts = readStored();

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
  // Another tab may have kept others since.
  const stored = put(readStored(), name, text);
  try {
    localStorage.setItem(KEY, JSON.stringify([...stored].slice(-MOST)));
  } catch {
    // Storage is off or full: the text lives as long as the page.
  }
  for (const listener of listeners) {
    listener();
  }
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

function readStored(): Map<string, string> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, string][]);
  } catch {
    return new Map();
  }
}
