import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccountServer, type AccountServer } from '#tests/build/build-account-server.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { createFirstAdmin } from './create-first-admin.ts';
import { FIRST_ADMIN_EMAIL, openFirstAdmin } from './open-first-admin.ts';
import { hashPassword } from './passwords/password-hash.ts';

let database: OpenDatabase;
let folder: string;
let accounts: AccountServer;
beforeEach(async () => {
  [database, folder] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'kinora-first-'))]);
  accounts = await buildAccountServer(database, folder);
});
afterEach(async () => {
  await accounts?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (email?: string) => openFirstAdmin(accounts.dependencies, email);
const enter = async (email: string | null, password: string | undefined): Promise<number> => {
  const answer = await accounts.server.inject({
    method: 'POST',
    url: '/api/account/sign-in',
    payload: { email, password, agreed: true },
  });
  return answer.statusCode;
};

test('[OPS-01] the first admin signs in with the address and the password of the first start', async () => {
  const { email, password } = await open();
  expect(email).toBe(FIRST_ADMIN_EMAIL);
  expect(password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
  expect(await enter(email, password)).toBe(200);
});

test('[OPS-01] the password is shown once, and by one of several concurrent starts', async () => {
  const starts = await Promise.all([open(), open(), open()]);
  expect(starts.filter(({ password }) => password !== undefined)).toHaveLength(1);
  expect(await open()).not.toHaveProperty('password');
});

test('[OPS-02] the operator sets the address of the first admin', async () => {
  const { email, password } = await open('owner@film.example');
  expect(email).toBe('owner@film.example');
  expect(await enter(email, password)).toBe(200);
});

test('[OPS-02] an address that belongs to another account is not taken over', async () => {
  await database.pool.query(
    "insert into accounts (id, username, email) values (gen_random_uuid(), 'other', 'owner@film.example')",
  );
  expect((await open('owner@film.example')).email).toBe(FIRST_ADMIN_EMAIL);
});

test('[OPS-01] an existing first admin keeps its password and gets an address to sign in with', async () => {
  const { id } = await createFirstAdmin(database.db);
  await database.pool.query('update accounts set password_hash = $2 where id = $1', [
    id,
    await hashPassword('lantern gravel tuba', 'somebody'),
  ]);
  const opened = await open();
  expect(opened).not.toHaveProperty('password');
  expect(await enter(opened.email, 'lantern gravel tuba')).toBe(200);
});

test('[OPS-01] a first admin that lost its rights gets no password', async () => {
  const { id } = await createFirstAdmin(database.db);
  await database.pool.query('update accounts set is_admin = false where id = $1', [id]);
  expect(await open()).toEqual({ id, email: null });
});
