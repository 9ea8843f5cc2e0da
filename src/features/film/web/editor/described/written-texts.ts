import { useSyncExternalStore } from 'react';
import type { DocumentShot } from '../../../timeline/film-document.ts';

/** What was to be seen in shots, by their ids, before something was written that is not drawn yet. */
const before = new Map<string, string>();
const listeners = new Set<() => void>();

/** Remembers that the text of a shot is written over; what it was at first counts. */
export function noteWritten(shotId: string, text: string): void {
  if (!before.has(shotId)) {
    before.set(shotId, text);
    tell();
  }
}

/** The text of a shot is drawn as it is now. */
export function noteDrawn(shotId: string): void {
  before.delete(shotId);
  tell();
}

function tell(): void {
  for (const listener of listeners) {
    listener();
  }
}

/** True while the text of a shot is another one than what is drawn. */
export function useIsUndrawn({ id, plan }: DocumentShot): boolean {
  const text = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => before.get(id),
  );
  return text !== undefined && text !== plan.script && plan.script.trim() !== '';
}
