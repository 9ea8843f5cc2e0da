import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirstAdmin } from '#src/foundation/accounts/server/create-first-admin.ts';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createSigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { buildSliceServer } from '#tests/build/build-slice-server.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { invitationRoutes } from './routes.ts';
import { welcomeAccount } from './welcome-account.ts';

const keys = createSigningKeys(['a secret for the tests of invitations only']);
const FIRST_WORK = new Date('2026-03-01T10:00:00Z');

let database: OpenDatabase;
let folder: string;
let server: FastifyInstance;
let adminId: string;
let number = 0;
/** Who has finished a film. */
const authors = new Set<string>();

beforeAll(async () => {
  [database, folder] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'kinora-invited-'))]);
  const readFirstWorks = async (_: unknown, ids: readonly string[]) =>
    new Map(ids.filter((id) => authors.has(id)).map((id) => [id, FIRST_WORK] as const));
  server = await buildSliceServer(database, folder, {
    routes: () => ({ invitations: invitationRoutes({ db: database.db, readFirstWorks }) }),
  });
  adminId = (await createFirstAdmin(database.db)).id;
  await enrolSecondFactor(database, folder, adminId);
});
afterAll(async () => {
  await server?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Registers somebody, on a device of their own unless another is named. */
async function register(username: string, from: { code?: string; device?: string } = {}): Promise<string> {
  const accountId = randomUUID();
  number += 1;
  await database.db.transaction(async (transaction) => {
    await transaction.insert(accounts).values({ id: accountId, username, email: `${accountId}@mail.example` });
    await welcomeAccount(transaction, keys, {
      accountId,
      email: `person${number}@gmail.com`,
      invitationCode: from.code,
      device: from.device ?? `device-${number}`,
      networkAddress: `203.0.113.${number}`,
    });
  });
  return accountId;
}
async function ask<Answer>(accountId: string, path: string, payload?: object): Promise<Answer> {
  const [headers, url] = [await signIn(database, folder, accountId), `/api/${path}`];
  const answer = await server.inject(payload ? { method: 'POST', url, headers, payload } : { url, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as Answer;
}
interface Mine {
  code: string;
  canInvite: boolean;
  welcome: string | null;
  came: number;
  active: number;
  waitingCoins: number;
  guests: { name: string | null; active: boolean; progress: string; dueAt: string | null }[];
}
const mine = (accountId: string): Promise<Mine> => ask(accountId, 'invitations');

test('[INV-02] the page shows each guest with their own progress, the newest first, and the guest what became of the welcome', async () => {
  const inviter = await register('Ines');
  const { code } = await mine(inviter);
  const [ada, bo] = [await register('Ada', { code }), await register('Bo', { code })];
  authors.add(ada);
  expect(await mine(inviter)).toMatchObject({
    canInvite: true,
    welcome: null,
    came: 2,
    active: 1,
    waitingCoins: 600,
    guests: [
      { name: 'Bo', active: false, progress: 'until_first_work', dueAt: null },
      { name: 'Ada', active: true, progress: 'until_due', dueAt: '2026-03-02T10:00:00.000Z' },
    ],
  });
  expect(await mine(bo)).toMatchObject({ welcome: 'paid', came: 0, guests: [] });
});

interface Suspicious {
  accountId: string;
  name: string;
  canInvite: boolean;
  signals: { signal: string; amount: number }[];
  linked: { accountId: string; name: string }[];
  held: { invitationId: string; side: string; coins: number; guestName: string | null; inviterName: string | null }[];
}

test('[ADM-04] an admin sees who is held with whom by name, decides one bonus, forbids inviting, and takes one account off the list', async () => {
  const inviter = await register('Farmer', { device: 'farm' });
  const { code } = await mine(inviter);
  const [first, second] = [
    await register('First', { code, device: 'farm' }),
    await register('Second', { code, device: 'farm' }),
  ];
  const list = async (): Promise<Suspicious[]> =>
    (await ask<{ accounts: Suspicious[] }>(adminId, 'admin/suspicious-accounts')).accounts;
  const find = async (accountId: string): Promise<Suspicious | undefined> =>
    (await list()).find((each) => each.accountId === accountId);
  const seen = await find(second);
  expect(seen).toMatchObject({ name: 'Second', canInvite: true });
  expect(seen?.linked.map(({ name }) => name).sort()).toEqual(['Farmer', 'First']);
  const welcome = seen?.held.find(({ side }) => side === 'guest');
  expect(welcome).toMatchObject({ coins: 50, guestName: 'Second', inviterName: 'Farmer' });

  const bonus = `admin/invitation-bonuses/${welcome?.invitationId}/guest`;
  expect(await ask(adminId, bonus, { decision: 'release' })).toEqual({ state: 'paid' });
  expect([await readBalance(database.db, second), await readBalance(database.db, inviter)]).toEqual([50, 0]);
  expect((await find(first))?.held).not.toEqual([]);

  const forbid = await server.inject({
    method: 'PUT',
    url: `/api/admin/inviters/${inviter}`,
    headers: await signIn(database, folder, adminId),
    payload: { canInvite: false },
  });
  expect(forbid.json()).toEqual({ canInvite: false });
  expect([(await mine(inviter)).canInvite, (await mine(first)).canInvite]).toEqual([false, true]);

  const others = (await list()).map(({ accountId }) => accountId).filter((id) => id !== first);
  await ask(adminId, `admin/suspicious-accounts/${first}/dismiss`, {});
  expect((await list()).map(({ accountId }) => accountId)).toEqual(others);
});
