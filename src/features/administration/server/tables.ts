import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#src/platform/server/database/columns.ts';

/** What is verified: the coins, and the audit. */
export type Book = 'ledger' | 'audit';

export const bookProofs = pgTable('book_proofs', {
  id: uuid('id').primaryKey(),
  book: text('book').$type<Book>().notNull(),
  entries: bigint('entries', { mode: 'number' }).notNull(),
  faults: text('faults').array().notNull(),
  provedAt: time('proved_at').notNull().defaultNow(),
});
