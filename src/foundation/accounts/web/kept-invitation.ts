const KEY = 'kinora-invitation';
const MOST_SIGNS = 40;

/**
 * The invitation code of the address, or the one that this tab came with before: the way to registering may lead over
 * other pages.
 */
export function keepInvitation(given: string | null): string {
  try {
    if (given !== null && given.trim() !== '') sessionStorage.setItem(KEY, given.trim().slice(0, MOST_SIGNS));
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    // Storage is off: the address alone has it.
    return given?.trim().slice(0, MOST_SIGNS) ?? '';
  }
}

/** Forgets it: somebody has registered with it. */
export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
