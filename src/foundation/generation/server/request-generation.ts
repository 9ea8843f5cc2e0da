import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { holdCoins } from '#src/foundation/coins/server/hold-coins.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import type { MediaFolder } from '#src/shared/catalogue/media-folders.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { requireModel } from '#src/shared/catalogue/models/model-availability.ts';
import type { VendorRequest } from '#src/vendors/vendor.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { wakeStart } from './internal/wake-start.ts';
import { priceGeneration } from './price-generation.ts';
import { generations, type Wake } from './tables.ts';

/** What is to be made, by which model, for whom and at what price. */
export interface GenerationOrder {
  accountId: string;
  /** Id of a catalogue model of the request's kind. */
  model: string;
  request: VendorRequest;
  /** The folder for the result. */
  folder: MediaFolder;
  /** The same key means the same generation, however often it is sent. */
  idempotencyKey: string;
  /** What the coins are for, as shown in the account's history. */
  reason: string;
  /** The quoted price, where it is not the model's own. Work of the draft engine is free in any case. */
  priceCoins?: number;
  /** A hold of exactly this price that the caller made before; the generation takes it over. */
  holdId?: string;
  wake?: Wake;
  /** Within a film, higher priorities start first; 0 by default. */
  priority?: number;
  /** When its film was created: within an account the oldest starts first. Now by default. */
  since?: Date;
  /** What it belongs to (a film), locked by the caller: all of one group share a wake-up. */
  group?: string;
}

/**
 * The only way to start paid work: in the caller's transaction it holds the price, inserts the generation and enqueues
 * it. Returns its id. Throws MODEL_UNKNOWN, MODEL_RETIRED, MODEL_UNAVAILABLE or INSUFFICIENT_COINS before anything
 * changes.
 */
export async function requestGeneration(
  transaction: Transaction,
  dependencies: Pick<GenerationDependencies, 'queue' | 'vendors'>,
  order: GenerationOrder,
): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const model = requireModel(order.model, order.request.kind, new Set(dependencies.vendors.keys()), today);
  const [before] = await transaction
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.accountId, order.accountId), eq(generations.idempotencyKey, order.idempotencyKey)));
  if (before) {
    return before.id;
  }
  const id = randomUUID();
  const priceCoins = isPaid(model) ? (order.priceCoins ?? priceGeneration(model, order.request)) : 0;
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
    priority: order.priority ?? 0,
    ...(order.since ? { since: order.since } : {}),
  });
  reachFailpoint('generation-held');
  await wakeStart(transaction, dependencies, {
    vendor: model.vendor,
    kind: order.request.kind,
    group: order.group ?? id,
  });
  return id;
}
