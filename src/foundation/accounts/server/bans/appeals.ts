import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Executor } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { countCharacters } from '#src/shared/count-characters.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { requireText } from '#src/shared/errors/require-text.ts';
import { NOBODY } from '../sessions/known-devices.ts';
import { accounts } from '../tables.ts';
import { liftBan } from './ban-account.ts';
import { appeals, bans, type AppealDecision, type AppealRow, type BanRow } from './ban-tables.ts';

/** Maximum length of an appeal, and of the answer to it, in characters. */
const APPEAL_LIMIT = LIMITS.appeal.maximumCharacters;

/** A ban and its appeal. */
export interface BanWithAppeal {
  readonly ban: BanRow;
  readonly appeal: AppealRow | null;
}

/** The bans of an account with their appeals, newest first. */
export async function listBansOf(executor: Executor, accountId: string): Promise<BanWithAppeal[]> {
  return executor
    .select({ ban: bans, appeal: appeals })
    .from(bans)
    .leftJoin(appeals, eq(appeals.banId, bans.id))
    .where(eq(bans.accountId, accountId))
    .orderBy(desc(bans.createdAt))
    .limit(50);
}

/** The account's current ban. Throws NOT_BANNED. */
export async function readBan(executor: Executor, accountId: string): Promise<BanWithAppeal> {
  const [found] = await listBansOf(executor, accountId);
  if (!found || found.ban.liftedAt) {
    throw new AppError('NOT_BANNED');
  }
  return found;
}

/** Appeals against the current ban, once. Throws DESCRIPTION_EMPTY, DESCRIPTION_TOO_LONG, NOT_BANNED, APPEAL_EXISTS. */
export async function createAppeal(
  executor: Executor,
  { accountId, description }: { accountId: string; description: string },
): Promise<AppealRow> {
  const said = requireText(description, {
    limit: APPEAL_LIMIT,
    empty: 'DESCRIPTION_EMPTY',
    tooLong: 'DESCRIPTION_TOO_LONG',
  });
  const { ban } = await readBan(executor, accountId);
  const [row] = await executor
    .insert(appeals)
    .values({ id: randomUUID(), banId: ban.id, description: said })
    .onConflictDoNothing({ target: appeals.banId })
    .returning();
  if (!row) {
    throw new AppError('APPEAL_EXISTS');
  }
  return row;
}

/** Deletes the bans of an account and their appeals. */
export async function forgetBansOf(executor: Executor, accountId: string): Promise<void> {
  await executor
    .delete(appeals)
    .where(inArray(appeals.banId, executor.select({ id: bans.id }).from(bans).where(eq(bans.accountId, accountId))));
  await executor.delete(bans).where(eq(bans.accountId, accountId));
}

/** Removes an account's id from its decisions as an admin, when the account is deleted. */
export async function forgetJudge(executor: Executor, accountId: string): Promise<void> {
  await executor.update(bans).set({ bannedBy: NOBODY }).where(eq(bans.bannedBy, accountId));
  await executor.update(bans).set({ liftedBy: NOBODY }).where(eq(bans.liftedBy, accountId));
  await executor.update(appeals).set({ reviewedBy: NOBODY }).where(eq(appeals.reviewedBy, accountId));
}

/** An appeal as a reviewer sees it. */
export interface AppealToReview extends BanWithAppeal {
  readonly appeal: AppealRow;
  readonly username: string;
  readonly email: string | null;
}

/** A hundred appeals: the pending ones, oldest first; or the reviewed ones, newest first. */
export async function listAppeals(executor: Executor, state: 'pending' | 'reviewed'): Promise<AppealToReview[]> {
  return executor
    .select({ ban: bans, appeal: appeals, username: accounts.username, email: accounts.email })
    .from(appeals)
    .innerJoin(bans, eq(bans.id, appeals.banId))
    .innerJoin(accounts, eq(accounts.id, bans.accountId))
    .where(state === 'pending' ? isNull(appeals.decision) : isNotNull(appeals.decision))
    .orderBy(state === 'pending' ? appeals.createdAt : desc(appeals.reviewedAt))
    .limit(100);
}

/** A reviewer's decision; `answer` is shown to the person and may be empty. */
export interface AppealReview {
  readonly appealId: string;
  readonly by: string;
  readonly decision: string;
  readonly answer: string;
}

/**
 * Decides an appeal, once; accepting it lifts the ban if it is still in force. Returns the account of the appeal.
 * Throws DECISION_INVALID, DESCRIPTION_TOO_LONG, APPEAL_NOT_FOUND, APPEAL_ALREADY_REVIEWED.
 */
export async function reviewAppeal(
  executor: Executor,
  { appealId, by, decision, answer }: AppealReview,
): Promise<{ accountId: string; isLifted: boolean }> {
  if (!isDecision(decision)) {
    throw new AppError('DECISION_INVALID');
  }
  const said = answer.trim();
  if (countCharacters(said) > APPEAL_LIMIT) {
    throw new AppError('DESCRIPTION_TOO_LONG', { details: { limit: APPEAL_LIMIT } });
  }
  return (executor as Database).transaction(async (transaction) => {
    const [found] = await transaction
      .select({ decision: appeals.decision, accountId: bans.accountId, liftedAt: bans.liftedAt })
      .from(appeals)
      .innerJoin(bans, eq(bans.id, appeals.banId))
      .where(eq(appeals.id, appealId));
    if (!found) {
      throw new AppError('APPEAL_NOT_FOUND');
    }
    const reviewed = await transaction
      .update(appeals)
      .set({ decision, answer: said, reviewedAt: sql`now()`, reviewedBy: by })
      .where(and(eq(appeals.id, appealId), isNull(appeals.decision)))
      .returning({ id: appeals.id });
    if (reviewed.length === 0) {
      throw new AppError('APPEAL_ALREADY_REVIEWED');
    }
    const isLifted = decision === 'accepted' && found.liftedAt === null;
    if (isLifted) {
      await liftBan(transaction, { accountId: found.accountId, by });
    }
    return { accountId: found.accountId, isLifted };
  });
}

function isDecision(text: string): text is AppealDecision {
  return text === 'accepted' || text === 'rejected';
}
