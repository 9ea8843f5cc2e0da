import { readReceived } from '#src/platform/server/storage/received-results.ts';
import { VendorError, type Json, type Vendor, type VendorContext } from '../vendor.ts';
import { takeResult, type GivenResult, type ResultParts } from './take-result.ts';

/** A result that came with the answer to the submit: where it is, or nothing for one that was kept. */
interface ReceivedOperation {
  [key: string]: Json;
  received: true;
}

/**
 * The vendor, whose results that came and are kept on this machine are taken from there: it is not asked again for what
 * it has given. A kept result is also the answer to what became of a submit whose worker died.
 */
export function withReceivedResults(vendor: Vendor, parts: ResultParts): Vendor {
  return {
    ...vendor,
    async check(operation, request, context) {
      const given = await findGiven(parts, operation, context);
      if (!given) {
        return vendor.check(operation, request, context);
      }
      const file = await takeResult(parts, request, given, context);
      return { kind: 'done', result: { file, servedBy: context.vendorModel } };
    },
    async find(context) {
      if ((await readReceived(parts.config, context.generationId)) !== undefined) {
        const operation: ReceivedOperation = { received: true };
        return { kind: 'pending', operation, checkAfterSeconds: 0 };
      }
      return (await vendor.find?.(context)) ?? { kind: 'untold' };
    },
    async cancel(operation, context) {
      if (isReceived(operation)) {
        return 'too-late';
      }
      return vendor.cancel ? vendor.cancel(operation, context) : 'unsupported';
    },
  };
}

async function findGiven(
  { config }: ResultParts,
  operation: Json,
  { generationId }: VendorContext,
): Promise<GivenResult | undefined> {
  const bytes = await readReceived(config, generationId);
  if (bytes) {
    return { bytes };
  }
  if (!isReceived(operation)) {
    return undefined;
  }
  if (typeof operation['address'] !== 'string') {
    throw new VendorError('failed', 'the result came and is no longer on this machine');
  }
  return { address: operation['address'] };
}

function isReceived(operation: Json): operation is ReceivedOperation {
  return (
    typeof operation === 'object' && operation !== null && !Array.isArray(operation) && operation['received'] === true
  );
}
