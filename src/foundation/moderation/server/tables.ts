import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from '#src/platform/server/database/columns.ts';
import type { ReportReason } from '#src/shared/catalogue/report-reasons.ts';

/** `allowed` and `hidden` are the decisions of an admin. */
const CASE_STATES = ['open', 'allowed', 'hidden'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** What a case can be about: a file that moderation was unsure of, or what people report. */
const SUBJECT_KINDS = ['file', 'film', 'comment'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];
export type ReportedKind = Exclude<SubjectKind, 'file'>;

/** Contents for admins to decide about; each has one case. */
export const moderationCases = pgTable('moderation_cases', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  subjectKind: text('subject_kind', { enum: SUBJECT_KINDS }).notNull(),
  subjectId: uuid('subject_id').notNull(),
  /** The words that it was made from. */
  text: text('text'),
  judgedBy: text('judged_by').notNull(),
  /** Scores from 0 to 1 by category. */
  categories: jsonb('categories').$type<Record<string, number>>().notNull(),
  state: text('state', { enum: CASE_STATES }).notNull().default('open'),
  /** Open, and hidden until an admin decides, because enough people reported it. */
  held: boolean('held').notNull().default(false),
  /** What it was when it was reported last; a film may change. Null for files. */
  contentSha256: bytes('content_sha256'),
  /** What an admin allowed last: reports do not hide it again. */
  allowedSha256: bytes('allowed_sha256'),
  reason: text('reason').notNull().default(''),
  decidedBy: uuid('decided_by'),
  decidedAt: time('decided_at'),
  /** When it came into the queue, last. */
  createdAt: time('created_at').notNull().defaultNow(),
});
export type CaseRow = typeof moderationCases.$inferSelect;

/** What people report; once an account and thing. */
export const moderationReports = pgTable('moderation_reports', {
  caseId: uuid('case_id').notNull(),
  accountId: uuid('account_id').notNull(),
  reason: text('reason').$type<ReportReason>().notNull(),
  words: text('words').notNull().default(''),
  contentSha256: bytes('content_sha256').notNull(),
  networkSha256: bytes('network_sha256').notNull(),
  /** Had watched the film. */
  attentive: boolean('attentive').notNull(),
  /** Whether an admin agreed; null while nobody has decided. */
  upheld: boolean('upheld'),
  createdAt: time('created_at').notNull().defaultNow(),
});
export type ReportRow = typeof moderationReports.$inferSelect;

/** Appeals against what is hidden; one a case. */
export const moderationAppeals = pgTable('moderation_appeals', {
  caseId: uuid('case_id').primaryKey(),
  text: text('text').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  decision: text('decision', { enum: ['accepted', 'rejected'] }),
  decidedAt: time('decided_at'),
});
export type CaseAppealRow = typeof moderationAppeals.$inferSelect;
