import { useSyncExternalStore } from 'react';

const KEY = 'player-captions';
const listeners = new Set<() => void>();
/** The choice when storage is not available. */
let unkept = true;

/** Whether captions are wanted: a person's last choice, in any film; at first they are. */
function areCaptionsWanted(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return unkept;
  }
}

/** Keeps a person's choice, for other films too. */
export function keepCaptions(areWanted: boolean): void {
  unkept = areWanted;
  try {
    localStorage.setItem(KEY, areWanted ? 'on' : 'off');
  } catch {
    // Storage is off or full: the choice lives as long as the page.
  }
  for (const listener of listeners) {
    listener();
  }
}

/** The same, followed while it changes. */
export function useCaptionsWanted(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, areCaptionsWanted);
}
