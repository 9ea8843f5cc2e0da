import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { ProofAnswer } from '../contract.ts';
import { bookProofs, type Book } from './tables.ts';

/** The last proof of each book; null if there was none. */
export async function readProofs(executor: Executor): Promise<Record<Book, ProofAnswer | null>> {
  return { ledger: await readLast(executor, 'ledger'), audit: await readLast(executor, 'audit') };
}

async function readLast(executor: Executor, book: Book): Promise<ProofAnswer | null> {
  const [row] = await executor
    .select()
    .from(bookProofs)
    .where(eq(bookProofs.book, book))
    .orderBy(desc(bookProofs.provedAt))
    .limit(1);
  return row ? { provedAt: row.provedAt.toISOString(), entries: row.entries, faults: row.faults } : null;
}
