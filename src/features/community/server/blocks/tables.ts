import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#src/platform/server/database/columns.ts';
import { BLOCK_KINDS } from '../../safety-contract.ts';

/** Whom people do not want to meet. The other one is never told. */
export const blockedPeople = pgTable('blocked_people', {
  accountId: uuid('account_id').notNull(),
  personId: uuid('person_id').notNull(),
  kind: text('kind', { enum: BLOCK_KINDS }).notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});
export type BlockRow = typeof blockedPeople.$inferSelect;
