import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { attempts } from '../tables.ts';

/** Number of attempts allowed within a period, which begins with the first. */
export interface AttemptLimit {
  readonly kind: string;
  /** The subject of the count: an email or network address, an account, or 'all'. */
  readonly subject: string;
  readonly allowed: number;
  readonly seconds: number;
}

/**
 * Counts an attempt before its outcome is known, so that concurrent attempts cannot pass the limit. Throws
 * TOO_MANY_ATTEMPTS with `retryAfterSeconds`.
 */
export async function countAttempt(executor: Executor, limit: AttemptLimit): Promise<void> {
  const { isOver, secondsLeft } = await noteAttempt(executor, limit);
  if (isOver) {
    throw new AppError('TOO_MANY_ATTEMPTS', { details: waitDetails(secondsLeft) });
  }
}

/** Counts an attempt without refusing it. Returns the count, and whether it is over the limit. */
export async function noteAttempt(
  executor: Executor,
  { kind, subject, allowed, seconds }: AttemptLimit,
): Promise<{ count: number; isOver: boolean; secondsLeft: number }> {
  const isOver = sql`${attempts.windowEndsAt} <= now()`;
  const [row] = await executor
    .insert(attempts)
    .values({
      kind,
      subjectSha256: hash(subject),
      count: 1,
      windowEndsAt: sql`now() + make_interval(secs => ${seconds})`,
    })
    .onConflictDoUpdate({
      target: [attempts.kind, attempts.subjectSha256],
      set: {
        count: sql`case when ${isOver} then 1 else least(${attempts.count} + 1, 1000000) end`,
        windowEndsAt: sql`case when ${isOver} then now() + make_interval(secs => ${seconds}) else ${attempts.windowEndsAt} end`,
      },
    })
    .returning({
      count: attempts.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${attempts.windowEndsAt} - now()))::int`,
    });
  const count = row?.count ?? 0;
  return { count, isOver: count > allowed, secondsLeft: Math.max(1, row?.secondsLeft ?? 1) };
}

/** Counts for several limits in order; the first that is exceeded throws. */
export async function countAttempts(executor: Executor, limits: readonly AttemptLimit[]): Promise<void> {
  for (const limit of limits) {
    await countAttempt(executor, limit);
  }
}

/** Takes one attempt back: it succeeded, or failed through our own fault. */
export async function forgiveAttempt(
  executor: Executor,
  { kind, subject }: Pick<AttemptLimit, 'kind' | 'subject'>,
): Promise<void> {
  await executor
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.kind, kind), eq(attempts.subjectSha256, hash(subject)), gt(attempts.count, 0)));
}

/** Deletes all attempts of a kind for a subject. */
export async function forgetAttempts(
  executor: Executor,
  { kind, subject }: Pick<AttemptLimit, 'kind' | 'subject'>,
): Promise<void> {
  await executor.delete(attempts).where(and(eq(attempts.kind, kind), eq(attempts.subjectSha256, hash(subject))));
}

/** Details for the text and the `Retry-After` header: short waits in seconds, long ones in minutes. */
function waitDetails(retryAfterSeconds: number): Record<string, number> {
  return {
    retryAfterSeconds,
    ...(retryAfterSeconds <= 90 ? { seconds: retryAfterSeconds } : { minutes: Math.ceil(retryAfterSeconds / 60) }),
  };
}

function hash(subject: string): Buffer {
  return createHash('sha256').update(subject).digest();
}
