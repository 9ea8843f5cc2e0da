import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What is verified: the coins, and the audit. */
export type Book = 'ledger' | 'audit';

export const bookProofs = pgTable('book_proofs', {
  id: uuid('id').primaryKey(),
  book: text('book').$type<Book>().notNull(),
  entries: bigint('entries', { mode: 'number' }).notNull(),
  faults: text('faults').array().notNull(),
  provedAt: timestamp('proved_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
export type BookProofRow = typeof bookProofs.$inferSelect;
