import { randomUUID } from 'node:crypto';
import { findAccountsById } from '#src/foundation/accounts/server/find-accounts-by-id.ts';
import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { decideCase, type CaseDecision, type DecidedCase } from '#src/foundation/moderation/server/decide-case.ts';
import { isHiding, listCases, type CaseList, type FoundCase } from '#src/foundation/moderation/server/find-cases.ts';
import { readReportsOf } from '#src/foundation/moderation/server/reports/read-reports.ts';
import type { NotificationKind } from '#src/foundation/notifications/notification-kinds.ts';
import { createNotification } from '#src/foundation/notifications/server/create-notification.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { requireText } from '#src/shared/errors/require-text.ts';
import { REASON_LIMIT } from '../administration-limits.ts';
import type { ModerationCaseAnswer } from '../moderation-contract.ts';
import type { Act, AdminDependencies, ReportedSubject } from './admin-dependencies.ts';

const MOST_CASES = 100;

/**
 * The cases of a list, at most a hundred, without those whose content is gone. `link` makes the path of a file for this
 * admin.
 */
export async function readCases(
  executor: Executor,
  { describeReported }: Pick<AdminDependencies, 'describeReported'>,
  list: CaseList,
  link: (fileId: string) => string,
): Promise<ModerationCaseAnswer[]> {
  const cases = await listCases(executor, list, MOST_CASES);
  const reported = cases.filter(({ row }) => row.subjectKind !== 'file').map(({ row }) => row);
  const subjects = await describeReported(
    executor,
    reported.map(({ subjectId }) => subjectId),
  );
  const reports = await readReportsOf(
    executor,
    reported.map(({ id }) => id),
  );
  const fileIdOf = ({ row }: FoundCase): string =>
    row.subjectKind === 'file' ? row.subjectId : (subjects.get(row.subjectId)?.movieFileId ?? '');
  const files = await findFiles(
    executor,
    cases.map(fileIdOf).filter((id) => id !== ''),
  );
  const people = await findAccountsById(executor, [
    ...cases.map(({ row }) => row.accountId),
    ...[...reports.values()].flatMap(({ newest }) => newest.map(({ accountId }) => accountId)),
  ]);
  const personOf = (id: string) => ({ id, name: people.get(id)?.username ?? '' });
  return cases.flatMap((found) => {
    const { row } = found;
    const file = files.get(fileIdOf(found));
    const subject = subjects.get(row.subjectId);
    if (!(row.subjectKind === 'file' ? file : subject)) {
      return [];
    }
    const given = reports.get(row.id);
    return [
      {
        id: row.id,
        kind: row.subjectKind,
        owner: personOf(row.accountId),
        file: file ? { path: link(file.id), mime: file.mime } : null,
        movie: subject ? { id: subject.filmId, title: subject.title } : null,
        text: subject?.text ?? row.text,
        judgedBy: row.judgedBy,
        categories: Object.entries(row.categories)
          .map(([name, score]) => ({ name, score }))
          .toSorted((one, other) => other.score - one.score),
        reports: {
          count: given?.count ?? 0,
          newest: (given?.newest ?? []).map(({ accountId, reason, words, createdAt }) => ({
            person: personOf(accountId),
            reason,
            words,
            createdAt: createdAt.toISOString(),
          })),
        },
        ...presentState(found),
      },
    ];
  });
}

function presentState({ row, appeal }: FoundCase) {
  return {
    state: row.state,
    held: row.held,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    appeal: appeal && {
      text: appeal.text,
      createdAt: appeal.createdAt.toISOString(),
      state: appeal.decision ?? ('pending' as const),
    },
  };
}

/**
 * Decides a case, and with it an appeal that waits, and tells the owner (SEC-15). Throws NOT_FOUND, REASON_EMPTY when
 * something is hidden without a reason, DESCRIPTION_TOO_LONG.
 */
export async function decideWithAudit(
  { db, followCase, describeReported }: Pick<AdminDependencies, 'db' | 'followCase' | 'describeReported'>,
  act: Act,
  { caseId, decision, reason: given }: Omit<CaseDecision, 'by'>,
): Promise<void> {
  const reason =
    decision === 'hidden' || given.trim() !== ''
      ? requireText(given, { limit: REASON_LIMIT, empty: 'REASON_EMPTY', tooLong: 'DESCRIPTION_TOO_LONG' })
      : '';
  await db.transaction(async (transaction) => {
    const decided = await decideCase(transaction, { caseId, decision, reason, by: act.adminId });
    const { before, after } = decided;
    await followCase(transaction, after);
    const kind = toldOf(decided);
    if (kind !== undefined) {
      const subject =
        after.subjectKind === 'file'
          ? undefined
          : (await describeReported(transaction, [after.subjectId])).get(after.subjectId);
      await createNotification(transaction, {
        id: randomUUID(),
        accountId: after.accountId,
        kind,
        data: subject ? { ...nameOf(decided, subject), reason } : {},
      });
    }
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'moderation.decide',
      subject: { kind: 'account', id: after.accountId },
      reason,
      requestId: act.requestId,
      before: { case: caseId, state: before.held ? 'held' : before.state },
      after: { case: caseId, state: after.state },
    });
  });
}

/** The title of an own film; whether another one may be named is asked when the message is read. */
const nameOf = ({ after }: DecidedCase, { filmId, title }: ReportedSubject): Record<string, string> =>
  after.subjectKind === 'film' ? { filmId, title } : { filmId };

/** What the owner is told; nothing where nothing has changed for them. */
function toldOf({ before, after, hadAppeal }: DecidedCase): NotificationKind | undefined {
  const { subjectKind, state } = after;
  if (subjectKind === 'file') {
    return state === 'hidden' ? 'content_hidden' : 'content_allowed';
  }
  const of = subjectKind === 'film' ? 'movie' : 'comment';
  if (state === 'hidden') {
    return hadAppeal ? 'appeal_rejected' : `${of}_hidden`;
  }
  return isHiding(before) ? `${of}_allowed` : undefined;
}
