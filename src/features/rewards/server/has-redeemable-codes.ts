import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { redeemCodeBatches, redeemCodes } from './tables.ts';

/** Whether any code can still be redeemed: its batch is open, and nobody has used it. */
export async function hasRedeemableCodes(executor: Executor): Promise<boolean> {
  const rows = await executor
    .select({ id: redeemCodeBatches.id })
    .from(redeemCodeBatches)
    .innerJoin(redeemCodes, and(eq(redeemCodes.batchId, redeemCodeBatches.id), isNull(redeemCodes.redeemedAt)))
    .where(
      and(
        isNull(redeemCodeBatches.stoppedAt),
        or(isNull(redeemCodeBatches.expiresAt), gt(redeemCodeBatches.expiresAt, sql`now()`)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
