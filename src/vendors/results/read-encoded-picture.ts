import { readObject, type VendorAnswer } from '../http/ask-vendor.ts';
import { VendorError } from '../vendor.ts';

/** The longest answer with a picture in base64: a PNG of 4096 pixels square that no compression helps, and 1 MB. */
export const MOST_ENCODED_BYTES = (4096 * 4096 * 3 * 4) / 3 + 1024 * 1024;

/**
 * The picture of an answer `{ data: [{ b64_json }] }`. Throws VendorError: `failed` when the work ended without a
 * picture, `outcome_unknown` when a submit's answer is of another form.
 */
export function readEncodedPicture(answer: VendorAnswer): Buffer {
  const { data } = readObject(answer);
  if (!Array.isArray(data)) {
    throw new VendorError('outcome_unknown', `${answer.vendor} answered ${answer.status} without a list of pictures`);
  }
  const { b64_json: encoded } = (data[0] ?? {}) as { b64_json?: unknown };
  if (typeof encoded !== 'string') {
    throw new VendorError('failed', `${answer.vendor} finished without a picture`);
  }
  return Buffer.from(encoded, 'base64');
}
