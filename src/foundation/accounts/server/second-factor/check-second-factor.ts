import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database, Executor } from '#src/platform/server/database/database.ts';
import type { Sealer } from '#src/platform/server/secrets/sealer.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { secondFactorLimit } from '../attempts/attempt-limits.ts';
import { countAttempt, forgetAttempts } from '../attempts/count-attempt.ts';
import { recoveryCodes, secondFactors } from '../second-factor-tables.ts';
import { hashToken } from '../secret-token.ts';

/** Dependencies of checking a second factor. */
export interface SecondFactorParts {
  readonly db: Database;
  readonly sealer: Sealer;
}

/** Seconds between codes; supported by every authenticator app. */
const PERIOD_SECONDS = 30;
/** Accepted clock deviation, in codes either way. */
const WINDOW = 1;

/** The generator of an account's codes; the label is shown by the authenticator app. */
export function createGenerator(secret: Secret, label: string): TOTP {
  return new TOTP({ issuer: 'Kinora', label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}

/** The name that an account's secret is sealed under. */
export function secretName(accountId: string): string {
  return `account/${accountId}/second-factor`;
}

/** The stored hash of a recovery code; dashes and capitals do not matter. */
export function hashRecoveryCode(code: string): Buffer {
  return hashToken(code.toLowerCase().replaceAll(/[^a-z2-7]/g, ''));
}

/** True once an account's second factor is set up. */
export async function hasSecondFactor(executor: Executor, accountId: string): Promise<boolean> {
  const [row] = await executor
    .select({ accountId: secondFactors.accountId })
    .from(secondFactors)
    .where(and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.enrolledAt)));
  return row !== undefined;
}

/**
 * Requires a code from an account with a second factor: one of the app or a recovery code, each usable once. Accounts
 * without one pass; returns whether it has one. `from` is a browser or session that the account knows, whose attempts
 * are counted separately. Throws SECOND_FACTOR_REQUIRED without a code, SECOND_FACTOR_ERROR for a wrong or used one,
 * TOO_MANY_ATTEMPTS.
 */
export async function checkSecondFactor(
  parts: SecondFactorParts,
  accountId: string,
  code: string | undefined,
  from?: string,
): Promise<boolean> {
  const [row] = await parts.db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  if (!row?.enrolledAt) {
    return false;
  }
  if (code === undefined || code.trim() === '') {
    throw new AppError('SECOND_FACTOR_REQUIRED');
  }
  const limit = secondFactorLimit(accountId, from);
  await countAttempt(parts.db, limit);
  if (
    !(await useAppCode(parts, accountId, row.sealedSecret, code)) &&
    !(await useRecoveryCode(parts.db, accountId, code))
  ) {
    throw new AppError('SECOND_FACTOR_ERROR');
  }
  await forgetAttempts(parts.db, limit);
  return true;
}

/** True for the app's current code, which is used up by this: of two concurrent uses, one is refused. */
export async function useAppCode(
  { db, sealer }: SecondFactorParts,
  accountId: string,
  sealedSecret: Buffer,
  code: string,
): Promise<boolean> {
  const digits = code.normalize('NFKC').replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) {
    return false;
  }
  const generator = createGenerator(Secret.fromBase32(sealer.open(secretName(accountId), sealedSecret)), '');
  const delta = generator.validate({ token: digits, window: WINDOW });
  if (delta === null) {
    return false;
  }
  const step = generator.counter() + delta;
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
    .returning({ accountId: secondFactors.accountId });
  return taken.length > 0;
}

async function useRecoveryCode(db: Database, accountId: string, code: string): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        eq(recoveryCodes.codeSha256, hashRecoveryCode(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ accountId: recoveryCodes.accountId });
  return used.length > 0;
}
