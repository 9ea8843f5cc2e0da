import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { attempts } from './tables.ts';

/** How often somebody may try something within a time. The time begins with the first try. */
export interface AttemptLimit {
  readonly kind: string;
  /** Whom it is counted for: an address of mail or network, an account, or 'all'. */
  readonly subject: string;
  readonly allowed: number;
  readonly seconds: number;
}

/**
 * Counts one more try, before it is known how it ends, so that any number of tries at once cannot pass the limit.
 * Throws TOO_MANY_ATTEMPTS with `retryAfterSeconds`.
 */
export async function countAttempt(
  executor: Executor,
  { kind, subject, allowed, seconds }: AttemptLimit,
): Promise<void> {
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
  if (!row || row.count <= allowed) return;
  throw new AppError('TOO_MANY_ATTEMPTS', { details: waitDetails(Math.max(1, row.secondsLeft)) });
}

/** Counts for several limits in their order; the first that is passed ends it. */
export async function countAttempts(executor: Executor, limits: readonly AttemptLimit[]): Promise<void> {
  for (const limit of limits) await countAttempt(executor, limit);
}

/** Takes one try back: it ended well, or it was our fault that it did not. */
export async function forgiveAttempt(
  executor: Executor,
  { kind, subject }: Pick<AttemptLimit, 'kind' | 'subject'>,
): Promise<void> {
  await executor
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.kind, kind), eq(attempts.subjectSha256, hash(subject)), gt(attempts.count, 0)));
}

/** Forgets all tries of a kind for a subject. */
export async function forgetAttempts(
  executor: Executor,
  { kind, subject }: Pick<AttemptLimit, 'kind' | 'subject'>,
): Promise<void> {
  await executor.delete(attempts).where(and(eq(attempts.kind, kind), eq(attempts.subjectSha256, hash(subject))));
}

/** Facts for the text and the `Retry-After` header: short waits are told in seconds, long ones in minutes. */
function waitDetails(retryAfterSeconds: number): Record<string, number> {
  return {
    retryAfterSeconds,
    ...(retryAfterSeconds <= 90 ? { seconds: retryAfterSeconds } : { minutes: Math.ceil(retryAfterSeconds / 60) }),
  };
}

function hash(subject: string): Buffer {
  return createHash('sha256').update(subject).digest();
}
