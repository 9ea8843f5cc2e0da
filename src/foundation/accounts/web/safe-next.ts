/** The page after signing in when no other was wanted. */
const LANDING = '/dashboard/film/idea';

/** Pages of signing in: returning to them would go in circles. */
const PASSED_THROUGH = /^\/(login|register|forget)(\/|$)/;

/** Whether a path is one of the pages of signing in. */
export function isOnTheWayIn(path: string): boolean {
  return PASSED_THROUGH.test(path);
}

/**
 * The page after signing in: `next` if it is on our own origin, else the idea page. A URL of another origin is never
 * followed, however it is disguised (SEC-19).
 */
export function safeNext(next: string | null, origin: string = window.location.origin): string {
  if (next === null || next.length > 2000) {
    return LANDING;
  }
  const address = URL.parse(next, origin);
  // A blob: URL has the page's origin, but is no page.
  if (
    address === null ||
    address.origin !== origin ||
    !/^https?:$/.test(address.protocol) ||
    isOnTheWayIn(address.pathname)
  ) {
    return LANDING;
  }
  // A path that begins with two slashes would be taken for a host.
  if (/^\/[\\/]/.test(address.pathname)) {
    return LANDING;
  }
  return address.pathname + address.search + address.hash;
}

/** The sign-in page that leads back to the current page. */
export function loginPath(location: { pathname: string; search: string; hash?: string }): string {
  return withNext('/login', location.pathname + location.search + (location.hash ?? ''));
}

/** A page of signing in that remembers the wanted page. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
