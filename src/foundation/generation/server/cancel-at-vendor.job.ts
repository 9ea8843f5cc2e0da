import { eq } from 'drizzle-orm';
import { scratchRoot, withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { cancelBestEffort } from './internal/cancel-best-effort.ts';
import { endWithoutCharge } from './internal/end-generation.ts';
import { generationLease } from './internal/lease.ts';
import { vendorContextOf } from './internal/vendor-context.ts';
import { vendorOfRow } from './internal/vendor-of-row.ts';
import { wakeWaiting } from './internal/wake-waiting.ts';
import { generations } from './tables.ts';

/**
 * Asks the vendor to cancel accepted work that nobody wants any more. Work that surely had not begun ends, and its
 * coins come back; any other goes on and is charged. Throws LOCK_NOT_OBTAINED while it is being checked.
 */
export async function cancelAtVendor(
  dependencies: GenerationDependencies,
  { generationId }: { generationId: string },
  run: { signal: AbortSignal },
): Promise<void> {
  const [known] = await dependencies.db.select().from(generations).where(eq(generations.id, generationId));
  const vendor = known && (await vendorOfRow(dependencies, known));
  if (known?.state !== 'processing' || !vendor?.cancel) {
    return;
  }
  const row = await generationLease.take(dependencies.db, generationId);
  if (!row) {
    throw new AppError('LOCK_NOT_OBTAINED', { details: { generation: generationId } });
  }
  const lease = generationLease.keep(dependencies, row, run.signal);
  try {
    const said = await withScratchFolder(scratchRoot(dependencies.config), (scratchFolder) =>
      cancelBestEffort(
        dependencies,
        row,
        vendor,
        vendorContextOf(dependencies, row, { scratchFolder, signal: lease.signal }),
      ),
    );
    await dependencies.db.transaction(async (transaction) => {
      if (said !== 'cancelled') {
        await generationLease.release(transaction, row);
      } else if (await generationLease.lock(transaction, row)) {
        await endWithoutCharge(transaction, dependencies, row, { state: 'cancelled' });
        await wakeWaiting(transaction, dependencies, row);
      }
    });
  } finally {
    lease.stop();
  }
}
