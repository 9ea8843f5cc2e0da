import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { findAccountsByPhone } from './find-accounts-by-phone.ts';
import { profiles } from './tables.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

test('[ADM-01] a phone in a profile is found with a plus and with 00, however it was entered there', async () => {
  const [plus, zeros, home] = [
    await buildAccount(database),
    await buildAccount(database),
    await buildAccount(database),
  ];
  await database.db.insert(profiles).values([
    { accountId: plus, phone: '+491701234567' },
    { accountId: zeros, phone: '00491701234567' },
    { accountId: home, phone: '01701234567' },
  ]);
  const find = async (phone: string): Promise<Set<string>> => new Set(await findAccountsByPhone(database.db, phone));
  for (const phone of ['+49 170 1234567', '0049 (170) 123-45-67', '491701234567']) {
    expect(await find(phone), phone).toEqual(new Set([plus, zeros]));
  }
  expect(await find('0170 1234567')).toEqual(new Set([home]));
  expect(await find('+49 170 123456')).toEqual(new Set());
});
