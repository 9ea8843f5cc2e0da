import { randomBytes } from 'node:crypto';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { Secret } from 'otpauth';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Caller } from '../account.ts';
import { secondFactorLimit } from '../attempts/attempt-limits.ts';
import { countAttempt, forgetAttempts } from '../attempts/count-attempt.ts';
import { recoveryCodes, secondFactors } from '../second-factor-tables.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { accounts } from '../tables.ts';
import {
  checkSecondFactor,
  createGenerator,
  hashRecoveryCode,
  secretName,
  useAppCode,
  type SecondFactorParts,
} from './check-second-factor.ts';

const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;

/** The state of an account's second factor. */
export async function readSecondFactor(
  { db }: Pick<SecondFactorParts, 'db'>,
  accountId: string,
): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
  const [row] = await db
    .select({ enrolledAt: secondFactors.enrolledAt })
    .from(secondFactors)
    .where(eq(secondFactors.accountId, accountId));
  const [left] = await db
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return { isOn: row?.enrolledAt instanceof Date, recoveryCodesLeft: left?.codes ?? 0 };
}

/**
 * Creates a secret for an authenticator app. It is not required yet: `finishSecondFactor` switches it on. Starting
 * again creates another one. Throws SECOND_FACTOR_IS_ON.
 */
export async function beginSecondFactor(
  { db, sealer }: SecondFactorParts,
  caller: Caller,
): Promise<{ secret: string; address: string }> {
  const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer });
  const sealedSecret = sealer.seal(secretName(caller.id), secret.base32);
  const kept = await db
    .insert(secondFactors)
    .values({ accountId: caller.id, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: isNull(secondFactors.enrolledAt),
    })
    .returning({ accountId: secondFactors.accountId });
  if (kept.length === 0) {
    throw new AppError('SECOND_FACTOR_IS_ON');
  }
  return { secret: secret.base32, address: createGenerator(secret, caller.email ?? caller.username).toString() };
}

/**
 * Switches the second factor on by a first code, and ends the account's other sessions, which were started without one.
 * Returns the recovery codes, which are shown only now. Throws SECOND_FACTOR_ERROR, SECOND_FACTOR_IS_ON,
 * TOO_MANY_ATTEMPTS.
 */
export async function finishSecondFactor(parts: SecondFactorParts, caller: Caller, code: string): Promise<string[]> {
  const limit = secondFactorLimit(caller.id, caller.sessionId);
  await countAttempt(parts.db, limit);
  const [row] = await parts.db.select().from(secondFactors).where(eq(secondFactors.accountId, caller.id));
  if (row?.enrolledAt) {
    throw new AppError('SECOND_FACTOR_IS_ON');
  }
  if (!row || !(await useAppCode(parts, caller.id, row.sealedSecret, code))) {
    throw new AppError('SECOND_FACTOR_ERROR');
  }
  await forgetAttempts(parts.db, limit);
  const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
  await parts.db.transaction(async (transaction) => {
    // A concurrent sign-in has shown no code: its session was either created before this and ends, or requires one.
    await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, caller.id)).for('update');
    // The secret must still be the one that the code belongs to.
    const enrolled = await transaction
      .update(secondFactors)
      .set({ enrolledAt: sql`now()` })
      .where(
        and(
          eq(secondFactors.accountId, caller.id),
          isNull(secondFactors.enrolledAt),
          eq(secondFactors.sealedSecret, row.sealedSecret),
        ),
      )
      .returning({ accountId: secondFactors.accountId });
    if (enrolled.length === 0) {
      throw new AppError('SECOND_FACTOR_ERROR');
    }
    await transaction
      .insert(recoveryCodes)
      .values(codes.map((one) => ({ codeSha256: hashRecoveryCode(one), accountId: caller.id })));
    await endSessionsOf(transaction, caller.id, 'signed_out_everywhere', caller.sessionId);
  });
  return codes;
}

/** Switches the second factor off by one of its codes. Throws as `checkSecondFactor`. */
export async function removeSecondFactor(
  parts: SecondFactorParts,
  caller: Pick<Caller, 'id' | 'sessionId'>,
  code: string,
): Promise<void> {
  await checkSecondFactor(parts, caller.id, code, caller.sessionId);
  await parts.db.delete(secondFactors).where(eq(secondFactors.accountId, caller.id));
}

/** Removes the second factor of somebody who lost it, and ends every session of the account. Returns whether it had one. */
export async function resetSecondFactor(transaction: Transaction, accountId: string): Promise<boolean> {
  const taken = await transaction
    .delete(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .returning({ enrolledAt: secondFactors.enrolledAt });
  await endSessionsOf(transaction, accountId, 'signed_out_everywhere');
  return taken.some(({ enrolledAt }) => enrolledAt !== null);
}

/** 80 random bits in four groups that can be copied by hand. */
function createRecoveryCode(): string {
  const signs = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.toLowerCase();
  return signs.match(/.{4}/g)?.join('-') ?? signs;
}
