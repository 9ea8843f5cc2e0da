import type { VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import { askVendor, errorOfAnswer, readJson, readObject, type VendorAnswer } from '../http/ask-vendor.ts';
import { chooseLength } from '../results/choose-length.ts';
import { pictureWorkOf } from '../results/picture-work.ts';
import { readPictureAsUri } from '../results/read-picture.ts';
import { takeResult, type GivenResult, type ResultParts } from '../results/take-result.ts';
import {
  VendorError,
  type Json,
  type Vendor,
  type VendorContext,
  type VendorErrorKind,
  type VendorRequest,
} from '../vendor.ts';
import { falImageCall } from './fal-image.ts';
import { falSoundCall } from './fal-sound.ts';
import { falToolCall, isToolAtFal } from './fal-tool.ts';
import { falVideoCall, type FalCall } from './fal-video.ts';
import { createFalWebhook } from './fal-webhook.ts';

/** A queued request, with the addresses that fal gave for it. */
interface FalOperation {
  [key: string]: Json | undefined;
  statusUrl: string;
  resultUrl: string;
  cancelUrl?: string;
}

const NAME = 'fal';
const FIRST_CHECK_SECONDS = { image: 2, video: 10, other: 4 } as const;
const CHECK_SECONDS = { image: 2, video: 6, other: 4 } as const;

/**
 * fal's queue: https://docs.fal.ai. A request is sent once; fal has no key for repetitions and no list of requests, so
 * one without an answer stays unknown. A failed job is said to be completed: only its result tells.
 */
export function createFalVendor(access: VendorAccess, parts: ResultParts): Vendor {
  const headers = { authorization: `Key ${access.key ?? ''}` };

  return {
    repeatable: false,
    isWebhookSigned: createFalWebhook(access),
    async start(request, context) {
      const { endpoint, input } = await callFor(request, context);
      const answer = await askVendor({
        vendor: NAME,
        method: 'POST',
        url: `${access.url}/${endpoint}${webhookQuery(context)}`,
        headers,
        body: input,
        isSubmit: true,
        signal: context.signal,
      });
      if (answer.status !== 200) {
        throw explain(answer);
      }
      const said = readObject(answer);
      const operation: FalOperation = {
        statusUrl: ownAddress(access, said['status_url']),
        resultUrl: ownAddress(access, said['response_url']),
        ...(said['cancel_url'] === undefined ? {} : { cancelUrl: ownAddress(access, said['cancel_url']) }),
      };
      return { kind: 'pending', operation, checkAfterSeconds: secondsFor(FIRST_CHECK_SECONDS, request) };
    },

    async check(operation, request, context) {
      const { statusUrl, resultUrl } = operation as FalOperation;
      const ask = (url: string): Promise<VendorAnswer> =>
        askVendor({ vendor: NAME, method: 'GET', url, headers, signal: context.signal });
      const state = await ask(statusUrl);
      if (state.status === 202) {
        return { kind: 'pending', checkAfterSeconds: secondsFor(CHECK_SECONDS, request) };
      }
      if (state.status !== 200) {
        return failedOrBusy(state);
      }
      if (readObject(state)['status'] !== 'COMPLETED') {
        return { kind: 'pending', checkAfterSeconds: secondsFor(CHECK_SECONDS, request) };
      }
      const answer = await ask(resultUrl);
      if (answer.status !== 200) {
        return failedOrBusy(answer);
      }
      const given = outputOf(readObject(answer));
      const file = await takeResult(parts, request, given, context);
      return { kind: 'done', result: { file, servedBy: context.vendorModel } };
    },

    // fal only signals a running job to stop, and may charge it.
    async cancel(operation, { signal }) {
      const { statusUrl, cancelUrl } = operation as FalOperation;
      if (cancelUrl === undefined) {
        return 'unsupported';
      }
      const state = await askVendor({ vendor: NAME, method: 'GET', url: statusUrl, headers, signal });
      if (state.status !== 200 && state.status !== 202) {
        throw explain(state);
      }
      if (readObject(state)['status'] !== 'IN_QUEUE') {
        return 'too-late';
      }
      const answer = await askVendor({ vendor: NAME, method: 'PUT', url: cancelUrl, headers, signal });
      if (answer.status === 400 || answer.status === 404) {
        return 'too-late';
      }
      if (answer.status !== 200 && answer.status !== 202) {
        throw explain(answer);
      }
      return 'cancelled';
    },
  };
}

function webhookQuery({ webhookAddress }: VendorContext): string {
  return webhookAddress === undefined ? '' : `?${new URLSearchParams({ fal_webhook: webhookAddress })}`;
}

/** The endpoint and its input for a request. Throws VendorError `failed` where the model cannot be asked for it. */
async function callFor(request: VendorRequest, context: VendorContext): Promise<FalCall> {
  const call = await findCall(request, context);
  if (!call) {
    throw new VendorError('failed', `${context.vendorModel} cannot be asked for this at fal`);
  }
  return call;
}

async function findCall(request: VendorRequest, context: VendorContext): Promise<FalCall | undefined> {
  const picture = async (id: string | undefined): Promise<string | undefined> =>
    id === undefined ? undefined : readPictureAsUri(context, id);
  const pictures = (ids: readonly string[]): Promise<string[]> =>
    Promise.all(ids.map((id) => readPictureAsUri(context, id)));
  const work = pictureWorkOf(request);
  if (work) {
    return falImageCall(context.vendorModel, {
      request: work,
      basis: await picture(work.basis),
      references: await pictures(work.references),
      mask: await picture(work.mask),
    });
  }
  if (request.kind === 'video') {
    return falVideoCall(context.vendorModel, {
      request,
      first: await picture(request.firstFrame),
      last: await picture(request.lastFrame),
      references: await pictures(request.references),
      seconds: chooseLength(context.model, request.durationSeconds),
    });
  }
  if (request.kind === 'music' || request.kind === 'sound') {
    return falSoundCall(context.vendorModel, request);
  }
  return isToolAtFal(request) ? falToolCall(request, context) : undefined;
}

/** fal says not to build these addresses; one that leads elsewhere would carry the key there. */
function ownAddress({ url }: VendorAccess, given: unknown): string {
  const address = typeof given === 'string' ? URL.parse(given) : null;
  if (!address || address.origin !== new URL(url).origin) {
    throw new VendorError('outcome_unknown', 'fal accepted the request without an address of its own for the answer');
  }
  return address.href;
}

/** The fields in which fal's models give their one file, the better ones of a solid first. */
const RESULT_FIELDS = ['image', 'video', 'audio', 'audio_file', 'pbr_model', 'model_mesh', 'model_glb'] as const;

/** Where the result is. A picture that fal's filter has blackened is a refusal. */
function outputOf(output: Record<string, unknown>): GivenResult {
  const { has_nsfw_concepts: flagged, images } = output;
  if (Array.isArray(flagged) && flagged[0] === true) {
    throw new VendorError('refused', 'fal found unsuitable content in the result');
  }
  const file = Array.isArray(images) ? images[0] : RESULT_FIELDS.map((field) => output[field]).find(Boolean);
  const { url } = (file ?? {}) as { url?: unknown };
  if (typeof url !== 'string') {
    throw new VendorError('failed', 'fal finished without a file');
  }
  return { address: url };
}

/** What fal's own error types mean. Spent credit has none: its status, 403, says enough. */
const KINDS: Readonly<Record<string, VendorErrorKind>> = {
  content_policy_violation: 'refused',
  request_timeout: 'failed',
  startup_timeout: 'failed',
  runner_scheduling_failure: 'failed',
  runner_connection_timeout: 'failed',
  runner_disconnected: 'failed',
};

function explain(answer: VendorAnswer): VendorError {
  const body = readJson(answer) as { detail?: unknown; error_type?: unknown } | undefined;
  const detail = Array.isArray(body?.detail) ? (body.detail[0] as { type?: unknown; msg?: unknown }) : undefined;
  const type = String(detail?.type ?? body?.error_type ?? answer.headers.get('x-fal-error-type') ?? '');
  return errorOfAnswer(answer, {
    kind: KINDS[type],
    reason: String(detail?.msg ?? body?.detail ?? '') || undefined,
  });
}

/** A check's answer: what may be asked again is thrown, what is final ends the work. */
function failedOrBusy(answer: VendorAnswer): { kind: 'failed'; error: VendorError } {
  const error = explain(answer);
  const isFinal = answer.status === 422 || answer.status === 400 || error.kind === 'failed' || error.kind === 'refused';
  if (!isFinal) {
    throw error;
  }
  return { kind: 'failed', error };
}

function secondsFor(table: typeof CHECK_SECONDS | typeof FIRST_CHECK_SECONDS, { kind }: VendorRequest): number {
  return kind === 'image' || kind === 'video' ? table[kind] : table.other;
}
