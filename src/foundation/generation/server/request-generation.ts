import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { holdCoins } from '#src/foundation/coins/server/hold-coins.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import type { MediaFolder } from '#src/shared/catalogue/media-folders.ts';
import { requireModel } from '#src/shared/catalogue/models/model-availability.ts';
import type { VendorRequest } from '#src/vendors/vendor.ts';
import type { GenerationTools } from './generation-tools.ts';
import { runGenerationJob } from './jobs.ts';
import { priceGeneration } from './price-generation.ts';
import { generations, type Wake } from './tables.ts';

export interface GenerationOrder {
  accountId: string;
  /** Id of a model of the catalogue whose kind is the request's. */
  model: string;
  request: VendorRequest;
  /** Where the result is kept. */
  folder: MediaFolder;
  /** The same key asks for the same generation, however often it is sent. */
  idempotencyKey: string;
  /** What the coins are for, as the account's history shows it. */
  reason: string;
  /** What was quoted for it, where that is not the model's own price. The draft engine's work is free in any case. */
  priceCoins?: number;
  /** A hold of just this price that the caller made before; it becomes the generation's own. */
  holdId?: string;
  wake?: Wake;
  priority?: number;
}

/**
 * The one door to paid work: in the caller's transaction it holds the price, writes the generation down and enqueues
 * it. Answers with its id. Throws MODEL_UNKNOWN, MODEL_RETIRED, MODEL_UNAVAILABLE or INSUFFICIENT_COINS before anything
 * moves.
 */
export async function requestGeneration(
  transaction: Transaction,
  tools: Pick<GenerationTools, 'queue' | 'vendors'>,
  order: GenerationOrder,
): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const model = requireModel(order.model, order.request.kind, new Set(tools.vendors.keys()), today);
  const [before] = await transaction
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.accountId, order.accountId), eq(generations.idempotencyKey, order.idempotencyKey)));
  if (before) return before.id;
  const id = randomUUID();
  const priceCoins = model.vendor === 'draft' ? 0 : (order.priceCoins ?? priceGeneration(model, order.request));
  const holdId =
    priceCoins === 0
      ? null
      : (order.holdId ??
        (
          await holdCoins(transaction, {
            accountId: order.accountId,
            coins: priceCoins,
            reason: order.reason,
            task: { kind: 'generation', id: order.idempotencyKey },
            idempotencyKey: `generation:${order.idempotencyKey}`,
          })
        ).id);
  await transaction.insert(generations).values({
    id,
    accountId: order.accountId,
    kind: order.request.kind,
    model: model.id,
    vendor: model.vendor,
    request: order.request,
    priceCoins,
    holdId,
    idempotencyKey: order.idempotencyKey,
    folder: order.folder,
    wake: order.wake ?? null,
  });
  reachFailpoint('generation-held');
  await tools.queue.send(
    transaction,
    runGenerationJob,
    { generationId: id },
    {
      id: uuidFrom('generation', id, 0),
      ...(order.priority === undefined ? {} : { priority: order.priority }),
    },
  );
  return id;
}
