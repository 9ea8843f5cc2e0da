import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccountServer, type AccountServer } from '#tests/build/build-account-server.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { banAccount, liftBan } from '../bans/ban-account.ts';
import { closeAccount } from '../close-account.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { resetSecondFactor } from '../second-factor/second-factor.ts';
import { accounts } from '../tables.ts';
import { createSignInLink } from './create-sign-in-link.ts';

const PASSWORD = 'lantern gravel tuba';

let database: OpenDatabase;
let folder: string;
let server: AccountServer;
let number = 0;

beforeAll(async () => {
  [database, folder] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'kinora-neighbours-'))]);
  server = await buildAccountServer(database, folder);
});
afterAll(async () => {
  await server?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  server.server.inject({ method: 'POST', url: `/api/account/${path}`, payload, headers });

interface Person {
  id: string;
  email: string;
  headers: { authorization: string };
  cookie: string;
  link: string;
}
/** Somebody who is signed in, and has a link that was not used yet. */
async function buildPerson(): Promise<Person> {
  const [id, email] = [crypto.randomUUID(), `neighbour${++number}@gmail.com`];
  await database.db
    .insert(accounts)
    .values({ id, email, username: 'somebody', passwordHash: await hashPassword(PASSWORD, 'somebody') });
  const answer = await post('sign-in', { email, password: PASSWORD, agreed: true });
  const { accessToken } = answer.json() as { accessToken: string };
  return {
    id,
    email,
    headers: { authorization: `Bearer ${accessToken}` },
    cookie: `__Host-kinora=${answer.cookies.find(({ name }) => name === '__Host-kinora')?.value}`,
    link: await createSignInLink(database.db, { accountId: id }),
  };
}

const ACTS: Record<string, (person: Person) => Promise<unknown>> = {
  'signs out': ({ headers }) => post('sign-out', {}, headers),
  'signs out everywhere': ({ headers }) => post('sign-out-everywhere', {}, headers),
  'changes the password': ({ headers }) =>
    post('password/change', { currentPassword: PASSWORD, newPassword: 'a quite new tuba' }, headers),
  'is banned': ({ id }) => banAccount(database.db, { accountId: id, by: crypto.randomUUID(), reason: 'spam' }),
  'loses the second factor': ({ id }) => database.db.transaction((transaction) => resetSecondFactor(transaction, id)),
  'closes the account': ({ id }) => database.db.transaction((transaction) => closeAccount(transaction, id)),
};

test.for(Object.entries(ACTS))(
  '[SEC-08] [SEC-01] when somebody %s, nobody else is signed out or loses a link',
  async ([, act]) => {
    const [person, neighbour] = [await buildPerson(), await buildPerson()];
    const me = async ({ headers }: Person): Promise<number> =>
      (await server.server.inject({ url: '/api/account/me', headers })).statusCode;
    const other = (await post('sign-in', { email: person.email, password: PASSWORD, agreed: true })).json() as object;
    expect(other).toHaveProperty('accessToken');
    const before = await database.pool.query('select * from accounts where id = $1', [neighbour.id]);
    await act(person);
    expect(await me(neighbour)).toBe(200);
    expect((await post('session/refresh', {}, { cookie: neighbour.cookie })).statusCode).toBe(200);
    expect((await post('sign-in-link', { token: neighbour.link })).statusCode).toBe(200);
    expect((await database.pool.query('select * from accounts where id = $1', [neighbour.id])).rows).toEqual(
      before.rows,
    );
  },
);

test('[ROLE-05] [SEC-01] lifting one ban leaves that of another account', async () => {
  const [first, second] = [await buildPerson(), await buildPerson()];
  const by = crypto.randomUUID();
  const lifted = async (id: string): Promise<boolean[]> =>
    (
      await database.pool.query<{ lifted: boolean }>(
        'select lifted_at is not null as lifted from bans where account_id = $1 order by created_at',
        [id],
      )
    ).rows.map((row) => row.lifted);
  for (const { id } of [first, second]) {
    await banAccount(database.db, { accountId: id, by, reason: 'spam' });
  }
  await liftBan(database.db, { accountId: first.id, by });
  expect([await lifted(first.id), await lifted(second.id)]).toEqual([[true], [false]]);
});
