import type { VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import { askVendor, readObject, type VendorAnswer, type VendorQuestion } from '../http/ask-vendor.ts';
import { endWithResult } from '../results/end-with-result.ts';
import { readEncodedPicture } from '../results/read-encoded-picture.ts';
import { takeResult, type GivenResult, type ResultParts } from '../results/take-result.ts';
import { VendorError, type Json, type Vendor, type VendorErrorKind } from '../vendor.ts';
import { findOpenrouterError, kindOfFailedJob } from './openrouter-error.ts';
import { openrouterImageInput } from './openrouter-image.ts';
import { openrouterVideoInput } from './openrouter-video.ts';
import { createOpenrouterWebhook } from './openrouter-webhook.ts';

/** A submitted clip. */
interface OpenrouterJob {
  [key: string]: Json;
  id: string;
}

const NAME = 'OpenRouter';
const MOST_PICTURE_SECONDS = 300;
/** A picture that was not finished is answered with this, and not charged. */
const ENDED: Readonly<Record<number, VendorErrorKind>> = { 502: 'failed' };
const FIRST_CHECK_SECONDS = 20;
const CHECK_SECONDS = 10;
const ENDS: readonly unknown[] = ['failed', 'cancelled', 'expired'];
const MOST_DOWNLOAD_SECONDS = 300;
const MOST_DOWNLOAD_BYTES = 400 * 1024 * 1024;

/**
 * OpenRouter's pictures and clips: https://openrouter.ai/docs/guides/overview/multimodal. A picture is the answer to
 * its submit, a clip is a job that is polled. There is no key for repetitions, so a submit without an answer stays
 * unknown.
 */
export function createOpenrouterVendor(access: VendorAccess, parts: ResultParts): Vendor {
  const ask = (
    path: string,
    question: Pick<VendorQuestion, 'signal'> & Partial<VendorQuestion>,
  ): Promise<VendorAnswer> =>
    askVendor({
      vendor: NAME,
      method: question.body === undefined ? 'GET' : 'POST',
      url: `${access.url}/${path}`,
      isSubmit: question.body !== undefined,
      ...question,
      headers: { authorization: `Bearer ${access.key ?? ''}`, ...question.headers },
    });

  const { webhookSecret } = access;
  return {
    repeatable: false,
    ...(webhookSecret === undefined ? {} : { isWebhookSigned: createOpenrouterWebhook(webhookSecret) }),
    async start(request, context) {
      const { signal } = context;
      if (request.kind === 'image') {
        const body = await openrouterImageInput(request, context);
        const limits = { mostSeconds: MOST_PICTURE_SECONDS, hasEncodedPicture: true };
        const answer = checked(await ask('images', { body, signal, ...limits }), ENDED);
        return endWithResult(parts, { bytes: await readEncodedPicture(answer) }, context);
      }
      if (request.kind === 'video') {
        const body = await openrouterVideoInput(request, context);
        const answer = checked(await ask('videos', { body, signal }));
        const operation: OpenrouterJob = { id: readJobId(answer) };
        return { kind: 'pending', operation, checkAfterSeconds: FIRST_CHECK_SECONDS };
      }
      throw new VendorError('failed', `${context.vendorModel} cannot be asked for this at OpenRouter`);
    },

    async check(operation, request, context) {
      const { signal } = context;
      const { id } = operation as OpenrouterJob;
      const { status, error } = readObject(checked(await ask(`videos/${id}`, { signal })));
      if (ENDS.includes(status)) {
        const reason = typeof error === 'string' ? error : String(status);
        return { kind: 'failed', error: new VendorError(kindOfFailedJob(reason), `${NAME}: ${reason}`) };
      }
      if (status !== 'completed') {
        return { kind: 'pending', checkAfterSeconds: CHECK_SECONDS };
      }
      const content = await ask(`videos/${id}/content?index=0`, {
        headers: { accept: 'video/mp4, application/json' },
        mostSeconds: MOST_DOWNLOAD_SECONDS,
        mostFileBytes: MOST_DOWNLOAD_BYTES,
        signal,
      });
      const file = await takeResult(parts, request, givenBy(content), context);
      return { kind: 'done', result: { file, servedBy: context.vendorModel } };
    },
  };
}

/** A good answer. Throws the error that it carries otherwise. */
function checked(answer: VendorAnswer, kinds?: Readonly<Record<number, VendorErrorKind>>): VendorAnswer {
  const error = findOpenrouterError(answer, kinds);
  if (error) {
    throw error;
  }
  return answer;
}

/** The job's id, of which its address is built: OpenRouter's own may lack the host. */
function readJobId(answer: VendorAnswer): string {
  const { id } = readObject(answer);
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id)) {
    throw new VendorError('outcome_unknown', `${NAME} accepted the request without an id of a job`);
  }
  return id;
}

/** A clip comes from OpenRouter, or from where it leads to: the key does not go there. */
function givenBy(answer: VendorAnswer): GivenResult {
  const location = answer.headers.get('location');
  if (answer.status >= 300 && answer.status < 400 && location !== null) {
    return { address: location };
  }
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { bytes: isJson || answer.status !== 200 ? checked(answer).bytes : answer.bytes };
}
