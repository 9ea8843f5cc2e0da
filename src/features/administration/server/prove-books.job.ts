import { randomUUID } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { listAdminIds } from '#src/foundation/accounts/server/list-admin-ids.ts';
import { proveAudit } from '#src/foundation/audit/server/prove-audit.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { createNotification } from '#src/foundation/notifications/server/create-notification.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { bookProofs, type Book } from './tables.ts';

/** Maximum length of a fault's description, in characters. */
const FAULT_SIGNS = 300;

/**
 * Verifies the ledger's sums (COIN-01) and the audit's chain (ADM-01), and stores the result. A fault is logged as an
 * error, and every admin is notified.
 */
export async function proveBooks({ db, log }: { db: Database; log: Log }): Promise<void> {
  const ledger = await proveLedger(db);
  await keepProof({ db, log }, 'ledger', ledger.entries, ledger.faults);
  const audit = await proveAudit(db);
  await keepProof(
    { db, log },
    'audit',
    audit.entries,
    audit.brokenAt.map((place) => `entry ${place} is not as it was written`),
  );
  await db.delete(bookProofs).where(lt(bookProofs.provedAt, sql`now() - interval '30 days'`));
}

async function keepProof(
  { db, log }: { db: Database; log: Log },
  book: Book,
  entries: number,
  faults: readonly string[],
): Promise<void> {
  const id = randomUUID();
  await db.transaction(async (transaction) => {
    await transaction
      .insert(bookProofs)
      .values({ id, book, entries, faults: faults.map((fault) => fault.slice(0, FAULT_SIGNS)) });
    if (faults.length === 0) {
      return;
    }
    for (const adminId of await listAdminIds(transaction)) {
      await createNotification(transaction, {
        id: uuidFrom('books-wrong', id, adminId),
        accountId: adminId,
        kind: 'books_wrong',
        data: { code: book },
      });
    }
  });
  if (faults.length > 0) {
    log.error({ book, faults: faults.slice(0, 10), count: faults.length }, 'the books do not agree');
  } else {
    log.info({ book, entries }, 'the books agree');
  }
}
