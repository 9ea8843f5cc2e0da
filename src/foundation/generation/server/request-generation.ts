import { randomUUID } from 'node:crypto';
import { and, inArray } from 'drizzle-orm';
import { holdCoins } from '#src/foundation/coins/server/hold-coins.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import type { MediaFolder } from '#src/shared/catalogue/media-folders.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { requireModel } from '#src/shared/catalogue/models/model-availability.ts';
import { chooseRoute } from '#src/shared/catalogue/models/routes.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import { openVendors, type VendorRequest } from '#src/vendors/vendor.ts';
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
  /** It goes with the account's own key at a vendor of the model, never with the operator's, and costs no coins. */
  ownKey?: boolean;
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

type Dependencies = Pick<GenerationDependencies, 'queue' | 'vendors' | 'ownKeys'>;

/**
 * The only way to start paid work: in the caller's transaction it holds the price, inserts the generation and enqueues
 * it. Returns its id. Throws MODEL_UNKNOWN, MODEL_RETIRED, MODEL_UNAVAILABLE, OWN_KEY_GONE or INSUFFICIENT_COINS before
 * anything changes.
 */
export async function requestGeneration(
  transaction: Transaction,
  dependencies: Dependencies,
  order: GenerationOrder,
): Promise<string> {
  const [asked] = await requestGenerations(transaction, dependencies, [order]);
  if (typeof asked !== 'string') {
    throw asked;
  }
  return asked;
}

/**
 * The same for many at once, with as few queries as for one. Returns in their order the id of each, or the error that
 * it was refused with; holds are made in this order too, so coins that do not suffice for all go to the first.
 */
export async function requestGenerations(
  transaction: Transaction,
  dependencies: Dependencies,
  orders: readonly GenerationOrder[],
): Promise<(string | AppError)[]> {
  const before = await findBefore(transaction, orders);
  const made: (typeof generations.$inferInsert)[] = [];
  const asked: (string | AppError)[] = [];
  for (const order of orders) {
    const known = before.get(nameOf(order));
    if (known !== undefined) {
      asked.push(known);
      continue;
    }
    try {
      const row = await prepare(transaction, dependencies, order);
      made.push(row);
      asked.push(row.id);
    } catch (error) {
      if (!isAppError(error)) {
        throw error;
      }
      asked.push(error);
    }
  }
  if (made.length > 0) {
    await transaction.insert(generations).values(made);
  }
  const groups = new Map(orders.map((order) => [nameOf(order), order.group]));
  for (const [group, waiting] of Map.groupBy(made, (row) => groups.get(nameOf(row)) ?? row.id)) {
    waiting.forEach(() => reachFailpoint('generation-held'));
    await wakeStart(transaction, dependencies, { group, waiting });
  }
  return asked;
}

function nameOf({ accountId, idempotencyKey }: Pick<GenerationOrder, 'accountId' | 'idempotencyKey'>): string {
  return `${accountId} ${idempotencyKey}`;
}

/** Ids of the generations that were asked for before, by name. */
async function findBefore(transaction: Transaction, orders: readonly GenerationOrder[]): Promise<Map<string, string>> {
  const rows = await transaction
    .select({ id: generations.id, accountId: generations.accountId, idempotencyKey: generations.idempotencyKey })
    .from(generations)
    .where(
      and(
        inArray(generations.accountId, [...new Set(orders.map(({ accountId }) => accountId))]),
        inArray(
          generations.idempotencyKey,
          orders.map(({ idempotencyKey }) => idempotencyKey),
        ),
      ),
    );
  return new Map(rows.map((row) => [nameOf(row), row.id]));
}

/** The row of a generation, whose price is held. */
async function prepare(
  transaction: Transaction,
  dependencies: Dependencies,
  order: GenerationOrder,
): Promise<typeof generations.$inferInsert> {
  const today = new Date().toISOString().slice(0, 10);
  const { ownKey = false } = order;
  const configured = ownKey
    ? await dependencies.ownKeys.vendorsOf(transaction, order.accountId)
    : openVendors(dependencies.vendors);
  if (ownKey && !chooseRoute(findModel(order.model, order.request.kind), configured)) {
    throw new AppError('OWN_KEY_GONE');
  }
  const model = requireModel(order.model, order.request.kind, configured, today);
  const route = chooseRoute(model, configured) ?? model;
  const isFree = ownKey || !isPaid(model);
  const priceCoins = isFree ? 0 : (order.priceCoins ?? priceGeneration(model, order.request));
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
  return {
    id: randomUUID(),
    accountId: order.accountId,
    kind: order.request.kind,
    model: model.id,
    vendor: route.vendor,
    vendorModel: route.vendorModel,
    ownKey,
    request: order.request,
    priceCoins,
    holdId,
    idempotencyKey: order.idempotencyKey,
    folder: order.folder,
    wake: order.wake ?? null,
    priority: order.priority ?? 0,
    ...(order.since ? { since: order.since } : {}),
  };
}
