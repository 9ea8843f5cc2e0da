/**
 * What a sign-in or a refresh answers, as far as a browser needs it; the refresh token is in a cookie that no script
 * sees.
 */
export interface GrantedAccess {
  accountId: string;
  accessToken: string;
  accessTokenSeconds: number;
}

/** What became of the session behind this tab's back: it ended, or another tab signed out or in. */
export type SessionChange = 'expired' | 'signed_out' | 'signed_in';

const REFRESH_PATH = '/api/account/session/refresh';
/** Holds the id of the signed-in account. It says that a refresh is worth trying, and tells the other tabs of changes. */
const FLAG = 'kinora-account';
/** A token is renewed so long before it ends, milliseconds. */
const EARLY_MILLISECONDS = 60_000;

const listeners = new Set<(change: SessionChange) => void>();
/**
 * The access token lives here and nowhere else: a script of another origin, an extension's storage or a disk never has
 * it.
 */
let access: { token: string; goodUntil: number } | undefined;
let expired = false;
/** What changed before the page was there to hear it. */
let unheard: SessionChange | undefined;
let refreshing: Promise<string | undefined> | undefined;

/** Takes over a session that has just begun in this browser; the other tabs hear of it. */
export function beginSession(granted: GrantedAccess): void {
  access = {
    token: granted.accessToken,
    goodUntil: Date.now() + granted.accessTokenSeconds * 1000 - EARLY_MILLISECONDS,
  };
  expired = false;
  writeFlag(granted.accountId);
}

/** True where nobody is signed in, as far as this browser knows: there is nothing to ask the server for. */
export function isSignedOut(): boolean {
  return readFlag() === null;
}

/** True after a session of this page ended by itself, until the next one begins. */
export function hasExpired(): boolean {
  return expired;
}

/**
 * The id of the signed-in account as the access token names it, renewed where it has run out; undefined where none is
 * to be had.
 */
export async function readAccountId(): Promise<string | undefined> {
  const claims = (await readToken())?.split('.')[1];
  if (claims === undefined) return undefined;
  return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string }).sub;
}

/** Renews the access token now, so that the first requests need not wait for it. Without a session it does nothing. */
export function renewSession(): void {
  // The requests themselves say what went wrong.
  readToken().catch(() => undefined);
}

/** Forgets the session; the other tabs hear of it. The server is told by whoever calls this. */
export function forgetSession(): void {
  access = undefined;
  writeFlag(null);
}

/** Hears when the session changes without this tab having asked for it. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hearOtherTab);
  listeners.add(listener);
  const missed = unheard;
  unheard = undefined;
  if (missed) listener(missed);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTab);
  };
}

/**
 * `fetch` for a signed-in person: sends the access token, renews it before it ends, and once more when the server says
 * that it has ended. A visitor's requests go out as they are. Rejects as `fetch` does when there is no connection.
 * `send` is asked in place of `fetch` where it is given.
 */
export async function fetchSignedIn(
  request: Request,
  init?: RequestInit,
  send: (request: Request, init?: RequestInit) => Promise<Response> = fetch,
): Promise<Response> {
  const token = await readToken();
  if (token === undefined) return send(request, init);
  const again = request.clone();
  const response = await send(withToken(request, token), init);
  if (response.status !== 401 || !(await saysExpired(response))) return response;
  // Another tab may have signed in anew or out meanwhile, so it is the cookie that knows.
  if (access?.token === token) access = undefined;
  const next = await readToken();
  return next === undefined ? response : send(withToken(again, next), init);
}

async function readToken(): Promise<string | undefined> {
  if (access && access.goodUntil > Date.now()) return access.token;
  if (readFlag() === null) return undefined;
  refreshing ??= refresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/** One tab at a time, so that each uses up the token that the one before it got. Without locks the server's grace does. */
async function refresh(): Promise<string | undefined> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request('kinora-refresh', refreshNow) : refreshNow();
}

/** The answer that the page asked for before the program was there (first-page.js), once. */
function takeEarlyRefresh(): Promise<Response> | undefined {
  const page = globalThis as { kinoraRefresh?: Promise<Response> | undefined };
  const early = page.kinoraRefresh;
  page.kinoraRefresh = undefined;
  return early;
}

async function refreshNow(): Promise<string | undefined> {
  const response = await (takeEarlyRefresh() ??
    fetch(REFRESH_PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }));
  if (response.ok) {
    const granted = (await response.json()) as GrantedAccess;
    // Another account may have signed in in another tab: what this tab shows is not its own any more.
    const before = readFlag();
    beginSession(granted);
    if (before !== null && before !== granted.accountId && before !== UNKNOWN) tell('signed_in');
    return granted.accessToken;
  }
  if (response.status === 401) {
    const wasSignedIn = readFlag() !== UNKNOWN;
    forgetSession();
    expired = wasSignedIn;
    if (wasSignedIn) tell('expired');
    return undefined;
  }
  // The server is not well: it says why in its answer to the request itself, and the session stays.
  return undefined;
}

function tell(change: SessionChange): void {
  if (listeners.size === 0) unheard = change;
  for (const listener of listeners) listener(change);
}

function hearOtherTab(event: StorageEvent): void {
  if (event.key !== FLAG && event.key !== null) return;
  if (event.newValue === event.oldValue) return;
  access = undefined;
  tell(event.newValue === null ? 'signed_out' : 'signed_in');
}

async function saysExpired(response: Response): Promise<boolean> {
  const answer = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { code?: unknown } | undefined;
  return answer?.code === 'SESSION_EXPIRED';
}

function withToken(request: Request, token: string): Request {
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${token}`);
  return new Request(request, { headers });
}

const UNKNOWN = 'unknown';
/** Where nothing can be stored, the flag lives as long as the page, and the first request finds out. */
let flagOfPage: string | null = UNKNOWN;

function readFlag(): string | null {
  try {
    return localStorage.getItem(FLAG);
  } catch {
    return flagOfPage;
  }
}

function writeFlag(accountId: string | null): void {
  flagOfPage = accountId;
  try {
    if (accountId === null) localStorage.removeItem(FLAG);
    else if (localStorage.getItem(FLAG) !== accountId) localStorage.setItem(FLAG, accountId);
  } catch {
    // As said above.
  }
}
