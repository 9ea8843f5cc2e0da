import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '#tests/build/memory-storage.ts';

type Session = typeof import('./browser-session.ts');

/** The answers to the refreshes to come, and the tokens that calls were sent with. */
let refreshes: (Response | Error)[];
let sent: (string | null)[];
let answers: Response[];
let session: Session;
let page: EventTarget;

const tokenOf = (accountId: string, number = 1): string =>
  `x.${Buffer.from(JSON.stringify({ sub: accountId })).toString('base64url')}.${number}`;
const granted = (accountId: string, number = 1, accessTokenSeconds = 900) => ({
  accountId,
  accessToken: tokenOf(accountId, number),
  accessTokenSeconds,
});
const json = (status: number, body: object): Response => new Response(JSON.stringify(body), { status });
const expired = (): Response => json(401, { code: 'SESSION_EXPIRED' });
const call = (): Promise<Response> =>
  session.fetchSignedIn(new Request('https://film.example/api/films', { method: 'POST', body: 'idea' }));

beforeEach(async () => {
  [refreshes, sent, answers] = [[], [], []];
  page = new EventTarget();
  vi.stubGlobal('localStorage', createMemoryStorage());
  vi.stubGlobal('window', page);
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string') {
      const answer = refreshes.shift() ?? new Error('no refresh was expected');
      if (answer instanceof Error) {
        throw answer;
      }
      return answer;
    }
    sent.push(request.headers.get('authorization'));
    if ((await request.text()) !== 'idea') {
      throw new Error('the body of the call was lost');
    }
    return answers.shift() ?? json(200, {});
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  // The session is a singleton of the page: each test loads a fresh one.
  vi.resetModules();
  session = await import('./browser-session.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const heard = (): string[] => {
  const changes: string[] = [];
  session.onSessionChange((change) => changes.push(change));
  return changes;
};

test('[AUTH-06] a visitor’s calls go out unchanged, without asking for a session', async () => {
  await call();
  expect([sent, session.isSignedOut(), await session.readAccountId()]).toEqual([[null], true, undefined]);
});

test('[AUTH-06] a session’s calls carry its token, which is renewed a minute before it is over', async () => {
  session.beginSession(granted('one', 1));
  await call();
  vi.setSystemTime(Date.now() + 839_000);
  await call();
  refreshes.push(json(200, granted('one', 2)));
  vi.setSystemTime(Date.now() + 2000);
  await call();
  expect(sent).toEqual([1, 1, 2].map((number) => `Bearer ${tokenOf('one', number)}`));
  expect([session.isSignedOut(), await session.readAccountId()]).toEqual([false, 'one']);
});

test('[AUTH-06] calls that go out at once wait for one renewal', async () => {
  session.beginSession(granted('one', 1, 60));
  refreshes.push(json(200, granted('one', 2)));
  await Promise.all([call(), call(), call()]);
  expect(sent).toEqual([2, 2, 2].map((number) => `Bearer ${tokenOf('one', number)}`));
});

test('[AUTH-06] a call that was refused as expired is sent once more, with the whole body and a new token', async () => {
  session.beginSession(granted('one', 1));
  answers.push(expired(), expired());
  refreshes.push(json(200, granted('one', 2)));
  expect((await call()).status).toBe(401);
  expect(sent).toEqual([1, 2].map((number) => `Bearer ${tokenOf('one', number)}`));
});

test('[AUTH-06] another refusal is no reason to ask for a token', async () => {
  session.beginSession(granted('one', 1));
  answers.push(json(401, { code: 'CONFIRMATION_FAILED' }), new Response('gateway', { status: 401 }));
  expect([(await call()).status, (await call()).status, sent.length]).toEqual([401, 401, 2]);
});

test('[AUTH-06] a session that cannot be renewed has expired: the page is told, and the next visit knows', async () => {
  const changes = heard();
  session.beginSession(granted('one', 1, 60));
  refreshes.push(json(401, {}));
  await call();
  expect([changes, sent, session.isSignedOut(), session.hasExpired()]).toEqual([['expired'], [null], true, true]);
  session.beginSession(granted('one', 2));
  expect(session.hasExpired()).toBe(false);
});

test('[AUTH-06] a change before the page listens is told when it does, once', async () => {
  session.beginSession(granted('one', 1, 60));
  refreshes.push(json(401, {}));
  await call();
  expect([heard(), heard()]).toEqual([['expired'], []]);
});

test('[ERR-02] a server that fails ends no session', async () => {
  const changes = heard();
  session.beginSession(granted('one', 1, 60));
  refreshes.push(json(503, {}));
  await call();
  refreshes.push(json(200, granted('one', 2)));
  await call();
  expect([changes, sent]).toEqual([[], [null, `Bearer ${tokenOf('one', 2)}`]]);
});

test('[AUTH-06] without a connection the call fails, and the next one asks again', async () => {
  session.beginSession(granted('one', 1, 60));
  refreshes.push(new TypeError('no connection'), json(200, granted('one', 2)));
  await expect(call()).rejects.toThrow(TypeError);
  await call();
  expect(sent).toEqual([`Bearer ${tokenOf('one', 2)}`]);
});

test('[AUTH-06] a renewal that answers with another account is another person: the page is told', async () => {
  const changes = heard();
  session.beginSession(granted('one', 1, 60));
  refreshes.push(json(200, granted('two', 2)));
  await call();
  expect([changes, await session.readAccountId()]).toEqual([['signed_in'], 'two']);
});

test('[AUTH-06] the renewal that the page sent before the program was loaded is used, once', async () => {
  localStorage.setItem('kinora-account', 'one');
  vi.stubGlobal('kinoraRefresh', Promise.resolve(json(200, granted('one', 1, 60))));
  await call();
  refreshes.push(json(200, granted('one', 2)));
  await call();
  expect(sent).toEqual([1, 2].map((number) => `Bearer ${tokenOf('one', number)}`));
});

test('[AUTH-06] the answer that the page asked for before the program was loaded is used, once, unless it failed', async () => {
  vi.stubGlobal('fetch', async () => new Response('late'));
  session.beginSession(granted('one', 1));
  const read = async (early?: Promise<Response>): Promise<string> => {
    if (early) {
      vi.stubGlobal('kinoraEarly', { '/api/films/1': early });
    }
    return (await session.fetchSignedIn(new Request('https://film.example/api/films/1'))).text();
  };
  const said = [
    await read(Promise.resolve(new Response('early'))),
    await read(),
    await read(Promise.resolve(json(401, {}))),
    await read(Promise.reject(new TypeError('no connection'))),
  ];
  expect(said).toEqual(['early', 'late', 'late', 'late']);
  // What was asked for before something was changed is not used after it.
  vi.stubGlobal('kinoraEarly', { '/api/films/1': Promise.resolve(new Response('early')) });
  await session.fetchSignedIn(new Request('https://film.example/api/films/1', { method: 'POST' }));
  expect(await read()).toBe('late');
});

test('[SEC-08] who signs out is signed out, not expired; where that fails the session goes on', async () => {
  session.beginSession(granted('one', 1));
  await expect(session.endSession(() => Promise.reject(new Error('no connection')))).rejects.toThrow('no connection');
  await call();
  expect([session.isSignedOut(), sent]).toEqual([false, [`Bearer ${tokenOf('one', 1)}`]]);
  expect(await session.endSession(async () => 'done')).toBe('done');
  expect([session.isSignedOut(), session.hasExpired()]).toEqual([true, false]);
  await call();
  expect(sent.at(-1)).toBeNull();
});

test('[SEC-08] a call that is refused while somebody signs out finds no expired session', async () => {
  const changes = heard();
  session.beginSession(granted('one', 1, 60));
  refreshes.push(json(401, {}));
  await session.endSession(call);
  expect([changes, session.hasExpired()]).toEqual([['signed_out'], false]);
});

test.each([
  ['signs out', 'signed_out', null, 'signed_out'],
  ['finds the session expired', 'expired', null, 'expired'],
  ['signs in', null, 'two', 'signed_in'],
] as const)('[SEC-08] a tab hears that another one %s', (_, end, flag, change) => {
  const changes = heard();
  session.beginSession(granted('one', 1));
  localStorage.setItem('kinora-session-end', end ?? '');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'kinora-account', oldValue: 'one', newValue: flag }));
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme', oldValue: 'light', newValue: 'dark' }));
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'kinora-account', oldValue: 'one', newValue: 'one' }));
  expect(changes).toEqual([change]);
});

test('[SEC-08] who no longer listens hears nothing', () => {
  const changes: string[] = [];
  session.onSessionChange((change) => changes.push(change))();
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null, oldValue: null, newValue: 'x' }));
  expect(changes).toEqual([]);
});
