import type { VendorContext } from '#src/vendors/vendor.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import type { GenerationRow } from '../tables.ts';
import { vendorModelOf } from '../vendor-model-of.ts';
import { filePathsFor } from './file-paths.ts';

/** What a vendor is told with every call about a generation. */
export function vendorContextOf(
  dependencies: Pick<GenerationDependencies, 'db' | 'storage'>,
  row: GenerationRow,
  call: { scratchFolder: string; signal: AbortSignal },
): VendorContext {
  return {
    generationId: row.id,
    priority: row.priority,
    attempt: row.attempts + 1,
    model: row.model,
    vendorModel: vendorModelOf(row),
    ...call,
    pathOfFile: filePathsFor(dependencies, row.accountId),
  };
}
