import type { EditKeeper, KeptEdits } from './edit-session-contract.ts';
import { forgetKeptTexts } from './kept-texts.ts';

/** Where a tab keeps the edits of a film. Each tab has its own, so that two of them do not overwrite each other. */
const PREFIX = 'kinora-edits';
const TAB_KEY = 'kinora-edits-tab';

/**
 * Keeps the edits of a film in this browser. What a closed or crashed tab left is taken over by the first one that
 * opens the film again; `close` lets the next one do so. A browser that stores nothing keeps nothing.
 */
export async function openKeeper(filmId: string): Promise<EditKeeper & { close: () => void }> {
  const { own, leave } = await holdOwn(filmId);
  const left = await findLeft(filmId, own);
  return {
    read: () => left,
    write: (kept) => {
      const isEmpty = !kept.inFlight && !kept.waiting && kept.undo.length === 0 && kept.redo.length === 0;
      // An older record may hold changes that were taken back since: without room for the history it goes without.
      const isWritten = !isEmpty && (write(own, kept) || write(own, { ...kept, undo: [], redo: [] }));
      if (!isWritten) {
        attempt(() => localStorage.removeItem(own));
      }
    },
    close: leave,
  };
}

/** Removes the edits and the texts of all films from this browser: whoever uses it next shall not find them. */
export function forgetKeptEdits(): void {
  forgetKeptTexts();
  for (const name of attempt(() => Object.keys(localStorage)) ?? []) {
    if (name.startsWith(PREFIX)) {
      attempt(() => localStorage.removeItem(name));
    }
  }
}

function write(name: string, kept: KeptEdits): boolean {
  return (
    attempt(() => {
      localStorage.setItem(name, JSON.stringify(kept));
      return true;
    }) ?? false
  );
}

const nameOf = (filmId: string, tab: string): string => `${PREFIX} ${filmId} ${tab}`;

/** The page before a reload may be a moment in going. */
const WAIT = { times: 5, milliseconds: 100 };

/** The name of this tab, the same after a reload; a duplicated tab gets one of its own. */
async function holdOwn(filmId: string): Promise<{ own: string; leave: () => void }> {
  for (let tries = 0; ; tries++) {
    const known = tries < WAIT.times ? attempt(() => sessionStorage.getItem(TAB_KEY)) : undefined;
    const tab = known ?? crypto.randomUUID();
    const own = nameOf(filmId, tab);
    const leave = await hold(own);
    if (leave) {
      attempt(() => sessionStorage.setItem(TAB_KEY, tab));
      return { own, leave };
    }
    await new Promise((resolve) => {
      setTimeout(resolve, WAIT.milliseconds);
    });
  }
}

/** This tab's own edits, else those of a tab that is gone. */
async function findLeft(filmId: string, own: string): Promise<KeptEdits | undefined> {
  const mine = readKept(own);
  if (mine) {
    return mine;
  }
  const names = attempt(() => Object.keys(localStorage)) ?? [];
  for (const name of names.filter((each) => each.startsWith(nameOf(filmId, '')))) {
    const leave = await hold(name);
    if (leave) {
      const found = readKept(name);
      attempt(() => localStorage.removeItem(name));
      leave();
      if (found) {
        attempt(() => localStorage.setItem(own, JSON.stringify(found)));
        return found;
      }
    }
  }
  return undefined;
}

function readKept(name: string): KeptEdits | undefined {
  const text = attempt(() => localStorage.getItem(name));
  const kept = text ? attempt(() => JSON.parse(text) as Partial<KeptEdits>) : undefined;
  const isWhole = typeof kept?.version === 'number' && Array.isArray(kept.undo) && Array.isArray(kept.redo);
  return isWhole ? (kept as KeptEdits) : undefined;
}

/** Holds a name while this tab lives; undefined where another tab holds it. */
async function hold(name: string): Promise<(() => void) | undefined> {
  // Only on pages that came by https, or from this machine.
  if (!('locks' in navigator)) {
    return () => {};
  }
  return new Promise((resolve) => {
    void navigator.locks
      .request(name, { ifAvailable: true }, async (lock) => {
        if (!lock) {
          resolve(undefined);
          return;
        }
        await new Promise<void>((leave) => {
          resolve(leave);
        });
      })
      .catch(() => resolve(() => {}));
  });
}

/** Storage can be forbidden, full or spoilt. */
function attempt<Value>(task: () => Value): Value | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
