import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { chooseRoute } from '#src/shared/catalogue/models/routes.ts';
import { openVendors, type VendorError } from '#src/vendors/vendor.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import type { GenerationRow } from '../tables.ts';
import { vendorModelOf } from '../vendor-model-of.ts';
import { checkLater, secondsFromNow } from './check-later.ts';
import { generationLease } from './lease.ts';
import { wakeStart } from './wake-start.ts';
import { wakeWaiting } from './wake-waiting.ts';

/** Releases accepted work, to be checked after some seconds. `counts`: what is known of its checks by now. */
export async function checkAgain(
  dependencies: GenerationDependencies,
  row: GenerationRow,
  afterSeconds: number,
  counts: Partial<Pick<GenerationRow, 'checkCount' | 'unendedChecks'>> = {},
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const kept = await generationLease.release(transaction, row, {
      ...counts,
      dueAt: secondsFromNow(afterSeconds),
    });
    if (kept) {
      await checkLater(transaction, dependencies, row.id, afterSeconds);
    }
  });
}

/**
 * Hands the work to the next way to its model: nothing was started by this one. False when there is none, and for work
 * with a member's key.
 */
export async function takeNextRoute(
  dependencies: GenerationDependencies,
  row: GenerationRow,
  error: VendorError,
): Promise<boolean> {
  const tried = { vendor: row.vendor as VendorName, vendorModel: vendorModelOf(row) };
  const next = row.ownKey ? undefined : chooseRoute(findModel(row.model), openVendors(dependencies.vendors), tried);
  if (!next) {
    return false;
  }
  dependencies.log.warn(
    { generationId: row.id, err: error, vendor: next.vendor },
    'a vendor cannot be used: the next one is asked',
  );
  Object.assign(row, next);
  await startAgain(dependencies, row, 0, 0);
  return true;
}

/** Resets the row to not started, to be started after some seconds. */
export async function startAgain(
  dependencies: GenerationDependencies,
  row: GenerationRow,
  afterSeconds: number,
  attempts: number,
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const kept = await generationLease.release(transaction, row, {
      state: 'pending',
      vendor: row.vendor,
      vendorModel: row.vendorModel,
      attempts,
      dueAt: secondsFromNow(afterSeconds),
    });
    if (kept) {
      await wakeStart(transaction, dependencies, { group: row.id, waiting: [row] }, afterSeconds);
      await wakeWaiting(transaction, dependencies, row);
    }
  });
}
