/**
 * Holds the id of the signed-in account: a sign that a refresh may succeed, and the channel that tells other tabs of
 * changes.
 */
export const FLAG = 'kinora-account';
/** How the last session ended, or is about to end. */
const END = 'kinora-session-end';
/** The flag where the browser gives no storage: only the first request finds out whether there is a session. */
export const UNKNOWN = 'unknown';

/** A session expires, or somebody signs out. */
export type SessionEnd = 'expired' | 'signed_out';

/** Without storage both live as long as the page. */
let flagOfPage: string | null = UNKNOWN;
let endOfPage: SessionEnd | null = null;

/** The id of the signed-in account; null without one. */
export function readFlag(): string | null {
  try {
    return localStorage.getItem(FLAG);
  } catch {
    return flagOfPage;
  }
}

/** Stores who is signed in; null for nobody. */
export function writeFlag(accountId: string | null): void {
  flagOfPage = accountId;
  write(FLAG, accountId);
}

/**
 * How the last session ended, until the next one begins; null where that is not known. Stored: a reload at that moment,
 * and the other tabs, must still be able to say so.
 */
export function readEnd(): SessionEnd | null {
  try {
    const end = localStorage.getItem(END);
    return end === 'expired' || end === 'signed_out' ? end : null;
  } catch {
    return endOfPage;
  }
}

/** Stores how the session ends; before the flag, whose change tells the other tabs. */
export function writeEnd(end: SessionEnd | null): void {
  endOfPage = end;
  write(END, end);
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) {
      localStorage.removeItem(key);
    } else if (localStorage.getItem(key) !== value) {
      localStorage.setItem(key, value);
    }
  } catch {
    // No storage: the page's own are used.
  }
}
