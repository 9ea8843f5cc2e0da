import type { VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import { askVendor, errorOfAnswer, readJson, type VendorAnswer } from '../http/ask-vendor.ts';
import { endWithResult } from '../results/end-with-result.ts';
import type { ResultParts } from '../results/take-result.ts';
import { VendorError, type Vendor, type VendorErrorKind } from '../vendor.ts';
import { elevenLabsCall } from './elevenlabs-call.ts';

const NAME = 'elevenlabs';
/** Ten minutes of music are 10 MB. */
const MOST_BYTES = 40 * 1024 * 1024;
/** The best that every plan includes. */
const OUTPUT_FORMAT = 'mp3_44100_128';

/**
 * ElevenLabs for music and sounds: https://elevenlabs.io/docs/api-reference. The answer to a request is the recording;
 * there are no jobs and no key for repetitions.
 */
export function createElevenLabsVendor(access: VendorAccess, parts: ResultParts): Vendor {
  return {
    repeatable: false,
    async start(request, context) {
      const call = elevenLabsCall(context.vendorModel, request);
      if (!call) {
        throw new VendorError('failed', `${context.vendorModel} cannot be asked for this at elevenlabs`);
      }
      const answer = await askVendor({
        vendor: NAME,
        method: 'POST',
        url: `${access.url}${call.path}?output_format=${OUTPUT_FORMAT}`,
        headers: { 'xi-api-key': access.key ?? '', accept: '*/*' },
        body: call.input,
        isSubmit: true,
        mostSeconds: call.mostSeconds,
        mostFileBytes: MOST_BYTES,
        signal: context.signal,
      });
      if (answer.status !== 200) {
        throw explain(answer);
      }
      if (!/^(audio\/|application\/octet-stream)/.test(answer.headers.get('content-type') ?? '')) {
        throw new VendorError('outcome_unknown', 'elevenlabs answered 200 without a recording');
      }
      return endWithResult(parts, { bytes: answer.bytes }, context);
    },
    check: () => Promise.reject(new VendorError('failed', 'elevenlabs has no operations')),
  };
}

/** What ElevenLabs' own codes mean, whatever their status. */
const KINDS: Readonly<Record<string, VendorErrorKind>> = {
  bad_prompt: 'refused',
  content_policy_violation: 'refused',
  content_against_policy: 'refused',
  quota_exceeded: 'unusable',
  insufficient_credits: 'unusable',
  limited_access: 'unusable',
  invalid_api_key: 'unusable',
  model_not_found: 'unusable',
};

/** `code` took the place of `status`; a wrong field is told in a list. */
function explain(answer: VendorAnswer): VendorError {
  const { detail } = (readJson(answer) ?? {}) as { detail?: unknown };
  const told = (Array.isArray(detail) ? detail[0] : detail) as
    | { code?: unknown; status?: unknown; message?: unknown; msg?: unknown }
    | null
    | undefined;
  return errorOfAnswer(answer, {
    kind: KINDS[String(told?.code)] ?? KINDS[String(told?.status)],
    reason: String(told?.message ?? told?.msg ?? '') || undefined,
  });
}
