import type { Cancelled, Vendor, VendorContext } from '#src/vendors/vendor.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import type { GenerationRow } from '../tables.ts';

const MOST_SECONDS = 30;

/** Asks the vendor to cancel accepted work, for half a minute at most. One that cannot be asked has cancelled nothing. */
export async function cancelBestEffort(
  { log }: Pick<GenerationDependencies, 'log'>,
  row: GenerationRow,
  vendor: Vendor,
  context: VendorContext,
): Promise<Cancelled> {
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(MOST_SECONDS * 1000)]);
  try {
    return (await vendor.cancel?.(row.operation, { ...context, signal })) ?? 'unsupported';
  } catch (error) {
    log.warn({ err: error, generationId: row.id }, 'a vendor could not be asked to cancel');
    return 'unsupported';
  }
}
