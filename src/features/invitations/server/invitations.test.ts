import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markBanned } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import { listAudit } from '#src/foundation/audit/server/list-audit.ts';
import { hasGrant } from '#src/foundation/coins/server/has-grant.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createSigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { filmRightsOf, INVITER_BONUS_REASON } from '#src/shared/catalogue/film-rights.ts';
import { KEPT_DAYS } from '#src/shared/catalogue/kept-days.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { decideBonus, dismissSuspicion, setCanInvite } from './decide-bonus.ts';
import { ensureInviter } from './ensure-inviter.ts';
import { forgetInvitations } from './forget-invitations.ts';
import { invitationsSection } from './invitations-section.ts';
import { listSuspiciousAccounts } from './list-suspicious-accounts.ts';
import { noticeFarming } from './notice-farming.ts';
import { noticeSuspicion } from './notice-suspicion.ts';
import { readInvitations, readInviterRecord } from './read-invitations.ts';
import { recordEntrance } from './record-traces.ts';
import { settleInvitations, type ReadFirstWorks } from './settle-invitations.ts';
import { welcomeAccount } from './welcome-account.ts';

let database: OpenDatabase;
const keys = createSigningKeys(['a secret for the tests of invitations only']);
/** When each account finished its first work, as the film slice would report it. */
const works = new Map<string, Date>();
const readFirstWorks: ReadFirstWorks = async (_executor, ids) =>
  new Map(ids.flatMap((id) => (works.has(id) ? [[id, works.get(id) as Date] as const] : [])));
let number = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());
beforeEach(() => works.clear());

interface From {
  code?: string | undefined;
  email?: string;
  device?: string;
  networkAddress?: string;
}

/** Registers an account, with a new device, network and mailbox unless given. */
async function register({ code, email, device, networkAddress }: From = {}): Promise<string> {
  number += 1;
  const [accountId, mail] = [randomUUID(), email ?? `person${number}@gmail.com`];
  const from = {
    device: device ?? `device-${number}`,
    networkAddress: networkAddress ?? `203.0.${Math.floor(number / 250)}.${(number % 250) + 1}`,
  };
  await database.db.transaction(async (transaction) => {
    await transaction
      .insert(accounts)
      .values({ id: accountId, username: `person-${number}`, email: `${accountId}@mail.example` });
    await welcomeAccount(transaction, keys, { accountId, email: mail, invitationCode: code, ...from });
  });
  return accountId;
}

const codeOf = async (accountId: string): Promise<string> => (await ensureInviter(database.db, accountId)).code;
const balance = (accountId: string): Promise<number> => readBalance(database.db, accountId);
const mine = (accountId: string) => readInvitations(database.db, readFirstWorks, accountId);
const settle = (): Promise<number> => settleInvitations(database.db, readFirstWorks);
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3600_000);

/** Makes the inviters' bonuses for these guests due. */
async function ripen(...guestIds: string[]): Promise<void> {
  await database.pool.query(
    "update invitations set created_at = created_at - interval '3 days' where guest_id = any($1)",
    [guestIds],
  );
  for (const id of guestIds) {
    works.set(id, hoursAgo(25));
  }
}

async function admin(): Promise<{ adminId: string; requestId: string }> {
  const id = randomUUID();
  await database.db.insert(accounts).values({ id, username: 'admin', isAdmin: true });
  return { adminId: id, requestId: randomUUID() };
}

async function bonusOf(
  guestId: string,
  side: 'guest' | 'inviter',
): Promise<{ invitationId: string; state: string; reasons: string[] }> {
  const { rows } = await database.pool.query(
    'select b.invitation_id as "invitationId", b.state, b.reasons from invitation_bonuses b join invitations i on i.id = b.invitation_id where i.guest_id = $1 and b.side = $2',
    [guestId, side],
  );
  return rows[0] as { invitationId: string; state: string; reasons: string[] };
}

test('[INV-01] [CAT-32] [ROLE-06] a code grants its guest 50 at once and stores the inviter; an unknown one has no effect', async () => {
  const inviter = await register();
  const code = await codeOf(inviter);
  expect(await codeOf(inviter)).toBe(code);
  const guest = await register({ code: ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} ` });
  expect([await balance(guest), await balance(inviter)]).toEqual([50, 0]);
  const { rows } = await database.pool.query('select inviter_id from invitations where guest_id = $1', [guest]);
  expect(rows).toEqual([{ inviter_id: inviter }]);
  for (const wrong of ['FILM42', 'ZZZZZZZZ', '', "'; drop table accounts"]) {
    expect(await balance(await register({ code: wrong }))).toBe(0);
  }
  expect((await mine(inviter)).came).toBe(1);
});

test("[SEC-11] [ROLE-08] the inviter gets 300 a day after the guest's first finished work, not before", async () => {
  const inviter = await register();
  const guest = await register({ code: await codeOf(inviter) });
  const hasInvited = (): Promise<boolean> => hasGrant(database.db, inviter, INVITER_BONUS_REASON);
  const progress = async () => (await mine(inviter)).guests[0];
  works.set(guest, hoursAgo(25));
  await settle();
  expect(await balance(inviter), 'registered less than a day ago').toBe(0);
  await ripen(guest);
  works.delete(guest);
  await settle();
  expect([await balance(inviter), (await progress())?.progress, (await progress())?.active]).toEqual([
    0,
    'until_first_work',
    false,
  ]);
  works.set(guest, hoursAgo(23));
  await settle();
  expect([await balance(inviter), (await progress())?.progress]).toEqual([0, 'until_due']);
  expect((await progress())?.dueAt?.getTime()).toBeCloseTo(hoursAgo(-1).getTime(), -4);
  expect(filmRightsOf({ identity: 1, hasInvited: await hasInvited() }).paidOneClick).toBe(false);
  works.set(guest, hoursAgo(24.1));
  await settle();
  await settle();
  expect([await balance(inviter), (await progress())?.progress, await hasInvited()]).toEqual([300, 'paid', true]);
  expect(filmRightsOf({ identity: 1, hasInvited: await hasInvited() }).paidOneClick).toBe(true);
});

test('[SEC-11] [CAT-41] under concurrency each bonus is paid once, and an inviter gets at most ten', async () => {
  const inviter = await register();
  const code = await codeOf(inviter);
  const guests: string[] = [];
  for (let index = 0; index < 13; index++) {
    guests.push(await register({ code }));
    // Spread over hours, so that it is not a burst.
    await database.pool.query(
      "update invitations set created_at = created_at - interval '2 hours' where inviter_id = $1",
      [inviter],
    );
  }
  await ripen(...guests);
  await Promise.all(Array.from({ length: 8 }, settle));
  const { paid, earnedCoins, waitingCoins, guests: shown, limit } = await mine(inviter);
  expect({ balance: await balance(inviter), paid, earnedCoins, waitingCoins, limit }).toEqual({
    balance: 3000,
    paid: 10,
    earnedCoins: 3000,
    waitingCoins: 0,
    limit: 10,
  });
  expect(shown.filter(({ progress }) => progress === 'limit_reached')).toHaveLength(3);
  const late = await register({ code });
  expect([await balance(late), (await bonusOf(late, 'inviter')).reasons]).toEqual([50, ['limit_reached']]);
  expect(await readInviterRecord(database.db, inviter)).toEqual({
    inviteCode: code,
    invitationCount: 10,
    invitationLimit: 10,
    canInvite: true,
  });
  expect((await proveLedger(database.db)).faults).toEqual([]);
});

test('[INV-01] an account that may no longer invite grants nothing, and its waiting bonuses are refused', async () => {
  const inviter = await register();
  const code = await codeOf(inviter);
  const before = await register({ code });
  const act = await admin();
  await setCanInvite(database.db, { ...act, accountId: inviter, canInvite: false });
  const after = await register({ code });
  await ripen(before, after);
  await settle();
  expect([await balance(inviter), await balance(before), await balance(after)]).toEqual([0, 50, 0]);
  expect([await bonusOf(before, 'inviter'), await bonusOf(after, 'guest')]).toMatchObject([
    { state: 'refused', reasons: ['inviting_stopped'] },
    { state: 'refused', reasons: ['inviting_stopped'] },
  ]);
  expect(await listAudit(database.db, { subject: inviter, limit: 5 })).toMatchObject([
    { action: 'inviter.change', before: { canInvite: true }, after: { canInvite: false }, actorId: act.adminId },
  ]);
});

test('[SEC-11] [INV-03] each person, device and network gets one welcome bonus; further ones wait for an admin', async () => {
  const code = await codeOf(await register());
  const first = await register({ code, email: 'ann.lee@gmail.com', device: 'one-device' });
  const mail = await register({ code, email: 'annlee+2@googlemail.com' });
  const device = await register({ code, device: 'one-device' });
  const thrown = await register({ code, email: 'ann@mailinator.com' });
  expect([await balance(first), await balance(mail), await balance(device), await balance(thrown)]).toEqual([
    50, 0, 0, 0,
  ]);
  expect([
    (await bonusOf(mail, 'guest')).reasons,
    (await bonusOf(device, 'guest')).reasons,
    (await bonusOf(thrown, 'guest')).reasons,
  ]).toEqual([['same_mailbox'], ['shared_device'], ['disposable_mail']]);
  expect([(await mine(first)).welcome, (await mine(mail)).welcome]).toEqual(['paid', 'held']);

  const other = await codeOf(await register());
  const atOnce = await Promise.all(
    Array.from({ length: 6 }, () => register({ code: other, device: 'busy-device', email: 'bob@gmail.com' })),
  );
  expect((await Promise.all(atOnce.map(balance))).sort()).toEqual([0, 0, 0, 0, 0, 50]);

  const network = await codeOf(await register());
  const crowd: string[] = [];
  for (let index = 0; index < 6; index++) {
    crowd.push(await register({ code: network, networkAddress: `2001:db8:7:7::${index}` }));
  }
  expect(await Promise.all(crowd.map(balance))).toEqual([50, 50, 50, 50, 0, 0]);
  expect((await bonusOf(crowd[5] ?? '', 'guest')).reasons).toEqual(['crowded_network']);
});

test("[INV-03] a guest on the inviter's device or network is reviewed by an admin before the inviter is paid", async () => {
  const inviter = await register({ networkAddress: '198.51.100.9', device: 'device-at-home' });
  const code = await codeOf(inviter);
  const [sameNetwork, sameDevice, banned, honest] = [
    await register({ code, networkAddress: '198.51.100.9' }),
    await register({ code }),
    await register({ code }),
    await register({ code }),
  ];
  // The inviter signs in on the guest's browser later.
  await recordEntrance(database.db, keys, {
    accountId: inviter,
    networkAddress: '127.0.0.1',
    device: `device-${number - 2}`,
  });
  await markBanned(database.db, banned, true);
  await ripen(sameNetwork, sameDevice, banned, honest);
  await settle();
  expect([
    await bonusOf(sameNetwork, 'inviter'),
    await bonusOf(sameDevice, 'inviter'),
    await bonusOf(banned, 'inviter'),
    await bonusOf(honest, 'inviter'),
  ]).toMatchObject([
    { state: 'held', reasons: ['same_network'] },
    { state: 'held', reasons: ['same_device', 'shared_device'] },
    { state: 'held', reasons: ['banned'] },
    { state: 'paid', reasons: [] },
  ]);
  expect(await balance(inviter)).toBe(300);
  const shown = (await mine(inviter)).guests.map(({ progress }) => progress);
  expect(shown).toEqual(['paid', 'held', 'held', 'held']);
  expect((await mine(inviter)).waitingCoins).toBe(900);
});

test('[INV-03] a burst of guests holds every bonus of the code', async () => {
  const inviter = await register();
  const code = await codeOf(inviter);
  const guests: string[] = [];
  for (let index = 0; index < 5; index++) {
    guests.push(await register({ code }));
  }
  await ripen(...guests);
  await settle();
  expect((await bonusOf(guests[0] ?? '', 'inviter')).reasons).toEqual(['registration_burst']);
  expect(await balance(inviter)).toBe(0);
});

test('[ADM-04] an admin sees why an account is suspicious, and pays or refuses a bonus once, also under concurrency', async () => {
  const inviter = await register({ device: 'farm' });
  const code = await codeOf(inviter);
  const [first, second] = [await register({ code, device: 'farm' }), await register({ code, device: 'farm' })];
  await ripen(first, second);
  await settle();
  const find = async (accountId: string) => {
    const page = await listSuspiciousAccounts(database.db, { limit: 50 });
    return { ...page.accounts.find((each) => each.accountId === accountId), people: page.people };
  };
  const seen = await find(inviter);
  expect(seen.signals).toEqual([{ signal: 'farmed_invitations', amount: 4, noticedAt: expect.any(Date) as Date }]);
  expect(seen.held).toHaveLength(4);
  expect(new Set(seen.linkedIds)).toEqual(new Set([first, second]));
  expect(seen.people.get(first)?.username).toMatch(/^person-/);
  expect((await find(second)).signals?.map(({ signal, amount }) => [signal, amount])).toEqual([['shared_device', 2]]);

  const act = await admin();
  const { invitationId } = await bonusOf(first, 'inviter');
  const release = () => decideBonus(database.db, { ...act, invitationId, side: 'inviter', decision: 'release' });
  expect(await Promise.all(Array.from({ length: 6 }, release))).toEqual(Array(6).fill('paid'));
  expect(await balance(inviter)).toBe(300);
  const refused = await bonusOf(second, 'inviter');
  await decideBonus(database.db, { ...act, invitationId: refused.invitationId, side: 'inviter', decision: 'refuse' });
  await expect(
    decideBonus(database.db, { ...act, invitationId: refused.invitationId, side: 'inviter', decision: 'release' }),
  ).rejects.toMatchObject({ code: 'BONUS_DECIDED' });
  await expect(
    decideBonus(database.db, { ...act, invitationId: randomUUID(), side: 'guest', decision: 'release' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (const guest of [first, second]) {
    await decideBonus(database.db, {
      ...act,
      invitationId: (await bonusOf(guest, 'guest')).invitationId,
      side: 'guest',
      decision: 'release',
    });
  }
  expect([await balance(first), await balance(second), await balance(inviter)]).toEqual([50, 50, 300]);
  expect((await find(inviter)).signals, 'nothing is left to decide').toBeUndefined();
  const acts = await listAudit(database.db, { limit: 100 });
  expect(acts.filter(({ actorId }) => actorId === act.adminId)).toHaveLength(4);
});

test('[ADM-04] guessing codes and spending bursts are noticed; a dismissed signal returns when it grows', async () => {
  const [guesser, spender] = [await register(), await register()];
  const notice = (guesses: number) =>
    noticeFarming(database.db, {
      readCodeGuessers: async (_executor, { atLeast }) => (guesses >= atLeast ? [{ accountId: guesser, guesses }] : []),
      readSpendingBursts: async (_executor, atLeast) => [{ accountId: spender, coins: atLeast + 5 }],
    });
  const signals = async (accountId: string) =>
    (await listSuspiciousAccounts(database.db, { limit: 50 })).accounts.find((each) => each.accountId === accountId)
      ?.signals;
  await notice(12);
  expect([await signals(guesser), await signals(spender)]).toMatchObject([
    [{ signal: 'code_guessing', amount: 12 }],
    [{ signal: 'spending_burst', amount: 1505 }],
  ]);
  const act = await admin();
  await dismissSuspicion(database.db, { ...act, accountId: guesser });
  await notice(12);
  expect(await signals(guesser)).toBeUndefined();
  await notice(13);
  expect(await signals(guesser)).toMatchObject([{ amount: 13 }]);
});

test('[INV-03] [SEC-23] devices and networks are remembered for a while, the own mailbox as long as the account', async () => {
  const [stays, gone] = [await register(), await register()];
  await database.db.transaction((transaction) => forgetInvitations(transaction, gone));
  const kinds = async (accountId: string | null): Promise<string[]> =>
    (
      await database.pool.query<{ kind: string }>(
        'select distinct kind from account_traces where account_id is not distinct from $1 order by kind',
        [accountId],
      )
    ).rows.map(({ kind }) => kind);
  const seenDaysAgo = (days: number): Promise<unknown> =>
    database.pool.query('update account_traces set last_seen_at = now() - make_interval(days => $1)', [days]);
  const forget = (): Promise<void> =>
    noticeFarming(database.db, { readCodeGuessers: async () => [], readSpendingBursts: async () => [] });
  const all = await kinds(stays);
  expect([all, (await kinds(null)).includes('mail')]).toEqual([['device', 'mail', 'network'], true]);
  await seenDaysAgo(KEPT_DAYS.traces - 1);
  await forget();
  expect([await kinds(stays), (await kinds(null)).includes('mail')]).toEqual([all, true]);
  await seenDaysAgo(KEPT_DAYS.traces + 1);
  await forget();
  expect([await kinds(stays), await kinds(null)]).toEqual([['mail'], []]);
});

test('[ADM-04] the list is paged, with each account once', async () => {
  for (let index = 0; index < 5; index++) {
    await noticeSuspicion(database.db, { accountId: await register(), signal: 'disposable_mail', amount: 1 });
  }
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await listSuspiciousAccounts(database.db, { limit: 2, cursor: cursor ?? undefined });
    expect(page.accounts.length).toBeLessThanOrEqual(2);
    seen.push(...page.accounts.map(({ accountId }) => accountId));
    cursor = page.cursor;
  } while (cursor !== null);
  expect(seen.length).toBeGreaterThanOrEqual(5);
  expect(new Set(seen).size).toBe(seen.length);
  await expect(listSuspiciousAccounts(database.db, { limit: 2, cursor: "x'; select 1" })).rejects.toMatchObject({
    code: 'INVALID_DATA',
  });
});

test('[SEC-23] [INV-03] a held bonus is refused when its account is deleted', async () => {
  const code = await codeOf(await register());
  await register({ code, device: 'held-device' });
  const guest = await register({ code, device: 'held-device' });
  const { invitationId, state } = await bonusOf(guest, 'guest');
  expect(state).toBe('held');
  await database.db.transaction((transaction) => forgetInvitations(transaction, guest));
  const { rows } = await database.pool.query(
    "select state, reasons from invitation_bonuses where invitation_id = $1 and side = 'guest'",
    [invitationId],
  );
  expect(rows).toEqual([{ state: 'refused', reasons: ['account_gone'] }]);
});

test('[SEC-11] [SEC-23] addresses and devices are stored as hashes; a deleted account leaves only its mailbox hash', async () => {
  const inviter = await register();
  const code = await codeOf(inviter);
  const guest = await register({
    code,
    email: 'carla@gmail.com',
    networkAddress: '198.51.100.77',
    device: 'carlas-device',
  });
  const { rows } = await database.pool.query('select t::text as row from account_traces t');
  for (const { row } of rows as { row: string }[]) {
    expect(row).not.toMatch(/carla|198\.51/);
  }
  const parts: string[] = [];
  for await (const { text } of invitationsSection(database.db, guest)) {
    parts.push(text);
  }
  expect(JSON.parse(parts[0] ?? '')).toMatchObject({ invited: [], came: { coins: 50, bonus: 'paid' } });
  await database.db.transaction((transaction) => forgetInvitations(transaction, guest));
  const { rows: left } = await database.pool.query(
    `
    select (select count(*) from account_traces where account_id = $1) + (select count(*) from invitations where guest_id = $1 or inviter_id = $1)
      + (select count(*) from inviters where account_id = $1) + (select count(*) from suspicions where account_id = $1) as left`,
    [guest],
  );
  expect(left[0]).toEqual({ left: '0' });
  const again = await register({ code, email: 'Carla+again@gmail.com'.toLowerCase() });
  expect([await balance(again), (await bonusOf(again, 'guest')).reasons]).toEqual([0, ['same_mailbox']]);
  expect((await mine(inviter)).guests.map(({ progress, active }) => [progress, active])).toEqual([
    ['until_first_work', false],
    ['refused', false],
  ]);
});
