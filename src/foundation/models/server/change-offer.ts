import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import type { ModelChange } from '#src/shared/catalogue/models/change-model.ts';
import { operatorModels } from './tables.ts';

const UNCHANGED: ModelChange = { isOff: false, priceCoins: null, routes: null, servedBy: null };

/** What the operator changed about a model. */
export async function readModelChange(executor: Executor, model: string): Promise<ModelChange> {
  const [row] = await executor.select().from(operatorModels).where(eq(operatorModels.model, model));
  if (!row) {
    return UNCHANGED;
  }
  const { isOff, priceCoins, routes, servedBy } = row;
  return { isOff, priceCoins, routes, servedBy };
}

/** Sets what differs from the catalogue; a model without any difference has no row. */
export async function keepModelChange(transaction: Transaction, model: string, change: ModelChange): Promise<void> {
  await transaction
    .insert(operatorModels)
    .values({ model, ...change })
    .onConflictDoUpdate({ target: operatorModels.model, set: { ...change, changedAt: sql`now()` } });
  await transaction
    .delete(operatorModels)
    .where(sql`not is_off and price_coins is null and routes is null and served_by is null`);
}
