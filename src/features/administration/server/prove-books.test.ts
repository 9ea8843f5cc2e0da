import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markAdmin } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import { listNotifications } from '#src/foundation/notifications/server/list-notifications.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { proveBooks } from './prove-books.job.ts';
import { readProofs } from './read-proofs.ts';

let database: OpenDatabase;
const errors: object[] = [];
const log = Object.assign(Object.create(silentLog) as Log, { error: (facts: object) => void errors.push(facts) });
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

test('[COIN-01] [ADM-01] the books are verified, the last result is stored, and a fault is logged and told to every admin', async () => {
  const { db } = database;
  expect(await readProofs(db)).toEqual({ ledger: null, audit: null });
  const accountId = await buildAccount(database, 40);
  const adminId = await buildAccount(database);
  await markAdmin(db, adminId, true);
  for (const reason of ['one', 'two']) {
    await db.transaction((transaction) =>
      writeAudit(transaction, {
        actorId: adminId,
        action: 'thing.done',
        subject: { kind: 'account', id: accountId },
        reason,
        requestId: 'r',
      }),
    );
  }
  await proveBooks({ db, log });
  expect(await readProofs(db)).toMatchObject({
    ledger: { entries: 1, faults: [], provedAt: expect.any(String) },
    audit: { entries: 2, faults: [] },
  });
  expect([errors, await listNotifications(db, adminId)]).toEqual([[], []]);

  await db.execute(sql`alter table coin_balances disable trigger all`);
  await db.execute(sql`update coin_balances set balance_coins = 41`);
  await proveBooks({ db, log });
  expect(await readProofs(db)).toMatchObject({
    ledger: { entries: 1, faults: [`account ${accountId}: balance 41, entries 40`] },
    audit: { faults: [] },
  });
  expect(errors).toMatchObject([{ book: 'ledger', count: 1 }]);
  await db.execute(sql`update coin_balances set balance_coins = 40`);
  await db.execute(sql`alter table audit_entries disable trigger all`);
  await db.execute(sql`update audit_entries set reason = 'another' where sequence = 1`);
  await proveBooks({ db, log });
  expect(await readProofs(db)).toMatchObject({
    ledger: { faults: [] },
    audit: { faults: ['entry 1 is not as it was written'] },
  });
  expect((await listNotifications(db, adminId)).map(({ kind, data }) => [kind, data['code']])).toEqual([
    ['books_wrong', 'audit'],
    ['books_wrong', 'ledger'],
  ]);
  expect(await listNotifications(db, accountId)).toEqual([]);
});

test('[COIN-01] proofs are kept for thirty days', async () => {
  for (const days of [29, 31]) {
    await database.pool.query(
      `insert into book_proofs (id, book, entries, faults, proved_at)
       values (gen_random_uuid(), 'ledger', $1::int, '{}', now() - make_interval(days => $1::int))`,
      [days],
    );
  }
  await proveBooks({ db: database.db, log });
  const { rows } = await database.pool.query('select entries::int from book_proofs where entries in (29, 31)');
  expect(rows).toEqual([{ entries: 29 }]);
});
