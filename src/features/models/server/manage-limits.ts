import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import { keepLimits, readLimitChanges } from '#src/foundation/models/server/change-vendor.ts';
import type { ModelKind, VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { SERVED_KINDS } from '#src/shared/catalogue/models/routes.ts';
import { UNCHANGED_LIMITS, type LimitChange, type WaitLimit } from '#src/shared/catalogue/vendor-limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Act, ModelDependencies } from './model-dependencies.ts';

/** Times of one kind, as they are typed: null for the usual one. */
type TypedWait = { kind: ModelKind } & { [Limit in keyof WaitLimit]: number | null };

/**
 * Changes how much a vendor is asked for and how long people wait for it, from now on in every process. Throws
 * NOT_FOUND for the built-in engine and INVALID_DATA for times of a kind that the vendor does not serve.
 */
export async function changeLimitsWithAudit(
  { db, offer }: ModelDependencies,
  act: Act,
  { vendor, atOnce, startsPerMinute, waits }: Omit<LimitChange, 'waits'> & { vendor: VendorName; waits: TypedWait[] },
): Promise<void> {
  if (vendor === 'draft') {
    throw new AppError('NOT_FOUND', { details: { vendor } });
  }
  if (waits.some(({ kind }) => !SERVED_KINDS[vendor].includes(kind))) {
    throw new AppError('INVALID_DATA', { details: { field: 'waits' } });
  }
  const change: LimitChange = { atOnce, startsPerMinute, waits: changedOf(waits) };
  await db.transaction(async (transaction) => {
    const before = (await readLimitChanges(transaction)).get(vendor) ?? UNCHANGED_LIMITS;
    await keepLimits(transaction, { vendor, change });
    await writeAudit(transaction, {
      actorId: act.adminId,
      requestId: act.requestId,
      action: 'vendor.limits',
      subject: { kind: 'vendor', id: vendor },
      before: factsOf(before),
      after: factsOf(change),
    });
  });
  await offer.refresh();
}

/** What is kept of the times that were typed: those that differ from the usual ones. */
function changedOf(waits: readonly TypedWait[]): LimitChange['waits'] {
  return Object.fromEntries(
    waits.flatMap(({ kind, toStartMinutes, toEndMinutes }) => {
      const wait = {
        ...(toStartMinutes === null ? {} : { toStartMinutes }),
        ...(toEndMinutes === null ? {} : { toEndMinutes }),
      };
      return Object.keys(wait).length === 0 ? [] : [[kind, wait]];
    }),
  );
}

function factsOf({ atOnce, startsPerMinute, waits }: LimitChange) {
  const times = Object.entries(waits).map(
    ([kind, { toStartMinutes, toEndMinutes }]) => `${kind} ${toStartMinutes ?? '-'}/${toEndMinutes ?? '-'}`,
  );
  return { atOnce, startsPerMinute, waits: times.join(', ') };
}
