import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import type { GenerationRow } from '../tables.ts';

/** The vendor of a generation, asked with the key that it goes with; undefined where there is none (any more). */
export async function vendorOfRow(
  { vendors, ownKeys }: Pick<GenerationDependencies, 'vendors' | 'ownKeys'>,
  { vendor, ownKey, accountId }: Pick<GenerationRow, 'vendor' | 'ownKey' | 'accountId'>,
): Promise<Vendor | undefined> {
  return ownKey ? ownKeys.vendorFor(accountId, vendor as VendorName) : vendors.get(vendor as VendorName);
}
