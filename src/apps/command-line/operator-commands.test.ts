import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveAudit } from '#src/foundation/audit/server/prove-audit.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import { startCommand, type CommandEnd } from '#tests/build/run-command.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const command = (...words: string[]): Promise<CommandEnd> =>
  withTemporaryFolder(
    (folder) =>
      startCommand('src/apps/command-line/main.ts', words, folder, {
        DATABASE_URL: database.url,
        KINORA_PUBLIC_URL: 'https://film.example',
      }).ended,
  );
const actions = async (): Promise<unknown[]> =>
  (await database.pool.query('select action, actor_id from audit_entries order by sequence')).rows;

test('[OPS-05] the command line creates an admin, whose link signs in, and records it in the audit', async () => {
  const { code, output } = await command('admin', 'make', 'Owner@Film.example');
  expect(code).toBe(0);
  expect(output).toMatch(/https:\/\/film\.example\/login\?link=[\w-]{43}\n/);
  const { rows } = await database.pool.query('select identity, email from accounts');
  expect(rows).toEqual([{ identity: 0, email: 'owner@film.example' }]);
  expect(await actions()).toContainEqual({ action: 'account.standing', actor_id: null });
  expect((await proveAudit(database.db)).brokenAt).toEqual([]);
});

test('[OPS-05] [SEC-17] the command line removes a lost second factor and ends the sessions', async () => {
  await withTemporaryFolder(async (folder) => {
    const id = await buildAccount(database);
    await database.pool.query("update accounts set email = 'lost@film.example' where id = $1", [id]);
    await enrolSecondFactor(database, folder, id);
    await signIn(database, folder, id);
    expect((await command('admin', 'reset-second-factor', 'lost@film.example')).code).toBe(0);
    expect((await database.pool.query('select 1 from second_factors where account_id = $1', [id])).rowCount).toBe(0);
    expect(
      (await database.pool.query('select 1 from sessions where account_id = $1 and ended_at is null', [id])).rowCount,
    ).toBe(0);
  });
});

test("[OPS-05] [ERR-07] the command line changes an account's address, and reports an unknown one", async () => {
  const id = await buildAccount(database);
  await database.pool.query("update accounts set email = 'old@film.example' where id = $1", [id]);
  expect((await command('admin', 'address', 'old@film.example', 'New@film.example')).code).toBe(0);
  const { rows } = await database.pool.query('select email from accounts where id = $1', [id]);
  expect(rows).toEqual([{ email: 'new@film.example' }]);
  const { code, errors } = await command('admin', 'address', 'old@film.example', 'other@film.example');
  expect([code, errors.trim()]).toEqual([1, errorText('en', 'EMAIL_NOT_FOUND')]);
});

test('[OPS-05] the command line creates redeem codes and prints each once', async () => {
  const { code, output } = await command('codes', 'make', '3', '--name', 'Fair');
  expect(code).toBe(0);
  expect(new Set(output.trim().split('\n')).size).toBe(3);
  const { rows } = await database.pool.query('select name, code_count from redeem_code_batches');
  expect(rows).toEqual([{ name: 'Fair', code_count: 3 }]);
});

test.for([
  ['admin'],
  ['admin', 'make'],
  ['admin', 'make', 'a@b.example', 'more'],
  ['codes', 'make', '0'],
  ['codes', 'make', 'ten'],
])('[OPS-05] %s is refused in one sentence', async (words) => {
  const { code, errors } = await command(...words);
  expect(code).toBe(1);
  expect(errors).not.toMatch(/\n\s+at /);
});
