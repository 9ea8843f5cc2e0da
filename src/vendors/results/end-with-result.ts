import { setTimeout as pause } from 'node:timers/promises';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { keepReceived } from '#src/platform/server/storage/received-results.ts';
import { VendorError, type Started, type VendorContext } from '../vendor.ts';
import type { GivenResult, ResultParts } from './take-result.ts';

/** A full disk is waited for this long while the result is held in memory, with growing pauses. */
const MOST_WAIT_SECONDS = 600;
const LONGEST_PAUSE_SECONDS = 20;

/**
 * The end of a submit that was answered with its result. It was paid for, so it is kept before anything else is done
 * with it; the first check takes it in, as often as that needs (see `withReceivedResults`). Throws VendorError `failed`
 * when there is no room even to keep it, for minutes; or the signal's reason.
 */
export async function endWithResult(
  { config }: Pick<ResultParts, 'config'>,
  given: GivenResult,
  { generationId, signal }: VendorContext,
): Promise<Started> {
  if ('address' in given) {
    return { kind: 'pending', operation: { received: true, address: given.address }, checkAfterSeconds: 0 };
  }
  const began = performance.now();
  for (let seconds = 1; ; seconds = Math.min(2 * seconds, LONGEST_PAUSE_SECONDS)) {
    try {
      await keepReceived(config, generationId, given.bytes);
      break;
    } catch (cause) {
      if (performance.now() - began > MOST_WAIT_SECONDS * 1000) {
        throw new VendorError('failed', 'the result came and could not be kept', { cause });
      }
      await pause(seconds * 1000, undefined, { signal });
    }
  }
  reachFailpoint('generation-received');
  return { kind: 'pending', operation: { received: true }, checkAfterSeconds: 0 };
}
