import { useSyncExternalStore } from 'react';

/** The length that a shot would get whose edge is dragged, in seconds. */
export interface TrimmedShot {
  id: string;
  durationSeconds: number;
}

let trimmed: TrimmedShot | undefined;
const listeners = new Set<() => void>();

/** Tells which shot is trimmed; undefined when that ends. */
export function trimShot(next: TrimmedShot | undefined): void {
  trimmed = next;
  for (const listener of listeners) {
    listener();
  }
}

/** The shot that is trimmed now. */
export function useTrimmedShot(): TrimmedShot | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => trimmed,
  );
}
