import { createHash, randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { networkOf } from '#src/platform/server/http/network-of.ts';
import type { ReportReason } from '#src/shared/catalogue/report-reasons.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { moderationAppeals, moderationCases, moderationReports, type CaseRow, type ReportedKind } from '../tables.ts';
import { hides } from './hiding-rule.ts';
import { readWeighedReports } from './read-reports.ts';

/** What is reported. */
export interface ReportedContent {
  kind: ReportedKind;
  id: string;
  /** Whose it is. */
  ownerId: string;
  /** All that is seen of it: a film that is changed may be reported again. */
  content: readonly (string | null)[];
  likes: number;
  /** An admin has chosen it for others: people's reports do not hide it. */
  isChosen: boolean;
}

export interface Report {
  accountId: string;
  networkAddress: string;
  reason: ReportReason;
  words: string;
  /** Has watched it. */
  attentive: boolean;
}

/**
 * Keeps a report, once an account and thing, and puts the thing into the queue of admins. `held`: it is hidden with
 * this report until one of them decides. What an admin allowed is not hidden again while it stays the same; it comes
 * back into the queue for a reason that was not looked at. Throws ALREADY_REPORTED.
 */
export async function reportContent(
  transaction: Transaction,
  subject: ReportedContent,
  report: Report,
): Promise<{ held: boolean }> {
  const contentSha256 = hashOf(subject.content.map((part) => part ?? '').join('\n'));
  const known = await lockCase(transaction, subject, contentSha256);
  const isAllowed = known.allowedSha256?.equals(contentSha256) === true;
  await keepReport(transaction, known.id, { ...report, contentSha256 });
  await transaction.update(moderationCases).set({ contentSha256 }).where(eq(moderationCases.id, known.id));
  if (known.state === 'allowed' && (!isAllowed || (await isNewReason(transaction, known, report)))) {
    await reopenCase(transaction, known.id, { isOther: !isAllowed });
  }
  if (known.state === 'hidden' || known.held || isAllowed || subject.isChosen) {
    return { held: false };
  }
  const isHidden = hides(await readWeighedReports(transaction, known.id), subject.likes);
  if (isHidden) {
    await transaction.update(moderationCases).set({ held: true }).where(eq(moderationCases.id, known.id));
  }
  return { held: isHidden };
}

/** The case of a thing, made where there is none, and locked: reports of one thing come one after the other. */
async function lockCase(
  transaction: Transaction,
  { kind, id, ownerId }: ReportedContent,
  contentSha256: Buffer,
): Promise<CaseRow> {
  await transaction
    .insert(moderationCases)
    .values({
      id: randomUUID(),
      accountId: ownerId,
      subjectKind: kind,
      subjectId: id,
      judgedBy: 'reports',
      categories: {},
      contentSha256,
    })
    .onConflictDoNothing();
  const [known] = await transaction
    .select()
    .from(moderationCases)
    .where(and(eq(moderationCases.subjectKind, kind), eq(moderationCases.subjectId, id)))
    .for('update');
  if (!known) {
    throw new AppError('NOT_FOUND', { details: { [kind]: id } });
  }
  return known;
}

/** What was reported before and is another one now may be reported again. */
async function keepReport(
  transaction: Transaction,
  caseId: string,
  { networkAddress, ...report }: Report & { contentSha256: Buffer },
): Promise<void> {
  const row = { ...report, networkSha256: hashOf(`network\n${networkOf(networkAddress)}`), upheld: null };
  const kept = await transaction
    .insert(moderationReports)
    .values({ caseId, ...row })
    .onConflictDoUpdate({
      target: [moderationReports.caseId, moderationReports.accountId],
      set: { ...row, createdAt: sql`now()` },
      setWhere: ne(moderationReports.contentSha256, report.contentSha256),
    })
    .returning();
  if (kept.length === 0) {
    throw new AppError('ALREADY_REPORTED');
  }
}

/** True where nobody gave this reason before the admin decided. */
async function isNewReason(transaction: Transaction, { id }: CaseRow, { reason, accountId }: Report): Promise<boolean> {
  const given = and(
    eq(moderationReports.caseId, id),
    eq(moderationReports.reason, reason),
    ne(moderationReports.accountId, accountId),
  );
  return (await transaction.$count(moderationReports, given)) === 0;
}

/** Another content than the allowed one may be appealed for anew. */
async function reopenCase(transaction: Transaction, caseId: string, { isOther }: { isOther: boolean }): Promise<void> {
  await transaction
    .update(moderationCases)
    .set({ state: 'open', reason: '', decidedBy: null, decidedAt: null, createdAt: sql`now()` })
    .where(eq(moderationCases.id, caseId));
  if (isOther) {
    await transaction.delete(moderationAppeals).where(eq(moderationAppeals.caseId, caseId));
  }
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
