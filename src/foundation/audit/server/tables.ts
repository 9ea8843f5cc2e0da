import { bigint, customType, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const auditEntries = pgTable('audit_entries', {
  /** The database's trigger gives it, as the time and both hashes. */
  sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
  id: uuid('id').notNull(),
  actorId: uuid('actor_id'),
  action: text('action').notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  before: jsonb('before').$type<AuditFacts>(),
  after: jsonb('after').$type<AuditFacts>(),
  reason: text('reason').notNull().default(''),
  requestId: text('request_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  previousSha256: bytes('previous_sha256').notNull(),
  sha256: bytes('sha256').notNull(),
});

/** Something as it was or is; short values only. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>;
