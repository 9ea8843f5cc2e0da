import { VendorError, type VendorContext, type VendorRequest, type VendorResult } from '../vendor.ts';
import { takeResult, type GivenResult, type ResultParts } from './take-result.ts';

/**
 * The end of a submit that was answered with its result. Throws VendorError `failed` for whatever keeps the result from
 * being taken in, even where a later attempt might: `busy` would have the submit sent, and paid, a second time.
 */
export async function endWithResult(
  parts: ResultParts,
  request: VendorRequest,
  given: GivenResult,
  context: VendorContext,
): Promise<{ kind: 'done'; result: VendorResult }> {
  try {
    const file = await takeResult(parts, request, given, context);
    return { kind: 'done', result: { file, servedBy: context.vendorModel } };
  } catch (cause) {
    if (cause instanceof VendorError && cause.kind === 'busy') {
      throw new VendorError('failed', cause.message, { cause });
    }
    throw cause;
  }
}
