const KEY = 'kinora-invitation';
const MOST_SIGNS = 40;

/** The invitation code of the URL, or the one that this tab was opened with: other pages may come before registering. */
export function keepInvitation(given: string | null): string {
  try {
    if (given !== null && given.trim() !== '') {
      sessionStorage.setItem(KEY, given.trim().slice(0, MOST_SIGNS));
    }
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    // Storage is off: only the URL has it.
    return given?.trim().slice(0, MOST_SIGNS) ?? '';
  }
}

/** Forgets the code after it was used for registering. */
export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
