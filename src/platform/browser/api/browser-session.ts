import { FLAG, readEnd, readFlag, UNKNOWN, writeEnd, writeFlag, type SessionEnd } from './session-flag.ts';

/**
 * The part of the answer to a sign-in or refresh that the browser needs. The refresh token is in a cookie that no
 * script can read.
 */
export interface GrantedAccess {
  accountId: string;
  accessToken: string;
  accessTokenSeconds: number;
}

/** How the session changed outside this tab's control: it expired, or another tab signed out or in. */
export type SessionChange = SessionEnd | 'signed_in';

const REFRESH_PATH = '/api/account/session/refresh';
/** Renew a token this long before it expires, milliseconds. */
const EARLY_MILLISECONDS = 60_000;

const listeners = new Set<(change: SessionChange) => void>();
/** The access token is kept in memory only: never on disk or in storage that another script could read. */
let access: { token: string; goodUntil: number } | undefined;
/** A change that happened before the page had a listener. */
let unheard: SessionChange | undefined;
let refreshing: Promise<string | undefined> | undefined;

/** Stores the session that has just begun in this browser and notifies the other tabs. */
export function beginSession(granted: GrantedAccess): void {
  access = {
    token: granted.accessToken,
    goodUntil: Date.now() + granted.accessTokenSeconds * 1000 - EARLY_MILLISECONDS,
  };
  writeEnd(null);
  writeFlag(granted.accountId);
}

/** True when this browser knows of no signed-in account, so a request to the server would be useless. */
export function isSignedOut(): boolean {
  return readFlag() === null;
}

/** True after a session of this browser expired, until the next one begins. */
export function hasExpired(): boolean {
  return readEnd() === 'expired';
}

/** The account id in the access token, which is renewed when it has expired; undefined without a session. */
export async function readAccountId(): Promise<string | undefined> {
  const claims = (await readToken())?.split('.')[1];
  if (claims === undefined) {
    return undefined;
  }
  return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string }).sub;
}

/**
 * Ends the session by a call to the server, clears it here and notifies the other tabs. They know before the server
 * does that somebody signs out: to a tab that asks for something meanwhile, the session has not expired.
 */
export async function endSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  writeEnd('signed_out');
  try {
    const answer = await call();
    access = undefined;
    writeFlag(null);
    return answer;
  } catch (error) {
    writeEnd(null);
    throw error;
  }
}

/** Calls the listener when the session changes without a request from this tab. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', hearOtherTab);
  }
  listeners.add(listener);
  const missed = unheard;
  unheard = undefined;
  if (missed) {
    listener(missed);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', hearOtherTab);
    }
  };
}

/**
 * `fetch` with the access token: renews it before it expires, and retries once when the server answers that it has. A
 * visitor's requests go out unchanged. Rejects as `fetch` does without a connection. `send` replaces `fetch` when it is
 * given.
 */
export async function fetchSignedIn(
  request: Request,
  init?: RequestInit,
  send: (request: Request, init?: RequestInit) => Promise<Response> = fetch,
): Promise<Response> {
  const token = await readToken();
  if (token === undefined) {
    return send(request, init);
  }
  if (request.method !== 'GET') {
    // What was asked for before a change may be what was before it.
    delete (globalThis as { kinoraEarly?: unknown }).kinoraEarly;
  }
  const early = await takeEarlyAnswer(request);
  if (early?.ok) {
    return early;
  }
  const again = request.clone();
  const response = await send(withToken(request, token), init);
  if (response.status !== 401 || !(await saysExpired(response))) {
    return response;
  }
  // Another tab may have signed in or out meanwhile; only the cookie is up to date.
  if (access?.token === token) {
    access = undefined;
  }
  const next = await readToken();
  return next === undefined ? response : send(withToken(again, next), init);
}

async function readToken(): Promise<string | undefined> {
  if (access && access.goodUntil > Date.now()) {
    return access.token;
  }
  if (readFlag() === null) {
    return undefined;
  }
  refreshing ??= refresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/**
 * One tab at a time (Web Locks), so that each refreshes with the token that the previous one got. Without locks the
 * server's grace period covers the overlap.
 */
async function refresh(): Promise<string | undefined> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request('kinora-refresh', refreshNow) : refreshNow();
}

/** The answer to the refresh that first-page.js sent before the program was loaded; returned once. */
function takeEarlyRefresh(): Promise<Response> | undefined {
  const page = globalThis as { kinoraRefresh?: Promise<Response> | undefined };
  const early = page.kinoraRefresh;
  page.kinoraRefresh = undefined;
  return early;
}

/** The answer to a request that first-page.js sent before the program was loaded; returned once. */
async function takeEarlyAnswer({ method, url }: Request): Promise<Response | undefined> {
  const { kinoraEarly: answers } = globalThis as { kinoraEarly?: Record<string, Promise<Response>> };
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  const early = method === 'GET' ? answers?.[path] : undefined;
  delete answers?.[path];
  // After a failure it is sent again, and reported.
  return early?.catch(() => undefined);
}

async function refreshNow(): Promise<string | undefined> {
  const response = await (takeEarlyRefresh() ??
    fetch(REFRESH_PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }));
  if (response.ok) {
    const granted = (await response.json()) as GrantedAccess;
    // Another tab may have signed in with another account: this tab's content would be another person's.
    const before = readFlag();
    beginSession(granted);
    if (before !== null && before !== granted.accountId && before !== UNKNOWN) {
      tell('signed_in');
    }
    return granted.accessToken;
  }
  if (response.status === 401) {
    const before = readFlag();
    access = undefined;
    // Without the flag another tab has ended the session, or found that it had, and has told this one.
    if (before !== null && before !== UNKNOWN) {
      const end = readEnd() ?? 'expired';
      writeEnd(end);
      writeFlag(null);
      tell(end);
    } else {
      writeFlag(null);
    }
    return undefined;
  }
  // A server failure: the answer to the request itself reports it, and the session is kept.
  return undefined;
}

function tell(change: SessionChange): void {
  if (listeners.size === 0) {
    unheard = change;
  }
  for (const listener of listeners) {
    listener(change);
  }
}

function hearOtherTab(event: StorageEvent): void {
  if (event.key !== FLAG && event.key !== null) {
    return;
  }
  if (event.newValue === event.oldValue) {
    return;
  }
  access = undefined;
  tell(event.newValue === null ? (readEnd() ?? 'signed_out') : 'signed_in');
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
