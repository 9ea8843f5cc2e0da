import type { VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import { askVendor, readJson, readObject, type VendorAnswer } from '../http/ask-vendor.ts';
import { errorOfCodedAnswer, errorOfCodedWork, type CodedError, type CodeRules } from '../http/coded-error.ts';
import { chooseLength } from '../results/choose-length.ts';
import { readPictureAsUri } from '../results/read-picture.ts';
import { takeResult, type ResultParts } from '../results/take-result.ts';
import { VendorError, type Json, type Vendor, type VendorContext, type VendorRequest } from '../vendor.ts';

interface QianfanOperation {
  [key: string]: Json;
  task: string;
}

const NAME = 'Qianfan';
const PATH = '/video/generations';
const FIRST_CHECK_SECONDS = 20;
const CHECK_SECONDS = 10;

/**
 * Baidu Qianfan's MuseSteamer: https://cloud.baidu.com/doc/qianfan-api. It moves a first frame and takes no words
 * alone, no last frame and no seed. It has no key for repetitions and no list of tasks: one without an answer stays
 * unknown.
 */
export function createQianfanVendor(access: VendorAccess, parts: ResultParts): Vendor {
  const headers = { authorization: `Bearer ${access.key ?? ''}` };

  async function askAbout(
    method: 'GET' | 'DELETE',
    { task }: QianfanOperation,
    { signal }: VendorContext,
  ): Promise<VendorAnswer> {
    const url = `${access.url}${PATH}?task_id=${encodeURIComponent(task)}`;
    const answer = await askVendor({ vendor: NAME, method, url, headers, signal });
    if (answer.status !== 200) {
      throw explainAnswer(answer);
    }
    return answer;
  }

  return {
    repeatable: false,
    async start(request, context) {
      const body = await bodyFor(request, context);
      const answer = await askVendor({
        vendor: NAME,
        method: 'POST',
        url: `${access.url}${PATH}`,
        headers,
        body,
        isSubmit: true,
        signal: context.signal,
      });
      if (answer.status !== 200) {
        throw explainAnswer(answer);
      }
      const { task_id: task } = readObject(answer);
      if (typeof task !== 'string') {
        throw new VendorError('outcome_unknown', 'Qianfan accepted the request without a task');
      }
      const operation: QianfanOperation = { task };
      return { kind: 'pending', operation, checkAfterSeconds: FIRST_CHECK_SECONDS };
    },

    async check(operation, request, context) {
      const said = readObject(await askAbout('GET', operation as QianfanOperation, context));
      const { status, content } = said as { status?: unknown; content?: { video_url?: unknown } };
      switch (status) {
        case 'pending':
        case 'queued':
        case 'running':
          return { kind: 'pending', checkAfterSeconds: CHECK_SECONDS };
        case 'succeeded': {
          if (typeof content?.video_url !== 'string') {
            return { kind: 'failed', error: explainTask(said) };
          }
          const file = await takeResult(parts, request, { address: content.video_url }, context);
          return { kind: 'done', result: { file, servedBy: context.vendorModel } };
        }
        case 'failed':
          return { kind: 'failed', error: explainTask(said) };
        default:
          throw new VendorError('busy', `Qianfan gave a state that is not known: ${String(status).slice(0, 50)}`);
      }
    },

    async cancel(operation, context) {
      const { status } = readObject(await askAbout('GET', operation as QianfanOperation, context));
      if (status !== 'pending' && status !== 'queued') {
        return 'too-late';
      }
      await askAbout('DELETE', operation as QianfanOperation, context);
      return 'cancelled';
    },
  };
}

async function bodyFor(request: VendorRequest, context: VendorContext): Promise<object> {
  if (request.kind !== 'video' || request.firstFrame === undefined) {
    throw new VendorError('failed', `${context.vendorModel} makes clips from a first frame and nothing else`);
  }
  const url = await readPictureAsUri(context, request.firstFrame);
  return {
    model: context.vendorModel,
    content: [
      { type: 'text', text: request.prompt },
      { type: 'image_url', image_url: { url } },
    ],
    duration: chooseLength(context.model, request.durationSeconds),
    watermark: false,
  };
}

/**
 * https://cloud.baidu.com/doc/qianfan-api/s/4mwbl4bz4 and rmwbl43x7; its type for contents is "unsafe_request", and its
 * codes end in "_unsafe". The codes of no credit are from memory.
 */
const RULES: CodeRules = [
  [/unsafe/, 'refused'],
  [/^(invalid_model|model_not_found)$/, 'unusable'],
  [/overdue|balance|insufficient_quota/i, 'unusable'],
];

/** An error is the answer itself or a part of it. */
function errorIn(said: unknown): CodedError {
  const { error } = (said ?? {}) as { error?: unknown };
  return (typeof error === 'object' && error !== null ? error : (said ?? {})) as CodedError;
}

function explainAnswer(answer: VendorAnswer): VendorError {
  return errorOfCodedAnswer(answer, errorIn(readJson(answer)), RULES);
}

function explainTask(said: unknown): VendorError {
  return errorOfCodedWork(NAME, errorIn(said), { rules: RULES, otherwise: 'it gives no reason' });
}
