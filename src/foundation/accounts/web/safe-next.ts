/** Where a person lands who was going nowhere else. */
const LANDING = '/dashboard/film/idea';

/** Pages that are passed through on the way in: coming back to them would be going in circles. */
const PASSED_THROUGH = /^\/(login|register|forget)(\/|$)/;

/** Whether a path is one of the pages on which one signs in. */
export function isOnTheWayIn(path: string): boolean {
  return PASSED_THROUGH.test(path);
}

/**
 * Where to go after signing in: `next` if it stands on our own origin, else the idea page. An address of another
 * origin, however it is dressed up, never leads away from here (SEC-19).
 */
export function safeNext(next: string | null, origin: string = window.location.origin): string {
  if (next === null || next.length > 2000) return LANDING;
  const address = URL.parse(next, origin);
  // The origin of a blob: address is the page's own, but it is no page.
  if (
    address === null ||
    address.origin !== origin ||
    !/^https?:$/.test(address.protocol) ||
    isOnTheWayIn(address.pathname)
  )
    return LANDING;
  // A path that begins with two slashes would be read as a host by whoever reads it next.
  if (/^\/[\\/]/.test(address.pathname)) return LANDING;
  return address.pathname + address.search + address.hash;
}

/** The sign-in page that brings a person back to where they stand. */
export function loginPath(location: { pathname: string; search: string; hash?: string }): string {
  return withNext('/login', location.pathname + location.search + (location.hash ?? ''));
}

/** A page of signing in that keeps in mind where the person was going. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
