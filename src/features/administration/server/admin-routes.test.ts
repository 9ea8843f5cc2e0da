import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAppeal } from '#src/foundation/accounts/server/bans/appeals.ts';
import { createFirstAdmin } from '#src/foundation/accounts/server/create-first-admin.ts';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import { readSiteState } from '#src/foundation/settings/server/site-state.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildSliceServer } from '#tests/build/build-slice-server.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import type { AccountAnswer, AuditAnswer, BanAnswer } from '../contract.ts';
import { administrationRoutes } from './routes.ts';

let database: OpenDatabase;
let folder: string;
let server: FastifyInstance;
let adminId: string;
let headers: Record<string, string>;

beforeAll(async () => {
  [database, folder] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'kinora-admin-'))]);
  server = await buildSliceServer(database, folder, {
    routes: () => ({
      administration: administrationRoutes({
        db: database.db,
        log: silentLog,
        findByPhone: async () => [],
        followCase: async () => {},
        describeReported: async () => new Map(),
      }),
    }),
  });
  adminId = (await createFirstAdmin(database.db)).id;
  await enrolSecondFactor(database, folder, adminId);
  headers = await signIn(database, folder, adminId);
});
afterAll(async () => {
  await server?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

async function ask<Answer>(path: string, payload?: object): Promise<Answer> {
  const url = `/api/admin/${path}`;
  const answer = await server.inject(payload ? { method: 'POST', url, headers, payload } : { url, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as Answer;
}
async function createPerson(username: string): Promise<string> {
  const id = randomUUID();
  await database.db.insert(accounts).values({ id, username, email: `${id}@mail.example` });
  return id;
}
const read = (id: string): Promise<{ account: AccountAnswer; bans: BanAnswer[] }> => ask(`accounts/${id}`);
const reason = 'Asked for by mail';

test('[ADM-01] each act on one account answers with that account as it is then, and leaves its neighbour', async () => {
  const [mina, omar] = [await createPerson('Mina'), await createPerson('Omar')];
  const untouched = await read(omar);
  const act = async (path: string, payload: object): Promise<AccountAnswer> =>
    (await ask<{ account: AccountAnswer }>(`accounts/${mina}/${path}`, { reason, ...payload })).account;
  const until = '2100-01-02T03:04:05.000Z';
  expect(await act('standing', { givenMembership: { until } })).toMatchObject({ id: mina, givenMembership: { until } });
  expect(await act('standing', { givenMembership: { until: null } })).toMatchObject({
    givenMembership: { until: null },
  });
  expect(await act('standing', { isSpecial: true })).toMatchObject({
    isSpecial: true,
    givenMembership: { until: null },
  });
  expect(await act('standing', { givenMembership: null })).toMatchObject({ isSpecial: true, givenMembership: null });
  expect(await act('standing', { isAdmin: true })).toMatchObject({ isAdmin: true, isSpecial: true });
  expect(await act('standing', { isAdmin: false })).toMatchObject({ isAdmin: false });
  expect(await act('coins', { deltaCoins: 70, idempotencyKey: randomUUID() })).toMatchObject({ coins: 70 });
  expect(await act('coins', { deltaCoins: -20, idempotencyKey: randomUUID() })).toMatchObject({ coins: 50 });
  expect(await act('ban', {})).toMatchObject({ id: mina, bannedAt: expect.any(String) });
  expect(await act('unban', {})).toMatchObject({ id: mina, bannedAt: null, coins: 50 });
  expect(await read(omar)).toEqual(untouched);
});

test('[ADM-01] [ROLE-05] an account is shown with its own bans, the newest first, and what was said of each', async () => {
  const [mina, omar] = [await createPerson('Mina'), await createPerson('Omar')];
  for (const id of [mina, omar]) {
    await ask(`accounts/${id}/ban`, { reason: `First of ${id}` });
  }
  await createAppeal(database.db, { accountId: mina, description: 'It was my brother.' });
  await ask(`accounts/${mina}/unban`, { reason });
  await ask(`accounts/${mina}/ban`, { reason: 'Second' });
  expect((await read(mina)).bans).toMatchObject([
    { reason: 'Second', liftedAt: null, appeal: null },
    {
      reason: `First of ${mina}`,
      liftedAt: expect.any(String),
      appeal: { description: 'It was my brother.', state: 'pending', answer: '' },
    },
  ]);
  expect((await read(omar)).bans).toMatchObject([{ reason: `First of ${omar}`, liftedAt: null, appeal: null }]);
});

test('[ADM-01] [ROLE-05] appeals wait with the oldest first; once reviewed they stand apart, the newest first, each with its person', async () => {
  await database.pool.query('delete from appeals');
  const people = [await createPerson('Ada'), await createPerson('Bo'), await createPerson('Cleo')];
  for (const id of people) {
    await ask(`accounts/${id}/ban`, { reason: `Ban of ${id}` });
    await createAppeal(database.db, { accountId: id, description: `Appeal of ${id}` });
  }
  type Appeals = { appeals: { accountId: string; username: string; email: string; ban: BanAnswer }[] };
  const list = async (state: string) => (await ask<Appeals>(`appeals${state}`)).appeals;
  const waiting = await list('');
  expect(waiting).toMatchObject(
    people.map((id, index) => ({
      accountId: id,
      username: ['Ada', 'Bo', 'Cleo'][index],
      email: `${id}@mail.example`,
      ban: { reason: `Ban of ${id}`, appeal: { description: `Appeal of ${id}`, state: 'pending' } },
    })),
  );
  const review = (index: number, decision: string, answer: string) =>
    ask(`appeals/${waiting[index]?.ban.appeal?.id}/review`, { decision, answer });
  await review(1, 'rejected', 'It stays.');
  await review(0, 'accepted', 'Sorry.');
  expect((await list('')).map(({ accountId }) => accountId)).toEqual([people[2]]);
  expect(await list('?state=reviewed')).toMatchObject([
    { accountId: people[0], ban: { liftedAt: expect.any(String), appeal: { state: 'accepted', answer: 'Sorry.' } } },
    { accountId: people[1], ban: { liftedAt: null, appeal: { state: 'rejected', answer: 'It stays.' } } },
  ]);
  expect((await read(people[0] ?? '')).account.bannedAt).toBeNull();
  expect((await read(people[1] ?? '')).account.bannedAt).not.toBeNull();
});

test('[ADM-01] the audit is read page by page and for one account alone, with who acted on whom in which request', async () => {
  const [mina, omar] = [await createPerson('Mina'), await createPerson('Omar')];
  for (const [id, said] of [
    [mina, 'one'],
    [omar, 'two'],
    [mina, 'three'],
    [omar, 'four'],
    [mina, 'five'],
  ] as const) {
    await ask(`accounts/${id}/coins`, { deltaCoins: 1, idempotencyKey: randomUUID(), reason: said });
  }
  type Page = { entries: AuditAnswer[]; next: number | null };
  const reasons = async (query: string): Promise<string[]> => {
    const said: string[] = [];
    for (let before = ''; ;) {
      const { entries, next }: Page = await ask(`audit?limit=2${query}${before}`);
      said.push(...entries.map((entry) => entry.reason));
      if (next === null || said.length > 100) {
        return said;
      }
      before = `&before=${next}`;
    }
  };
  expect((await reasons('')).slice(0, 5)).toEqual(['five', 'four', 'three', 'two', 'one']);
  expect(await reasons(`&subject=${mina}`)).toEqual(['five', 'three', 'one']);
  expect(await reasons(`&subject=${omar}`)).toEqual(['four', 'two']);
  const { entries }: Page = await ask(`audit?subject=${mina}&limit=1`);
  const [entry] = entries;
  expect(entry).toMatchObject({
    actor: { id: adminId },
    subject: { kind: 'account', id: mina, name: 'Mina' },
    before: { coins: 2 },
    after: { coins: 3 },
  });
  const { csv } = await ask<{ csv: string }>('audit/file');
  const line = csv.split('\r\n').find((each) => each.includes(entry?.sha256 ?? '-'));
  expect(line).toContain(`${mina}`);
  expect(line).toContain('five');
});

test('[ADM-06] maintenance and the announcement are as the answer says, and an end goes with maintenance alone', async () => {
  const until = '2100-01-02T03:04:05.000Z';
  expect(await ask('maintenance', { isOn: true, until })).toEqual({ maintenance: { isOn: true, until } });
  expect((await readSiteState(database.db)).maintenance).toEqual({ isOn: true, until: new Date(until) });
  expect(await ask('maintenance', { isOn: false, until })).toEqual({ maintenance: { isOn: false, until: null } });
  expect((await readSiteState(database.db)).maintenance).toEqual({ isOn: false, until: null });
  expect(await ask('announcement', { text: ' New looks on Monday ' })).toEqual({ announcement: 'New looks on Monday' });
  expect((await readSiteState(database.db)).announcement).toBe('New looks on Monday');
  expect(await ask('announcement', { text: ' ' })).toEqual({ announcement: null });
});

test('keys of members are switched off and on, and the audit says who did it', async () => {
  expect(await ask('own-keys', { isOn: false })).toEqual({ isOn: false });
  expect((await readSiteState(database.db)).ownKeys).toBe(false);
  expect(await ask('own-keys', { isOn: true })).toEqual({ isOn: true });
  expect((await readSiteState(database.db)).ownKeys).toBe(true);
  const { entries } = await ask<{ entries: { action: string }[] }>('audit');
  expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(['site.own_keys', 'site.own_keys']);
});

test('[ADM-01] [COIN-01] the books are shown as the last proof found them, each book with its own entries', async () => {
  await ask('proofs', {});
  const first = await ask<Record<'ledger' | 'audit', { entries: number; provedAt: string }>>('proofs');
  const id = await createPerson('Mina');
  await ask(`accounts/${id}/coins`, { deltaCoins: 5, idempotencyKey: randomUUID(), reason });
  await ask(`accounts/${id}/ban`, { reason });
  const second = await ask<typeof first>('proofs', {});
  expect(await ask('proofs')).toEqual(second);
  expect([second.ledger.entries - first.ledger.entries, second.audit.entries - first.audit.entries]).toEqual([1, 2]);
  expect(second.ledger.provedAt > first.ledger.provedAt).toBe(true);
});
