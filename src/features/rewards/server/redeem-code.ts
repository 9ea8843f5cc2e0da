import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import {
  countAttempts,
  forgiveAttempt,
  type AttemptLimit,
} from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { markSpecial } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import { networkOf } from '#src/platform/server/http/network-of.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { recordCodeGuess } from './code-guesses.ts';
import { hashCodeWord } from './redeem-code-word.ts';
import { redeemCodeBatches, redeemCodes } from './tables.ts';

const HOUR = 3600;

/** Limits of entering codes, right or wrong; a right one is not counted. */
function redeemLimits(accountId: string, networkAddress: string): AttemptLimit[] {
  return [
    { kind: 'redeem-account', subject: accountId, allowed: 10, seconds: HOUR },
    { kind: 'redeem-network', subject: networkOf(networkAddress), allowed: 60, seconds: HOUR },
  ];
}

/**
 * Redeems a code: its coins and the special status in one transaction, once per code, also under concurrency. Returns
 * the coins. Throws EMPTY_CODE, INVALID_CODE (unknown), CODE_ALREADY_USED, FILE_NOT_FOUND (no codes were ever created
 * here), REDEEM_FAILED (expired or stopped), TOO_MANY_ATTEMPTS.
 */
export async function redeemCode(
  db: Database,
  redeem: { accountId: string; code: string; networkAddress: string },
): Promise<number> {
  const { accountId } = redeem;
  const codeSha256 = hashCodeWord(redeem.code);
  if (!codeSha256) {
    throw new AppError('EMPTY_CODE');
  }
  const limits = redeemLimits(accountId, redeem.networkAddress);
  await countAttempts(db, limits);
  const coins = await db.transaction(async (transaction) => {
    const isOpen = and(
      isNull(redeemCodeBatches.stoppedAt),
      or(isNull(redeemCodeBatches.expiresAt), gt(redeemCodeBatches.expiresAt, sql`now()`)),
    );
    const [used] = await transaction
      .update(redeemCodes)
      .set({ redeemedBy: accountId, redeemedAt: sql`now()` })
      .from(redeemCodeBatches)
      .where(
        and(
          eq(redeemCodes.codeSha256, codeSha256),
          isNull(redeemCodes.redeemedAt),
          eq(redeemCodeBatches.id, redeemCodes.batchId),
          isOpen,
        ),
      )
      .returning({ batchId: redeemCodes.batchId, coins: redeemCodeBatches.coins });
    if (!used) {
      return undefined;
    }
    await grantCoins(transaction, {
      accountId,
      coins: used.coins,
      reason: 'redeem_code',
      task: { kind: 'redeem_code_batch', id: used.batchId },
      idempotencyKey: `redeem:${codeSha256.toString('hex')}`,
    });
    await markSpecial(transaction, accountId);
    return used.coins;
  });
  if (coins === undefined) {
    throw await explainRefusal(db, accountId, codeSha256);
  }
  for (const limit of limits) {
    await forgiveAttempt(db, limit);
  }
  return coins;
}

/** Why a code cannot be redeemed. Unknown codes are recorded. */
async function explainRefusal(db: Database, accountId: string, codeSha256: Buffer): Promise<AppError> {
  const [code] = await db
    .select({ redeemedAt: redeemCodes.redeemedAt })
    .from(redeemCodes)
    .where(eq(redeemCodes.codeSha256, codeSha256));
  if (code) {
    return new AppError(code.redeemedAt === null ? 'REDEEM_FAILED' : 'CODE_ALREADY_USED');
  }
  const [batch] = await db.select({ id: redeemCodeBatches.id }).from(redeemCodeBatches).limit(1);
  if (!batch) {
    return new AppError('FILE_NOT_FOUND');
  }
  await recordCodeGuess(db, accountId);
  return new AppError('INVALID_CODE');
}
