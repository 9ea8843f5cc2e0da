import { VendorError } from '#src/vendors/vendor.ts';
import type { GenerationDependencies } from '../generation-dependencies.ts';
import type { GenerationRow } from '../tables.ts';
import { failGeneration, setAsideAsUnknown } from './end-generation.ts';
import { isOverdue, lateFailureOf } from './overdue.ts';
import { checkAgain, startAgain, takeNextRoute } from './put-back.ts';

/** After so many seconds another process may have taken the work, or this one the key. */
const LOOK_AGAIN_SECONDS = 10;

/**
 * Ends a run whose vendor has no key in this process. Another process may have it, so that work goes on waiting for one
 * that has: accepted work until it is overdue, other work as long as anything may wait for a vendor. Only work with a
 * member's key ends at once, because its owner removed the key for all processes.
 */
export async function endRunWithoutVendor(dependencies: GenerationDependencies, row: GenerationRow): Promise<void> {
  if (row.ownKey) {
    const reason = `the own key at ${row.vendor} was removed, or may not be used`;
    return void (await failGeneration(dependencies, row, { code: 'OWN_KEY_GONE', reason }));
  }
  const reason = `${row.vendor} is not set up in this process`;
  if (row.operation !== null) {
    if (isOverdue(row)) {
      return void (await failGeneration(dependencies, row, lateFailureOf(row, reason)));
    }
    dependencies.log.warn({ generationId: row.id, vendor: row.vendor }, 'accepted work cannot be checked here');
    return checkAgain(dependencies, row, LOOK_AGAIN_SECONDS);
  }
  if (row.state === 'submitting') {
    return void (await setAsideAsUnknown(dependencies, row, `a worker died while it sent the request, and ${reason}`));
  }
  if (!(await takeNextRoute(dependencies, row, new VendorError('unusable', reason)))) {
    await startAgain(dependencies, row, LOOK_AGAIN_SECONDS, row.attempts);
  }
}
