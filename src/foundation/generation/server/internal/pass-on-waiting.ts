import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { chooseRoute } from '#src/shared/catalogue/models/routes.ts';
import { VENDOR_LIMITS } from '#src/shared/catalogue/vendor-limits.ts';
import { openVendors } from '#src/vendors/vendor.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import { generations } from '../tables.ts';
import { vendorModelOf } from '../vendor-model-of.ts';
import { generationLease } from './lease.ts';
import { listFailingVendors } from './vendor-health.ts';

const PAID_VENDORS = Object.keys(VENDOR_LIMITS) as (keyof typeof VENDOR_LIMITS)[];

/**
 * Hands what waits for a vendor that fails, or has no key in this process, to the next way to its model, where there is
 * one: nothing of it was started. The rest waits, and so does what goes with a member's key: only its owner decides who
 * is asked instead.
 */
export async function passOnWaiting({ db, vendors }: Pick<GenerationDependencies, 'db' | 'vendors'>): Promise<void> {
  const failing = await listFailingVendors(db);
  const closed = [...failing, ...PAID_VENDORS.filter((name) => !vendors.has(name))];
  if (closed.length === 0) {
    return;
  }
  const isWaiting = and(
    eq(generations.state, 'pending'),
    eq(generations.ownKey, false),
    inArray(generations.access, closed),
    generationLease.isFree,
  );
  const { model, vendor, vendorModel } = generations;
  const ways = await db.selectDistinct({ model, vendor, vendorModel }).from(generations).where(isWaiting);
  const configured = new Set([...openVendors(vendors)].filter((name) => !failing.includes(name)));
  for (const way of ways) {
    const tried = { vendor: way.vendor as VendorName, vendorModel: vendorModelOf(way) };
    const next = chooseRoute(findModel(way.model), configured, tried);
    if (next) {
      await db
        .update(generations)
        .set({ vendor: next.vendor, vendorModel: next.vendorModel, attempts: 0, dueAt: sql`now()` })
        .where(
          and(
            isWaiting,
            eq(model, way.model),
            eq(vendor, way.vendor),
            way.vendorModel === null ? isNull(vendorModel) : eq(vendorModel, way.vendorModel),
          ),
        );
    }
  }
}
