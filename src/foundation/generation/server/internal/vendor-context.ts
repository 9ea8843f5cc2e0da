import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { VendorContext } from '#src/vendors/vendor.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import type { GenerationRow } from '../tables.ts';
import { vendorModelOf } from '../vendor-model-of.ts';
import { filePathsFor } from './file-paths.ts';

/** What a vendor is told with every call about a generation. */
export function vendorContextOf(
  dependencies: Pick<GenerationDependencies, 'config' | 'db' | 'storage' | 'vendors'>,
  row: GenerationRow,
  call: Pick<VendorContext, 'scratchFolder' | 'signal' | 'tellProgress'>,
): VendorContext {
  return {
    generationId: row.id,
    priority: row.priority,
    attempt: row.attempts + 1,
    model: row.model,
    vendorModel: vendorModelOf(row),
    ...webhookOf(dependencies, row),
    ...call,
    pathOfFile: filePathsFor(dependencies, row.accountId),
  };
}

/** A vendor on the internet reaches us by https alone. */
function webhookOf(
  { config, vendors }: Pick<GenerationDependencies, 'config' | 'vendors'>,
  { id, vendor, ownKey }: GenerationRow,
): Pick<VendorContext, 'webhookAddress'> {
  const { publicUrl } = config.server;
  // The signatures of work with a member's key are of another account there.
  const isCalled =
    !ownKey && publicUrl?.startsWith('https://') && vendors.get(vendor as VendorName)?.isWebhookSigned !== undefined;
  return isCalled ? { webhookAddress: `${publicUrl}/webhooks/vendors/${vendor}/${id}` } : {};
}
