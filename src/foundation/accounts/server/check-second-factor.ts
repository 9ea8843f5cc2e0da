import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Sealer } from '#src/platform/server/secrets/sealer.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { secondFactorLimit } from './attempt-limits.ts';
import { countAttempt, forgetAttempts } from './count-attempt.ts';
import { recoveryCodes, secondFactors } from './second-factor-tables.ts';
import { hashToken } from './secret-token.ts';

/** What checking a second factor stands on. */
export interface SecondFactorParts {
  readonly db: Database;
  readonly sealer: Sealer;
}

/** Codes change so often, seconds; what every authenticator app can do. */
const PERIOD_SECONDS = 30;
/** A clock may be wrong by so many codes either way. */
const WINDOW = 1;

/** The generator of an account's codes; the label is what an authenticator app shows. */
export function createGenerator(secret: Secret, label: string): TOTP {
  return new TOTP({ issuer: 'Kinora', label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}

/** Under which name an account's secret is sealed. */
export function secretName(accountId: string): string {
  return `account/${accountId}/second-factor`;
}

/** What is kept of a recovery code: it is read as it is written, with or without its lines and capitals. */
export function hashRecoveryCode(code: string): Buffer {
  return hashToken(code.toLowerCase().replaceAll(/[^a-z2-7]/g, ''));
}

/**
 * Asks an account that has a second factor for its code: that of the app (each is taken once) or a recovery code
 * (likewise). Passes an account that has none. Throws SECOND_FACTOR_REQUIRED without a code, SECOND_FACTOR_ERROR for a
 * wrong or used one, TOO_MANY_ATTEMPTS.
 */
export async function checkSecondFactor(
  parts: SecondFactorParts,
  accountId: string,
  code: string | undefined,
): Promise<void> {
  const [row] = await parts.db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  if (!row?.enrolledAt) return;
  if (code === undefined || code.trim() === '') throw new AppError('SECOND_FACTOR_REQUIRED');
  const limit = secondFactorLimit(accountId);
  await countAttempt(parts.db, limit);
  if (
    !(await useAppCode(parts, accountId, row.sealedSecret, code)) &&
    !(await useRecoveryCode(parts.db, accountId, code))
  )
    throw new AppError('SECOND_FACTOR_ERROR');
  await forgetAttempts(parts.db, limit);
}

/** True for the code that the app shows now, which is spent by that: of two that send it at once, one is refused. */
export async function useAppCode(
  { db, sealer }: SecondFactorParts,
  accountId: string,
  sealedSecret: Buffer,
  code: string,
): Promise<boolean> {
  const digits = code.normalize('NFKC').replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return false;
  const generator = createGenerator(Secret.fromBase32(sealer.open(secretName(accountId), sealedSecret)), '');
  const delta = generator.validate({ token: digits, window: WINDOW });
  if (delta === null) return false;
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
