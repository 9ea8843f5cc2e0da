import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import { keepModelChange, readModelChange } from '#src/foundation/models/server/change-offer.ts';
import { catalogueModel } from '#src/shared/catalogue/models/all-models.ts';
import type { ModelChange } from '#src/shared/catalogue/models/change-model.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import type { ModelEntry } from '#src/shared/catalogue/models/model-entry.ts';
import { SERVED_KINDS } from '#src/shared/catalogue/models/routes.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Act, ModelDependencies } from './model-dependencies.ts';
import { PRICED_KINDS } from './read-offer.ts';

/**
 * Changes how a model is offered, from now on. Throws MODEL_UNKNOWN; NOT_FOUND for a model of the built-in engine;
 * MODEL_CANNOT_SERVE where the other model is of another kind or does not do its own work; ROUTE_INVALID for a way by a
 * vendor that does not serve this kind; INVALID_DATA for a price where the feature's counts.
 */
export async function changeModelWithAudit(
  { db, offer }: ModelDependencies,
  act: Act,
  { model: id, isOn, ...asked }: { model: string; isOn: boolean } & Omit<ModelChange, 'isOff'>,
): Promise<void> {
  const model = catalogueModel(id);
  if (!isPaid(model)) {
    throw new AppError('NOT_FOUND', { details: { model: id } });
  }
  const change: ModelChange = { ...asked, isOff: !isOn };
  await db.transaction(async (transaction) => {
    checkPrice(model, change);
    checkRoutes(model, change);
    if (change.servedBy !== null) {
      const { servedBy } = await readModelChange(transaction, change.servedBy);
      checkServing(model, catalogueModel(change.servedBy), servedBy);
    }
    const before = await readModelChange(transaction, id);
    await keepModelChange(transaction, id, change);
    await writeAudit(transaction, {
      actorId: act.adminId,
      requestId: act.requestId,
      action: 'model.change',
      subject: { kind: 'model', id },
      before: factsOf(before),
      after: factsOf(change),
    });
  });
  await offer.refresh();
}

function checkPrice({ kind }: ModelEntry, { priceCoins }: ModelChange): void {
  if (priceCoins !== null && !PRICED_KINDS.includes(kind)) {
    throw new AppError('INVALID_DATA', { details: { field: 'priceCoins' } });
  }
}

function checkRoutes({ kind }: ModelEntry, { routes }: ModelChange): void {
  const wrong = routes?.find(({ vendor }) => vendor === 'draft' || !SERVED_KINDS[vendor].includes(kind));
  if (wrong) {
    throw new AppError('ROUTE_INVALID', { details: { vendor: wrong.vendor } });
  }
}

function checkServing(model: ModelEntry, other: ModelEntry, servesAs: string | null): void {
  if (other.id === model.id || other.kind !== model.kind || !isPaid(other) || servesAs !== null) {
    throw new AppError('MODEL_CANNOT_SERVE', { details: { model: other.label } });
  }
}

function factsOf({ isOff, priceCoins, routes, servedBy }: ModelChange) {
  const ways = routes?.map(({ vendor, vendorModel }) => `${vendor} ${vendorModel}`).join(', ') ?? null;
  return { isOn: !isOff, priceCoins, routes: ways, servedBy };
}
