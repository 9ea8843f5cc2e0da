import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import { listAudit } from '#src/foundation/audit/server/list-audit.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createSigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { decideBonus, dismissSuspicion, setCanInvite } from './decide-bonus.ts';
import { ensureInviter } from './ensure-inviter.ts';
import { invitationsSection } from './invitations-section.ts';
import { listSuspiciousAccounts } from './list-suspicious-accounts.ts';
import { noticeSuspicion } from './notice-suspicion.ts';
import { readInvitations } from './read-invitations.ts';
import { welcomeAccount } from './welcome-account.ts';

const keys = createSigningKeys(['a secret for the tests of invitations only']);

let database: OpenDatabase;
let act: { adminId: string; requestId: string };
let number = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  act = { adminId: await buildAccount(database), requestId: randomUUID() };
});
afterAll(() => database?.close());

async function register({
  code,
  device = `device-${++number}`,
  networkAddress = `203.0.113.${++number}`,
  email = `person${++number}@gmail.com`,
}: { code?: string; device?: string; networkAddress?: string; email?: string } = {}): Promise<string> {
  const accountId = randomUUID();
  await database.db.transaction(async (transaction) => {
    await transaction
      .insert(accounts)
      .values({ id: accountId, username: 'person', email: `${accountId}@mail.example` });
    await welcomeAccount(transaction, keys, { accountId, email, invitationCode: code, device, networkAddress });
  });
  return accountId;
}
const codeOf = async (accountId: string): Promise<string> => (await ensureInviter(database.db, accountId)).code;
const balance = (accountId: string): Promise<number> => readBalance(database.db, accountId);
const suspicionOf = async (accountId: string) =>
  (await listSuspiciousAccounts(database.db, { limit: 50 })).accounts.find((each) => each.accountId === accountId);
async function bonusesOf(inviterId: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from invitations where inviter_id = $1 order by created_at',
    [inviterId],
  );
  return rows.map(({ id }) => id);
}
const setStates = (inviterId: string, state: string): Promise<unknown> =>
  database.pool.query(
    `update invitation_bonuses set state = $2 from invitations
     where invitations.id = invitation_id and inviter_id = $1 and side = 'inviter'`,
    [inviterId, state],
  );

test('[ADM-04] [CAT-41] an admin cannot release the eleventh bonus of an inviter', async () => {
  const inviter = await register();
  const code = await codeOf(inviter);
  for (let guest = 0; guest < 11; guest++) {
    await register({ code });
  }
  await setStates(inviter, 'paid');
  const [last = ''] = (await bonusesOf(inviter)).slice(-1);
  await database.pool.query(
    "update invitation_bonuses set state = 'held' where invitation_id = $1 and side = 'inviter'",
    [last],
  );
  const decide = (decision: 'release' | 'refuse') =>
    decideBonus(database.db, { ...act, invitationId: last, side: 'inviter', decision });
  await expect(decide('release')).rejects.toMatchObject({ code: 'INVITATION_LIMIT_REACHED', details: { limit: 10 } });
  expect(await balance(inviter)).toBe(0);
  expect(await decide('refuse')).toBe('refused');
});

test('[ADM-04] a bonus that was paid is not refused afterwards, and one that waits is not decided before it is due', async () => {
  const inviter = await register();
  await register({ code: await codeOf(inviter) });
  const [invitationId = ''] = await bonusesOf(inviter);
  const decide = (side: 'guest' | 'inviter', decision: 'release' | 'refuse') =>
    decideBonus(database.db, { ...act, invitationId, side, decision });
  await expect(decide('guest', 'refuse')).rejects.toMatchObject({ code: 'BONUS_DECIDED' });
  expect(await decide('guest', 'release')).toBe('paid');
  for (const decision of ['release', 'refuse'] as const) {
    await expect(decide('inviter', decision)).rejects.toMatchObject({ code: 'BONUS_DECIDED' });
  }
});

test('[ADM-04] what an admin refused tells of it, beside why it was held', async () => {
  const inviter = await register();
  const code = await codeOf(inviter);
  await register({ code, device: 'shared' });
  await register({ code, device: 'shared' });
  const [, invitationId = ''] = await bonusesOf(inviter);
  await decideBonus(database.db, { ...act, invitationId, side: 'guest', decision: 'refuse' });
  const { rows } = await database.pool.query(
    "select reasons, decided_by from invitation_bonuses where invitation_id = $1 and side = 'guest'",
    [invitationId],
  );
  expect(rows).toEqual([{ reasons: ['shared_device', 'refused_by_admin'], decided_by: act.adminId }]);
});

test('[INV-01] [ADM-04] who may invite again does, and what changes nothing is not in the audit', async () => {
  const inviter = await register();
  for (const canInvite of [true, false, false, true]) {
    await setCanInvite(database.db, { ...act, accountId: inviter, canInvite });
  }
  expect(await balance(await register({ code: await codeOf(inviter) }))).toBe(50);
  const entries = await listAudit(database.db, { subject: inviter, limit: 9 });
  expect(entries.map(({ after }) => after)).toEqual([{ canInvite: true }, { canInvite: false }]);
});

test('[ADM-04] taking an account off the list is in the audit once, with what was against it', async () => {
  const accountId = await register({ email: 'somebody@mailinator.com' });
  await noticeSuspicion(database.db, { accountId, signal: 'code_guessing', amount: 12 });
  await dismissSuspicion(database.db, { ...act, accountId });
  await dismissSuspicion(database.db, { ...act, accountId });
  expect(await suspicionOf(accountId)).toBeUndefined();
  const entries = await listAudit(database.db, { subject: accountId, limit: 9 });
  expect(entries).toMatchObject([
    { action: 'suspicion.dismiss', before: { disposable_mail: 1, code_guessing: 12 }, actorId: act.adminId },
  ]);
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', 'unknown'])(
  '[INV-03] from %s come all people behind an unnamed proxy: it makes nobody suspicious',
  async (networkAddress) => {
    const code = await codeOf(await register());
    for (let person = 0; person < 4; person++) {
      await register({ networkAddress });
    }
    expect(await balance(await register({ code, networkAddress }))).toBe(50);
  },
);

test('[INV-03] registrations from one network a day apart do not crowd it', async () => {
  const code = await codeOf(await register());
  const networkAddress = '198.51.100.40';
  for (let person = 0; person < 5; person++) {
    await register({ networkAddress });
  }
  await database.pool.query("update account_traces set first_seen_at = first_seen_at - interval '25 hours'");
  expect(await balance(await register({ code, networkAddress }))).toBe(50);
});

test('[ADM-04] an account is shown with ten linked accounts, those of its own device before those of its network', async () => {
  const networkAddress = '198.51.100.50';
  for (let person = 0; person < 11; person++) {
    await register({ networkAddress });
  }
  const sameDevice = await register({ device: 'their-own' });
  const accountId = await register({ device: 'their-own', networkAddress });
  const linked = (await suspicionOf(accountId))?.linkedIds ?? [];
  expect([linked.length, linked[0]]).toEqual([10, sameDevice]);
});

test('[INV-02] of many guests the newest hundred are listed, and all are counted', async () => {
  const inviter = await register();
  await codeOf(inviter);
  await database.pool.query(
    `with came as (
       insert into invitations (id, inviter_id, created_at)
       select gen_random_uuid(), $1, now() - make_interval(mins => number) from generate_series(1, 101) number returning id)
     insert into invitation_bonuses (invitation_id, side, coins, state) select id, 'inviter', 300, 'waiting' from came`,
    [inviter],
  );
  const mine = await readInvitations(database.db, async () => new Map(), inviter);
  const times = mine.guests.map(({ cameAt }) => cameAt.getTime());
  expect([mine.came, mine.waitingCoins, times.length]).toEqual([101, 30_300, 100]);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(Date.now() - (times.at(-1) ?? 0)).toBeLessThan(101 * 60_000);
});

test('[ACC-06] [INV-02] the archive of an inviter tells when each guest came, without saying who', async () => {
  const inviter = await register();
  const code = await codeOf(inviter);
  const guests = [await register({ code }), await register({ code })];
  await setCanInvite(database.db, { ...act, accountId: inviter, canInvite: false });
  const parts: string[] = [];
  for await (const { text } of invitationsSection(database.db, inviter)) {
    parts.push(text);
  }
  expect(JSON.parse(parts[0] ?? '')).toEqual({
    code,
    canInvite: false,
    invited: guests.map(() => ({ cameAt: expect.any(String), coins: 300, bonus: 'waiting' })),
    came: null,
  });
  expect(parts.join()).not.toContain(guests[0]);
});
