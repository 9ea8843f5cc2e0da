import { readObject, type VendorAnswer } from '../http/ask-vendor.ts';
import { decodeLifted } from '../http/lift-long-texts.ts';
import { VendorError } from '../vendor.ts';

/**
 * The picture of an answer `{ data: [{ b64_json }] }`. Throws VendorError: `failed` when the work ended without a
 * picture, `outcome_unknown` when a submit's answer is of another form.
 */
export async function readEncodedPicture(answer: VendorAnswer): Promise<Buffer> {
  const { data } = readObject(answer);
  if (!Array.isArray(data)) {
    throw new VendorError('outcome_unknown', `${answer.vendor} answered ${answer.status} without a list of pictures`);
  }
  const { b64_json: encoded } = (data[0] ?? {}) as { b64_json?: unknown };
  if (typeof encoded !== 'string') {
    throw new VendorError('failed', `${answer.vendor} finished without a picture`);
  }
  return decodeLifted(answer.texts, encoded);
}
