import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { ERRORS, type ErrorCode } from '#src/shared/errors/error-table.ts';
import { ERROR_TEXTS } from '#src/shared/errors/error-text.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { buildAccountServer, type AccountServer } from '#tests/build/build-account-server.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { IDENTITIES } from '../account.ts';
import { createFirstAdmin } from '../create-first-admin.ts';
import { findOpenAccount } from '../find-open-account.ts';
import { createSession } from '../sessions/create-session.ts';
import { watchSessions } from '../sessions/session-watch.ts';
import { markMember } from '../standing/change-standing.ts';
import { createAppeal, listAppeals, listBansOf, readBan, reviewAppeal } from './appeals.ts';
import { banAccount, liftBan } from './ban-account.ts';

let database: OpenDatabase;
let folder: string;
let server: AccountServer;
let by: string;
beforeAll(async () => {
  [database, folder] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'kinora-bans-'))]);
  server = await buildAccountServer(database, folder);
  by = (await createFirstAdmin(database.db)).id;
});
afterAll(async () => {
  await server?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const refused = (code: ErrorCode) => expect.objectContaining({ code }) as unknown;
const buildBanned = async (): Promise<string> => {
  const accountId = await buildAccount(database);
  await banAccount(database.db, { accountId, by, reason: 'Spam' });
  return accountId;
};
const call = (method: 'GET' | 'POST', path: string, headers: Record<string, string>, payload: object = {}) =>
  server.server.inject({ method, url: `/api/account/${path}`, headers, ...(method === 'POST' ? { payload } : {}) });

test('[ROLE-05] [SEC-08] a ban ends every session and stream; the account can sign in again and sees the reason', async () => {
  const accountId = await buildAccount(database);
  const before = await signIn(database, folder, accountId);
  const other = await createSession(database.db, accountId);
  const watch = watchSessions({ db: database.db, log: silentLog });
  const { signal } = watch.watch(other.sessionId);
  await banAccount(database.db, { accountId, by, reason: '  Spam in the comments ' });
  expect((await call('GET', 'me', before)).json()).toMatchObject({ code: 'SESSION_EXPIRED' });
  await expect.poll(() => signal.aborted).toBe(true);
  // The ban also ends a session that was created in the same moment.
  const late = watch.watch((await createSession(database.db, accountId)).sessionId);
  await expect.poll(() => late.signal.aborted).toBe(true);
  watch.close();
  const again = await signIn(database, folder, accountId);
  expect((await call('GET', 'me', again)).json()).toMatchObject({ identity: IDENTITIES.banned });
  expect((await call('GET', 'ban', again)).json()).toMatchObject({ reason: 'Spam in the comments', appeal: null });
  expect(
    (
      await call('POST', 'password/change', again, { currentPassword: '', newPassword: 'a whole new pass phrase' })
    ).json(),
  ).toMatchObject({ code: 'ACCOUNT_BANNED' });
  expect((await call('POST', 'sign-out', again)).statusCode).toBe(200);
});

test('[ROLE-05] [ADM-01] admins and oneself cannot be banned, nobody twice, and a ban needs a reason', async () => {
  const accountId = await buildBanned();
  const ban = (id: string, reason = 'Spam') => banAccount(database.db, { accountId: id, by, reason });
  await expect(ban(by)).rejects.toEqual(refused('CANNOT_BAN_SELF'));
  await expect(banAccount(database.db, { accountId: by, by: accountId, reason: 'x' })).rejects.toEqual(
    refused('CANNOT_BAN_ADMIN'),
  );
  await expect(ban(accountId)).rejects.toEqual(refused('USER_ALREADY_BANNED'));
  await expect(ban(randomUUID())).rejects.toEqual(refused('USER_NOT_FOUND'));
  await expect(ban(await buildAccount(database), ' \n ')).rejects.toEqual(refused('REASON_EMPTY'));
  const twice = await buildAccount(database);
  const both = await Promise.allSettled([ban(twice), ban(twice)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('[ROLE-05] [ACC-02] lifting a ban restores the former standing; only a banned account can be released', async () => {
  const accountId = await buildAccount(database);
  await markMember(database.db, accountId, true);
  await banAccount(database.db, { accountId, by, reason: 'Spam' });
  await liftBan(database.db, { accountId, by });
  expect((await findOpenAccount(database.db, accountId))?.identity).toBe(IDENTITIES.member);
  await expect(liftBan(database.db, { accountId, by })).rejects.toEqual(refused('USER_NOT_BANNED'));
  await expect(readBan(database.db, accountId)).rejects.toEqual(refused('NOT_BANNED'));
});

test('[ROLE-05] [ADM-01] when a second ban is lifted, the first keeps who lifted it and when', async () => {
  const accountId = await buildAccount(database);
  const judges = [by, randomUUID()];
  for (const judge of judges) {
    await banAccount(database.db, { accountId, by: judge, reason: 'Spam' });
    await liftBan(database.db, { accountId, by: judge });
  }
  const bans = (await listBansOf(database.db, accountId)).map(({ ban }) => ban).toReversed();
  expect(bans.map(({ bannedBy, liftedBy }) => [bannedBy, liftedBy])).toEqual(judges.map((judge) => [judge, judge]));
  expect(Number(bans[0]?.liftedAt)).toBeLessThan(Number(bans[1]?.liftedAt));
});

test('[ROLE-05] a banned account appeals once, in at most a thousand characters of any script', async () => {
  const accountId = await buildBanned();
  const headers = await signIn(database, folder, accountId);
  const appeal = (description: string) => call('POST', 'ban/appeal', headers, { description });
  expect((await appeal('   ')).json()).toMatchObject({ code: 'DESCRIPTION_EMPTY' });
  expect((await appeal('字'.repeat(1001))).json()).toMatchObject({
    code: 'DESCRIPTION_TOO_LONG',
    details: { limit: 1000 },
  });
  // Characters outside the basic plane count once.
  const all = await Promise.all([appeal('🎬'.repeat(1000)), appeal('🎬'.repeat(1000))]);
  expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await appeal('Once more')).json()).toMatchObject({ code: 'APPEAL_EXISTS' });
  expect((await call('GET', 'ban', headers)).json()).toMatchObject({
    appeal: { state: 'pending', description: '🎬'.repeat(1000) },
  });
  await expect(
    createAppeal(database.db, { accountId: await buildAccount(database), description: 'x' }),
  ).rejects.toEqual(refused('NOT_BANNED'));
});

test('[ROLE-05] an appeal is decided once: accepting lifts the ban, rejecting keeps it and gives the answer', async () => {
  const [pardoned, kept] = [await buildBanned(), await buildBanned()];
  const first = await createAppeal(database.db, { accountId: pardoned, description: 'It was my cat' });
  const second = await createAppeal(database.db, { accountId: kept, description: 'It was my dog' });
  const review = (appealId: string, decision: string, answer = '') =>
    reviewAppeal(database.db, { appealId, by, decision, answer });
  await expect(review(first.id, 'maybe')).rejects.toEqual(refused('DECISION_INVALID'));
  await expect(review(randomUUID(), 'accepted')).rejects.toEqual(refused('APPEAL_NOT_FOUND'));
  await expect(review(first.id, 'rejected', 'x'.repeat(1001))).rejects.toEqual(refused('DESCRIPTION_TOO_LONG'));
  expect((await listAppeals(database.db, 'pending')).map(({ appeal }) => appeal.id)).toEqual(
    expect.arrayContaining([first.id, second.id]),
  );
  expect(await review(first.id, 'accepted')).toEqual({ accountId: pardoned, isLifted: true });
  await review(second.id, 'rejected', 'Dogs do not type');
  await expect(review(first.id, 'rejected')).rejects.toEqual(refused('APPEAL_ALREADY_REVIEWED'));
  expect((await findOpenAccount(database.db, pardoned))?.identity).toBe(IDENTITIES.ordinary);
  expect(await readBan(database.db, kept)).toMatchObject({
    appeal: { decision: 'rejected', answer: 'Dogs do not type' },
  });
  // A second ban can be appealed again.
  await banAccount(database.db, { accountId: pardoned, by, reason: 'Again' });
  await createAppeal(database.db, { accountId: pardoned, description: 'The cat again' });
});

test('[ROLE-05] each refusal of bans and appeals has its code, its status and a text in four languages', () => {
  const codes = [
    'APPEAL_EXISTS',
    'NOT_BANNED',
    'ACCOUNT_BANNED',
    'APPEAL_NOT_FOUND',
    'APPEAL_ALREADY_REVIEWED',
    'DECISION_INVALID',
    'DESCRIPTION_TOO_LONG',
    'CANNOT_BAN_ADMIN',
    'CANNOT_BAN_SELF',
    'USER_NOT_BANNED',
    'USER_NOT_FOUND',
  ] as const;
  for (const code of codes) {
    expect(ERRORS[code].status, code).toBeGreaterThanOrEqual(400);
    expect(new Set(LANGUAGES.map((language) => ERROR_TEXTS[language][code])).size, code).toBe(4);
  }
});
