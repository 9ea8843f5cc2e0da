import type { VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import { askVendor, errorOfAnswer, readJson, type VendorAnswer } from '../http/ask-vendor.ts';
import { endWithResult } from '../results/end-with-result.ts';
import { pictureWorkOf } from '../results/picture-work.ts';
import { readEncodedPicture } from '../results/read-encoded-picture.ts';
import type { ResultParts } from '../results/take-result.ts';
import { VendorError, type Vendor, type VendorErrorKind } from '../vendor.ts';
import { openaiImageCall } from './openai-image.ts';

const NAME = 'OpenAI';
/** A picture of high quality takes up to two minutes. */
const MOST_SECONDS = 300;

/**
 * OpenAI's pictures: https://developers.openai.com/api/reference/resources/images. The answer to the submit is the
 * picture; there is no key for repetitions, so a submit without an answer stays unknown.
 */
export function createOpenaiVendor(access: VendorAccess, parts: ResultParts): Vendor {
  return {
    repeatable: false,
    async start(request, context) {
      const work = pictureWorkOf(request);
      if (!work) {
        throw new VendorError('failed', `${context.vendorModel} cannot be asked for this at OpenAI`);
      }
      const { path, body } = await openaiImageCall(work, context);
      const answer = await askVendor({
        vendor: NAME,
        method: 'POST',
        url: `${access.url}/${path}`,
        headers: { authorization: `Bearer ${access.key ?? ''}` },
        body,
        isSubmit: true,
        mostSeconds: MOST_SECONDS,
        hasEncodedPicture: true,
        signal: context.signal,
      });
      if (answer.status !== 200) {
        throw explain(answer);
      }
      return endWithResult(parts, { bytes: await readEncodedPicture(answer) }, context);
    },
    check: () => Promise.reject(new VendorError('failed', 'OpenAI answers at once: there is nothing to check')),
  };
}

/**
 * What OpenAI's own error codes and types mean. Spent credit and reached limits come with the status of too many
 * requests, where waiting is in vain.
 */
const KINDS: Readonly<Record<string, VendorErrorKind>> = {
  moderation_blocked: 'refused',
  content_policy_violation: 'refused',
  insufficient_quota: 'unusable',
  credit_balance_exhausted: 'unusable',
  organization_spend_limit_exceeded: 'unusable',
  project_spend_limit_exceeded: 'unusable',
  billing_hard_limit_reached: 'unusable',
  model_not_found: 'unusable',
  server_is_overloaded: 'busy',
  slow_down: 'busy',
};

/** The body of an answer that is no result. */
interface OpenaiFailure {
  error?: { code?: unknown; type?: unknown; param?: unknown; message?: unknown };
}

function explain(answer: VendorAnswer): VendorError {
  const body = readJson(answer) as OpenaiFailure | undefined;
  const { code, type, param, message } = body?.error ?? {};
  const isAboutModel = answer.status === 400 && param === 'model';
  return errorOfAnswer(answer, {
    kind: KINDS[String(code)] ?? KINDS[String(type)] ?? (isAboutModel ? 'unusable' : undefined),
    reason: typeof message === 'string' ? message : undefined,
  });
}
