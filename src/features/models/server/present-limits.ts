import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { SERVED_KINDS } from '#src/shared/catalogue/models/routes.ts';
import { UNCHANGED_LIMITS, VENDOR_LIMITS, WAIT_LIMITS, type LimitChange } from '#src/shared/catalogue/vendor-limits.ts';
import type { VendorAnswer } from '../contract.ts';

/**
 * A vendor's limits as they were changed, beside the usual ones. `usualAtOnce` is the environment's number of requests
 * at a time, if it has one.
 */
export function presentLimits(
  vendor: Exclude<VendorName, 'draft'>,
  change: LimitChange = UNCHANGED_LIMITS,
  usualAtOnce?: number,
): VendorAnswer['limits'] {
  const { atOnce, startsPerMinute } = VENDOR_LIMITS[vendor];
  return {
    atOnce: change.atOnce,
    startsPerMinute: change.startsPerMinute,
    usual: { atOnce: usualAtOnce ?? atOnce, startsPerMinute },
    waits: SERVED_KINDS[vendor].map((kind) => ({
      kind,
      toStartMinutes: change.waits[kind]?.toStartMinutes ?? null,
      toEndMinutes: change.waits[kind]?.toEndMinutes ?? null,
      usual: { ...WAIT_LIMITS[kind] },
    })),
  };
}
