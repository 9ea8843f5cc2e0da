import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from '#src/platform/server/database/columns.ts';

/** The account that an alias of the audit stands for; none once the account is deleted. */
export const auditPeople = pgTable('audit_people', {
  alias: uuid('alias').primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
});

export const auditEntries = pgTable('audit_entries', {
  /** Set by the database's trigger, as are the time and both hashes. */
  sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
  id: uuid('id').notNull(),
  /** Both are aliases where they are accounts (see audit-people.ts). */
  actorId: uuid('actor_id'),
  action: text('action').notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  before: jsonb('before').$type<AuditFacts>(),
  after: jsonb('after').$type<AuditFacts>(),
  reason: text('reason').notNull().default(''),
  requestId: text('request_id').notNull(),
  createdAt: time('created_at').notNull(),
  previousSha256: bytes('previous_sha256').notNull(),
  sha256: bytes('sha256').notNull(),
});

/** Values before or after an action; short ones only. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>;
