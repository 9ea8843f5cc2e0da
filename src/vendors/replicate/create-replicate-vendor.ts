import type { VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import { askVendor, errorOfAnswer, readJson, readObject, type VendorAnswer } from '../http/ask-vendor.ts';
import { chooseLength } from '../results/choose-length.ts';
import { readOwnFile } from '../results/read-file-as-uri.ts';
import { readPicture } from '../results/read-picture.ts';
import { takeResult, type GivenResult, type ResultParts } from '../results/take-result.ts';
import {
  VendorError,
  type Json,
  type Vendor,
  type VendorContext,
  type VendorErrorKind,
  type VendorRequest,
} from '../vendor.ts';
import { replicateCall, type ReplicateCall, type ReplicateOrder } from './replicate-input.ts';
import { createReplicateWebhook } from './replicate-webhook.ts';

/** A prediction, as Replicate calls a job. */
interface ReplicateOperation {
  [key: string]: Json;
  id: string;
}

const NAME = 'replicate';
const FIRST_CHECK_SECONDS = { image: 2, video: 15, other: 5 } as const;
const CHECK_SECONDS = { image: 2, video: 8, other: 5 } as const;
/** Larger pictures are uploaded first, as Replicate advises. */
const MOST_URI_BYTES = 256 * 1024;
/** Of uploaded files. */
const NAMES: Readonly<Record<string, string>> = {
  'image/png': 'picture.png',
  'image/jpeg': 'picture.jpg',
  'video/mp4': 'clip.mp4',
};

interface OwnFile {
  bytes: Buffer;
  mime: string;
}
/** A prediction repeats its input, with the pictures in it, and has a log. */
const MOST_PREDICTION_BYTES = 4 * 1024 * 1024;

/**
 * Replicate's predictions by official models: https://replicate.com/docs/reference/http. A prediction is created once;
 * Replicate has no key for repetitions, so one without an answer stays unknown.
 */
export function createReplicateVendor(access: VendorAccess, parts: ResultParts): Vendor {
  const headers = { authorization: `Bearer ${access.key ?? ''}` };

  return {
    repeatable: false,
    isWebhookSigned: createReplicateWebhook(access),
    async start(request, context) {
      const { model, input } = await callFor(request, context, (file) => giveFile(file, context.signal));
      const answer = await askVendor({
        vendor: NAME,
        method: 'POST',
        url: `${access.url}/models/${model}/predictions`,
        headers,
        body: { input, ...webhookOf(context) },
        isSubmit: true,
        mostBytes: MOST_PREDICTION_BYTES,
        signal: context.signal,
      });
      if (answer.status < 200 || answer.status > 299) {
        throw explain(answer);
      }
      const { id } = readObject(answer);
      if (typeof id !== 'string' || !/^[\w-]{1,100}$/.test(id)) {
        throw new VendorError('outcome_unknown', 'replicate accepted the request without an id');
      }
      const operation: ReplicateOperation = { id };
      return { kind: 'pending', operation, checkAfterSeconds: secondsFor(FIRST_CHECK_SECONDS, request) };
    },

    async check(operation, request, context) {
      const { id } = operation as ReplicateOperation;
      const answer = await askVendor({
        vendor: NAME,
        method: 'GET',
        url: `${access.url}/predictions/${id}`,
        headers,
        mostBytes: MOST_PREDICTION_BYTES,
        signal: context.signal,
      });
      if (answer.status !== 200) {
        throw explain(answer);
      }
      const prediction = readObject(answer);
      switch (prediction['status']) {
        case 'starting':
        case 'processing':
          return { kind: 'pending', checkAfterSeconds: secondsFor(CHECK_SECONDS, request) };
        case 'succeeded': {
          const file = await takeResult(parts, request, outputOf(prediction['output']), context);
          return { kind: 'done', result: { file, servedBy: context.vendorModel } };
        }
        case 'failed':
        case 'canceled':
        case 'aborted':
          return { kind: 'failed', error: failureOf(prediction) };
        default:
          throw new VendorError('busy', 'replicate answered with a status that is not known here');
      }
    },

    async cancel(operation, { signal }) {
      const url = `${access.url}/predictions/${(operation as ReplicateOperation).id}`;
      const ask = async (method: 'GET' | 'POST', address: string): Promise<Record<string, unknown>> => {
        const answer = await askVendor({
          vendor: NAME,
          method,
          url: address,
          headers,
          mostBytes: MOST_PREDICTION_BYTES,
          signal,
        });
        if (answer.status < 200 || answer.status > 299) {
          throw explain(answer);
        }
        return readObject(answer);
      };
      if ((await ask('GET', url))['status'] !== 'starting') {
        return 'too-late';
      }
      const { status, started_at: startedAt } = await ask('POST', `${url}/cancel`);
      const isStopped = status === 'canceled' || status === 'aborted';
      return isStopped && typeof startedAt !== 'string' ? 'cancelled' : 'too-late';
    },
  };

  /** A file as an input: a data URI, or the address of an uploaded file where it is large. */
  async function giveFile({ bytes, mime }: OwnFile, signal: AbortSignal): Promise<string> {
    const uri = `data:${mime};base64,${bytes.toString('base64')}`;
    if (uri.length <= MOST_URI_BYTES) {
      return uri;
    }
    const body = new FormData();
    body.append('content', new Blob([new Uint8Array(bytes)], { type: mime }), NAMES[mime] ?? 'file');
    const answer = await askVendor({ vendor: NAME, method: 'POST', url: `${access.url}/files`, headers, body, signal });
    if (answer.status < 200 || answer.status > 299) {
      throw explain(answer);
    }
    const { get } = (readObject(answer)['urls'] ?? {}) as { get?: unknown };
    if (typeof get !== 'string') {
      throw new VendorError('busy', 'replicate took a file without saying where it is');
    }
    return get;
  }
}

function webhookOf({ webhookAddress: webhook }: VendorContext): object {
  return webhook === undefined ? {} : { webhook, webhook_events_filter: ['completed'] };
}

type Given = (fileId: string | undefined) => Promise<string | undefined>;

/** The model and its input for a request. */
async function callFor(
  request: VendorRequest,
  context: VendorContext,
  give: (file: OwnFile) => Promise<string>,
): Promise<ReplicateCall> {
  const order =
    request.kind === 'video-edit'
      ? ({ kind: 'video-edit', request, clip: await give(await readOwnFile(context, request.clip)) } as const)
      : await orderFor(request, context, async (fileId) =>
          fileId === undefined ? undefined : give(await readPicture(context, fileId)),
        );
  const call = order && replicateCall(context.vendorModel, order);
  if (!call) {
    throw new VendorError('failed', `${context.vendorModel} cannot be asked for this at replicate`);
  }
  return call;
}

async function orderFor(
  request: VendorRequest,
  { model }: VendorContext,
  given: Given,
): Promise<ReplicateOrder | undefined> {
  if (request.kind === 'image') {
    return { kind: 'image', request, basis: await given(request.basis) };
  }
  if (request.kind === 'video') {
    const seconds = chooseLength(model, request.durationSeconds);
    return {
      kind: 'video',
      request,
      first: await given(request.firstFrame),
      last: await given(request.lastFrame),
      seconds,
    };
  }
  return undefined;
}

/** Where the result is: an output is one address or a list of them. */
function outputOf(output: unknown): GivenResult {
  const address: unknown = Array.isArray(output) ? output[0] : output;
  if (typeof address !== 'string') {
    throw new VendorError('failed', 'replicate finished without a file');
  }
  return { address };
}

/**
 * Replicate has no code for content that a model refuses: it is told in the text alone, by E005 ("flagged as
 * sensitive") or the words of the model's own filter.
 */
const REFUSAL = /\b(E005|NSFW|flagged|sensitive)\b/i;

function failureOf({ status, error }: Record<string, unknown>): VendorError {
  const reason = typeof error === 'string' ? error.slice(0, 500) : String(status);
  return new VendorError(REFUSAL.test(reason) ? 'refused' : 'failed', `replicate: ${reason}`);
}

/** Statuses of wrong inputs, whose text may tell of refused content. */
const WRONG_INPUT: readonly number[] = [400, 422];

function explain(answer: VendorAnswer): VendorError {
  const { detail, title } = (readJson(answer) ?? {}) as { detail?: unknown; title?: unknown };
  const reason = [title, detail].filter((part) => typeof part === 'string').join(': ');
  const kind: VendorErrorKind | undefined =
    WRONG_INPUT.includes(answer.status) && REFUSAL.test(reason) ? 'refused' : undefined;
  return errorOfAnswer(answer, { kind, reason: reason || undefined });
}

function secondsFor(table: typeof CHECK_SECONDS | typeof FIRST_CHECK_SECONDS, { kind }: VendorRequest): number {
  if (kind === 'video-edit') {
    return table.video;
  }
  return kind === 'image' || kind === 'video' ? table[kind] : table.other;
}
