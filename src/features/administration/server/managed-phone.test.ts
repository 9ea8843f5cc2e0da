import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirstAdmin } from '#src/foundation/accounts/server/create-first-admin.ts';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { removePhoneWithAudit } from './manage-accounts.ts';
import { readAccountPage, readManagedAccount } from './read-accounts.ts';
import { readAuditPage } from './read-audit.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

test('[AUTH-07] [ADM-01] an admin finds an account by its phone in any notation and removes it; the audit omits the number', async () => {
  const [adminId, id, phone] = [(await createFirstAdmin(database.db)).id, randomUUID(), '+491701234567'];
  await database.db.insert(accounts).values({ id, username: 'Phoned', phone });
  const find = async (search: string): Promise<(string | null)[]> =>
    (await readAccountPage({ db: database.db, findByPhone: async () => [] }, { search, limit: 10 })).accounts.map(
      (found) => found.phone,
    );
  for (const search of [phone, '49 170 1234567', '+49 (170) 123-45-67', '0049 1701234567']) {
    expect(await find(search), search).toEqual([phone]);
  }
  expect(await find('+49 170 123456')).toEqual([]);
  const act = { adminId, requestId: randomUUID() };
  await expect(removePhoneWithAudit(database.db, act, { accountId: id, reason: ' ' })).rejects.toMatchObject({
    code: 'REASON_EMPTY',
  });
  await removePhoneWithAudit(database.db, act, { accountId: id, reason: 'The number has a new owner' });
  expect((await readManagedAccount(database.db, id)).phone).toBeNull();
  const { entries } = await readAuditPage(database.db, { limit: 5 });
  expect(entries).toMatchObject([
    {
      action: 'account.phone',
      actor: { id: adminId },
      subject: { kind: 'account', id },
      before: { hasPhone: true },
      after: { hasPhone: false },
      reason: 'The number has a new owner',
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain('1701234567');
  await expect(removePhoneWithAudit(database.db, act, { accountId: id, reason: 'Again' })).rejects.toMatchObject({
    code: 'PHONE_NOT_FOUND',
  });
});
