import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IDENTITIES } from '#src/foundation/accounts/server/account.ts';
import { createAppeal } from '#src/foundation/accounts/server/bans/appeals.ts';
import { createFirstAdmin } from '#src/foundation/accounts/server/create-first-admin.ts';
import { markAdmin, markSpecial } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import { proveAudit } from '#src/foundation/audit/server/prove-audit.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { readSiteState } from '#src/foundation/settings/server/site-state.ts';
import { databaseErrorCode } from '#src/platform/server/database/database-errors.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import type { Act } from './admin-dependencies.ts';
import { auditOpenedMail } from './audit-outbox.ts';
import { banWithAudit, changeCoins, changeStanding, liftBanWithAudit, reviewWithAudit } from './manage-accounts.ts';
import { announceWithAudit, switchMaintenanceWithAudit } from './manage-site.ts';
import { readAccountPage, readManagedAccount } from './read-accounts.ts';
import { exportAudit, readAuditPage } from './read-audit.ts';

let database: OpenDatabase;
let act: Act;
beforeAll(async () => {
  database = await createTestDatabase();
  act = { adminId: (await createFirstAdmin(database.db)).id, requestId: randomUUID() };
});
afterAll(() => database?.close());

const newestAudit = async () => (await readAuditPage(database.db, { limit: 1 })).entries[0];
const countAudit = async (): Promise<number> => (await proveAudit(database.db)).entries;
const key = (): string => randomUUID();

test('[ADM-01] accounts are found by id, name, mail and phone; wildcard characters are taken literally', async () => {
  const [id, phoned] = [randomUUID(), await buildAccount(database)];
  await database.db.insert(accounts).values([
    { id, username: 'Mina 100%_film', email: 'mina.reads@gmail.com' },
    { id: randomUUID(), username: 'Other' },
  ]);
  const find = async (search: string, more: object = {}) =>
    (
      await readAccountPage(
        { db: database.db, findByPhone: async (_, phone) => (phone === '+44 20 7946' ? [phoned] : []) },
        { search, limit: 10, ...more },
      )
    ).accounts.map((found) => found.id);
  expect(await find(id.toUpperCase())).toEqual([id]);
  expect(await find(' mina ')).toEqual([id]);
  expect(await find('READS@gmail')).toEqual([id]);
  expect(await find('100%_')).toEqual([id]);
  expect(await find('%')).toEqual([id]);
  expect(await find('+44 20 7946')).toEqual([phoned]);
  expect(await find('', { identity: 'admin' })).toEqual([act.adminId]);
  expect(await find('nobody at all')).toEqual([]);
});

test('[ADM-01] lists are paged, with each account once', async () => {
  await database.pool.query(
    "insert into accounts (id, username, created_at) select gen_random_uuid(), 'paged', '2020-01-01' from generate_series(1, 25)",
  );
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await readAccountPage(
      { db: database.db, findByPhone: async () => [] },
      { search: 'paged', limit: 10, cursor },
    );
    seen.push(...page.accounts.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect([seen.length, new Set(seen).size]).toEqual([25, 25]);
});

test('[ADM-01] coins are granted and deducted through the ledger with a reason, never below zero, once per request', async () => {
  const accountId = await buildAccount(database, 10);
  const change = (deltaCoins: number, more: object = {}) =>
    changeCoins(database.db, act, { accountId, deltaCoins, reason: 'Goodwill', idempotencyKey: key(), ...more });
  const once = key();
  await Promise.all(Array.from({ length: 5 }, () => change(15, { idempotencyKey: once })));
  expect(await readBalance(database.db, accountId)).toBe(25);
  expect(await newestAudit()).toMatchObject({
    action: 'coins.change',
    actor: { id: act.adminId },
    subject: { kind: 'account', id: accountId },
    before: { coins: 10 },
    after: { coins: 25 },
    reason: 'Goodwill',
    requestId: act.requestId,
  });
  const entries = await countAudit();
  for (const nothing of [0, 0.5, Number.NaN]) {
    await expect(change(nothing)).rejects.toMatchObject({ code: 'COINS_CHANGE_INVALID' });
  }
  await expect(change(1, { reason: '  ' })).rejects.toMatchObject({ code: 'REASON_EMPTY' });
  await expect(change(-26)).rejects.toMatchObject({ code: 'COINS_BELOW_ZERO', details: { balance: 25 } });
  await expect(change(1, { accountId: randomUUID() })).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  // Refused changes are not recorded.
  expect(await countAudit()).toBe(entries);
  await change(-25);
  expect(await readBalance(database.db, accountId)).toBe(0);
  expect((await proveLedger(database.db)).faults).toEqual([]);
});

test('[ADM-01] [ACC-02] a membership is given and ended, the former standing returns, and both are in the audit', async () => {
  const accountId = await buildAccount(database);
  await markSpecial(database.db, accountId);
  await changeStanding(database.db, act, {
    accountId,
    givenMembership: { until: new Date(Date.now() + 60_000) },
    reason: 'Won a prize',
  });
  expect(await readManagedAccount(database.db, accountId)).toMatchObject({ identity: IDENTITIES.member });
  await changeStanding(database.db, act, { accountId, givenMembership: null, reason: 'The year is over' });
  await expect(
    changeStanding(database.db, act, { accountId, givenMembership: { until: new Date(0) }, reason: 'Too late' }),
  ).rejects.toMatchObject({ code: 'INVALID_DATA' });
  expect(await newestAudit()).toMatchObject({
    action: 'account.standing',
    before: { isMember: false, isGivenMember: true, givenMemberUntil: expect.any(String), identity: 2 },
    after: { isGivenMember: false, givenMemberUntil: null, identity: 4 },
    reason: 'The year is over',
  });
});

test("[ADM-01] admins cannot remove their own rights, and of two who remove each other's at once one remains", async () => {
  const other = await buildAccount(database);
  await changeStanding(database.db, act, { accountId: other, isAdmin: true, reason: 'Helps' });
  await expect(
    changeStanding(database.db, act, { accountId: act.adminId, isAdmin: false, reason: 'x' }),
  ).rejects.toMatchObject({ code: 'CANNOT_DEMOTE_SELF' });
  const both = await Promise.allSettled([
    changeStanding(database.db, act, { accountId: other, isAdmin: false, reason: 'x' }),
    changeStanding(database.db, { ...act, adminId: other }, { accountId: act.adminId, isAdmin: false, reason: 'x' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await markAdmin(database.db, act.adminId, true);
  const banned = await buildAccount(database);
  await banWithAudit(database.db, act, { accountId: banned, reason: 'Spam' });
  await expect(
    changeStanding(database.db, act, { accountId: banned, isAdmin: true, reason: 'x' }),
  ).rejects.toMatchObject({ code: 'ACCOUNT_BANNED' });
});

test('[ADM-01] [ROLE-05] bans, their end and decisions on appeals are recorded with the identity before and after', async () => {
  const accountId = await buildAccount(database);
  await banWithAudit(database.db, act, { accountId, reason: ' Spam ' });
  expect(await newestAudit()).toMatchObject({
    action: 'account.ban',
    before: { identity: 1 },
    after: { identity: 3 },
    reason: 'Spam',
  });
  await liftBanWithAudit(database.db, act, { accountId, reason: 'A mistake' });
  expect(await newestAudit()).toMatchObject({
    action: 'account.unban',
    before: { identity: 3 },
    after: { identity: 1 },
    reason: 'A mistake',
  });
  await banWithAudit(database.db, act, { accountId, reason: 'Spam' });
  const { id } = await createAppeal(database.db, { accountId, description: 'It was my cat' });
  await reviewWithAudit(database.db, act, { appealId: id, decision: 'accepted', answer: 'Poor cat' });
  expect(await newestAudit()).toMatchObject({
    action: 'appeal.review',
    after: { appeal: id, decision: 'accepted', lifted: true },
    reason: 'Poor cat',
  });
  expect(await readManagedAccount(database.db, accountId)).toMatchObject({ identity: 1, bannedAt: null });
});

test('[ADM-06] maintenance and an announcement are switched, also by the command line, and recorded', async () => {
  const until = new Date('2030-01-02T03:04:05Z');
  await switchMaintenanceWithAudit(database.db, { adminId: null, requestId: 'command-line' }, { isOn: true, until });
  expect((await readSiteState(database.db)).maintenance).toEqual({ isOn: true, until });
  expect(await newestAudit()).toMatchObject({
    actor: null,
    action: 'site.maintenance',
    before: { isOn: false, until: null },
    after: { isOn: true, until: until.toISOString() },
  });
  await switchMaintenanceWithAudit(database.db, act, { isOn: false, until: null });
  await announceWithAudit(database.db, act, '  New looks have come ');
  expect(await readSiteState(database.db)).toEqual({
    maintenance: { isOn: false, until: null },
    announcement: 'New looks have come',
    community: 'open',
    ownKeys: true,
    claims: {},
  });
});

test('[ADM-01] a reason has at most five hundred characters, whatever it is for', async () => {
  const accountId = await buildAccount(database);
  const entries = await countAudit();
  const reason = 'x'.repeat(501);
  for (const tried of [
    () => changeCoins(database.db, act, { accountId, deltaCoins: 1, reason, idempotencyKey: key() }),
    () => changeStanding(database.db, act, { accountId, isSpecial: true, reason }),
    () => banWithAudit(database.db, act, { accountId, reason }),
    () => liftBanWithAudit(database.db, act, { accountId, reason }),
  ]) {
    await expect(tried()).rejects.toMatchObject({ code: 'DESCRIPTION_TOO_LONG', details: { limit: 500 } });
  }
  expect(await countAudit()).toBe(entries);
  await changeStanding(database.db, act, { accountId, isSpecial: true, reason: reason.slice(1) });
  expect((await newestAudit())?.reason).toHaveLength(500);
});

test.each([
  ['bans', (accountId: string) => banWithAudit(database.db, act, { accountId, reason: 'x' })],
  ['lifts the ban of', (accountId: string) => liftBanWithAudit(database.db, act, { accountId, reason: 'x' })],
  [
    'makes special',
    (accountId: string) => changeStanding(database.db, act, { accountId, isSpecial: true, reason: 'x' }),
  ],
])('[ADM-01] who %s an account that is not there is told so', async (_, tried) => {
  await expect(tried(randomUUID())).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
});

test('[ADM-01] an account that is not banned cannot be freed, and nothing is recorded', async () => {
  const accountId = await buildAccount(database);
  const entries = await countAudit();
  await expect(liftBanWithAudit(database.db, act, { accountId, reason: 'x' })).rejects.toMatchObject({
    code: 'USER_NOT_BANNED',
  });
  expect(await countAudit()).toBe(entries);
});

test('[ADM-01] who lost the rights of an admin meanwhile gives them to nobody', async () => {
  const [former, accountId] = [await buildAccount(database), await buildAccount(database)];
  await expect(
    changeStanding(database.db, { ...act, adminId: former }, { accountId, isAdmin: true, reason: 'x' }),
  ).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  expect(await readManagedAccount(database.db, accountId)).toMatchObject({ isAdmin: false });
});

test.each([
  ['of an account', true, 'account'],
  ['to nobody known', false, 'mail'],
] as const)('[ADM-01] reading a mail %s is in the audit', async (_, isKnown, kind) => {
  const mailId = randomUUID();
  const accountId = isKnown ? await buildAccount(database) : null;
  await database.db.transaction((transaction) => auditOpenedMail(transaction, act, { mailId, accountId }));
  expect(await newestAudit()).toMatchObject({
    action: 'outbox.read',
    actor: { id: act.adminId },
    subject: { kind, id: accountId ?? mailId, name: isKnown ? 'somebody' : null },
  });
});

test('[ADM-06] an announcement that is taken down stands in the audit with what it said', async () => {
  await announceWithAudit(database.db, act, 'New looks');
  expect(await announceWithAudit(database.db, act, ' ')).toBe('');
  expect(await newestAudit()).toMatchObject({
    action: 'site.announcement',
    before: { text: 'New looks' },
    after: { text: '' },
  });
});

test('[ADM-01] only what may be a phone number is looked for among phones', async () => {
  const asked: string[] = [];
  const findByPhone = async (_: unknown, phone: string): Promise<string[]> => {
    asked.push(phone);
    return [];
  };
  for (const search of ['Mina', '1234', '+49 170', 'a@b.example', '(030) 12.34-5']) {
    await readAccountPage({ db: database.db, findByPhone }, { search, limit: 1 });
  }
  expect(asked).toEqual(['+49 170', '(030) 12.34-5']);
});

test("[ADM-01] [SEC-17] the audit cannot be changed, and a change that bypasses the database's rules is detected", async () => {
  const codes: (string | undefined)[] = [];
  for (const statement of [
    "update audit_entries set reason = 'x'",
    'delete from audit_entries',
    'truncate audit_entries',
  ]) {
    await database.pool.query(statement).catch((error: unknown) => codes.push(databaseErrorCode(error)));
  }
  expect(codes).toEqual(['KN003', 'KN003', 'KN003']);
  const { entries, brokenAt } = await proveAudit(database.db);
  expect(brokenAt).toEqual([]);
  expect(entries).toBeGreaterThan(8);
  await database.pool.query('alter table audit_entries disable trigger all');
  await database.pool.query('update audit_entries set after = \'{"coins": 1000000}\' where sequence = 2');
  expect((await proveAudit(database.db)).brokenAt).toEqual([2]);
  // With a recomputed hash it no longer fits the next entry.
  await database.pool.query('update audit_entries e set sha256 = audit_entry_sha256(e) where sequence = 2');
  expect((await proveAudit(database.db)).brokenAt).toEqual([3]);
  await database.pool.query('delete from audit_entries where sequence = 5');
  expect((await proveAudit(database.db)).brokenAt).toContain(6);
});

test('[ADM-01] [SEC-18] the audit is exported as CSV that no spreadsheet reads as a formula', async () => {
  await database.pool.query('alter table audit_entries enable trigger all');
  const accountId = await buildAccount(database);
  await changeStanding(database.db, act, {
    accountId,
    givenMembership: { until: null },
    reason: '=HYPERLINK("http://evil.example")',
  });
  const [heading, newest] = (await exportAudit(database.db)).split('\r\n');
  expect(heading).toContain('sequence,time,actor id,actor,action');
  expect(newest).toContain(`account.standing,account,${accountId}`);
  expect(newest).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
});
