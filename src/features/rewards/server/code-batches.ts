import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import type { Database, Executor } from '#src/platform/server/database/database.ts';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { createCodeWord, hashCodeWord } from './redeem-code-word.ts';
import { redeemCodeBatches, redeemCodes, type BatchRow } from './tables.ts';

/** The admin and the request, for the audit. */
export interface CodeAct {
  /** Null for the command line. */
  readonly adminId: string | null;
  readonly requestId: string;
}

/** A batch, and how many of its codes were redeemed. */
export interface CountedBatch extends BatchRow {
  redeemed: number;
}

/**
 * Creates a batch of codes. They are returned now and stored only as hashes. Throws INVALID_DATA for an end in the
 * past.
 */
export async function createCodeBatch(
  db: Database,
  act: CodeAct,
  make: { name: string; count: number; expiresAt?: Date | undefined },
): Promise<{ batch: CountedBatch; codes: string[] }> {
  if (make.expiresAt && make.expiresAt.getTime() <= Date.now()) {
    throw new AppError('INVALID_DATA', { details: { issues: [{ path: 'expiresAt', message: 'is over' }] } });
  }
  const codes = Array.from({ length: make.count }, createCodeWord);
  return db.transaction(async (transaction) => {
    const [batch] = await transaction
      .insert(redeemCodeBatches)
      .values({
        id: randomUUID(),
        name: make.name,
        coins: REWARDS.redeemCode,
        codeCount: make.count,
        createdBy: act.adminId,
        expiresAt: make.expiresAt ?? null,
      })
      .returning();
    if (!batch) {
      throw new Error('the batch was not kept');
    }
    await transaction
      .insert(redeemCodes)
      .values(codes.map((code) => ({ codeSha256: hashCodeWord(code) ?? Buffer.alloc(0), batchId: batch.id })));
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'codes.create',
      subject: { kind: 'redeem_code_batch', id: batch.id },
      requestId: act.requestId,
      after: {
        name: batch.name,
        codes: batch.codeCount,
        coins: batch.coins,
        expiresAt: batch.expiresAt?.toISOString() ?? null,
      },
    });
    return { batch: { ...batch, redeemed: 0 }, codes };
  });
}

/** Batches, newest first, page by page. */
export async function listCodeBatches(
  executor: Executor,
  list: { after?: string | undefined; limit: number },
): Promise<{ batches: CountedBatch[]; next: string | null }> {
  const rows = await executor
    .select()
    .from(redeemCodeBatches)
    .where(
      list.after === undefined
        ? undefined
        : sql`(${redeemCodeBatches.createdAt}, ${redeemCodeBatches.id}) < (select created_at, id from redeem_code_batches where id = ${list.after})`,
    )
    .orderBy(desc(redeemCodeBatches.createdAt), desc(redeemCodeBatches.id))
    .limit(list.limit + 1);
  const batches = await countRedeemed(executor, rows.slice(0, list.limit));
  return { batches, next: rows.length > list.limit ? (batches.at(-1)?.id ?? null) : null };
}

/**
 * Stops a batch: redeemed codes stay valid, the others become invalid. Stopping it again changes nothing. Throws
 * NOT_FOUND.
 */
export async function stopCodeBatch(db: Database, act: CodeAct, batchId: string): Promise<CountedBatch> {
  return db.transaction(async (transaction) => {
    const stopped = await transaction
      .update(redeemCodeBatches)
      .set({ stoppedAt: sql`now()` })
      .where(and(eq(redeemCodeBatches.id, batchId), isNull(redeemCodeBatches.stoppedAt)))
      .returning({ id: redeemCodeBatches.id });
    const [batch] = await countRedeemed(
      transaction,
      await transaction.select().from(redeemCodeBatches).where(eq(redeemCodeBatches.id, batchId)),
    );
    if (!batch) {
      throw new AppError('NOT_FOUND', { details: { batch: batchId } });
    }
    if (stopped.length > 0) {
      await writeAudit(transaction, {
        actorId: act.adminId,
        action: 'codes.stop',
        subject: { kind: 'redeem_code_batch', id: batchId },
        requestId: act.requestId,
        after: { name: batch.name, redeemed: batch.redeemed },
      });
    }
    return batch;
  });
}

async function countRedeemed(executor: Executor, batches: readonly BatchRow[]): Promise<CountedBatch[]> {
  if (batches.length === 0) {
    return [];
  }
  const counts = await executor
    .select({ batchId: redeemCodes.batchId, redeemed: count() })
    .from(redeemCodes)
    .where(
      and(
        inArray(
          redeemCodes.batchId,
          batches.map(({ id }) => id),
        ),
        isNotNull(redeemCodes.redeemedAt),
      ),
    )
    .groupBy(redeemCodes.batchId);
  const redeemed = new Map(counts.map((row) => [row.batchId, row.redeemed]));
  return batches.map((batch) => ({ ...batch, redeemed: redeemed.get(batch.id) ?? 0 }));
}
