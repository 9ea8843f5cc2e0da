import type { VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import { askVendor, readJson, readObject, type VendorAnswer } from '../http/ask-vendor.ts';
import { errorOfCodedAnswer, errorOfCodedWork, type CodedError, type CodeRules } from '../http/coded-error.ts';
import { chooseLength } from '../results/choose-length.ts';
import { pictureWorkOf } from '../results/picture-work.ts';
import { readPictureAsUri } from '../results/read-picture.ts';
import { takeResult, type ResultParts } from '../results/take-result.ts';
import { VendorError, type Json, type Vendor, type VendorContext, type VendorRequest } from '../vendor.ts';
import { arkClipBody } from './ark-clip.ts';
import { arkPictureBody } from './ark-picture.ts';

/** A task to ask for, or a finished picture to fetch. */
type ArkOperation = { [key: string]: Json } & ({ task: string } | { picture: string });

const NAME = 'Ark';
const TASKS = '/contents/generations/tasks';
const FIRST_CHECK_SECONDS = 15;
const CHECK_SECONDS = 8;
/** A large picture is drawn within the submit, and pictures of ours are sent with it. */
const MOST_SUBMIT_SECONDS = 240;

/**
 * Volcengine Ark and BytePlus ModelArk. A clip is a task; a picture comes with the answer to its submit, as an address,
 * so that a failed download is repeated and the picture is not paid twice. Ark has no key for repetitions and cannot
 * look up a task by an id of ours: one without an answer stays unknown.
 */
export function createBytedanceVendor(access: VendorAccess, parts: ResultParts): Vendor {
  const headers = { authorization: `Bearer ${access.key ?? ''}` };

  async function submit(path: string, body: object, { signal }: VendorContext): Promise<Record<string, unknown>> {
    const answer = await askVendor({
      vendor: NAME,
      method: 'POST',
      url: `${access.url}${path}`,
      headers,
      body,
      isSubmit: true,
      mostSeconds: MOST_SUBMIT_SECONDS,
      signal,
    });
    if (answer.status !== 200) {
      throw explainAnswer(answer);
    }
    return readObject(answer);
  }

  async function askAbout(method: 'GET' | 'DELETE', task: Json, { signal }: VendorContext): Promise<VendorAnswer> {
    const url = `${access.url}${TASKS}/${encodeURIComponent(String(task))}`;
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
      if (pictureWorkOf(request)) {
        const operation: ArkOperation = { picture: pictureIn(await submit('/images/generations', body, context)) };
        return { kind: 'pending', operation, checkAfterSeconds: 0 };
      }
      const { id } = await submit(TASKS, body, context);
      if (typeof id !== 'string') {
        throw new VendorError('outcome_unknown', 'Ark accepted the request without an id');
      }
      const operation: ArkOperation = { task: id };
      return { kind: 'pending', operation, checkAfterSeconds: FIRST_CHECK_SECONDS };
    },

    async check(operation, request, context) {
      const work = operation as ArkOperation;
      const take = async (address: string) => {
        const file = await takeResult(parts, request, { address }, context);
        return { kind: 'done', result: { file, servedBy: context.vendorModel } } as const;
      };
      if (typeof work['picture'] === 'string') {
        return take(work['picture']);
      }
      const task = readObject(await askAbout('GET', work['task'], context)) as ArkTask;
      switch (task.status) {
        case 'queued':
        case 'running':
          return { kind: 'pending', checkAfterSeconds: CHECK_SECONDS };
        case 'succeeded':
          return typeof task.content?.video_url === 'string'
            ? take(task.content.video_url)
            : { kind: 'failed', error: explainWork(task.error, 'there is no clip') };
        case 'failed':
        case 'cancelled':
        case 'expired':
          return { kind: 'failed', error: explainWork(task.error, `the task is ${task.status}`) };
        default:
          throw new VendorError('busy', `Ark gave a state that is not known: ${String(task.status).slice(0, 50)}`);
      }
    },

    // The same call deletes the record of a task that has ended.
    async cancel(operation, context) {
      const work = operation as ArkOperation;
      if (typeof work['picture'] === 'string') {
        return 'too-late';
      }
      if (readObject(await askAbout('GET', work['task'], context))['status'] !== 'queued') {
        return 'too-late';
      }
      await askAbout('DELETE', work['task'], context);
      return 'cancelled';
    },
  };
}

interface ArkTask {
  status?: unknown;
  content?: { video_url?: unknown };
  error?: CodedError | null;
}

/**
 * https://www.volcengine.com/docs/82379/1299023. The codes of sensitive contents have endings such as
 * ".PrivacyInformation" and are not all listed there; SetLimitExceeded is from memory.
 */
const RULES: CodeRules = [
  [/SensitiveContentDetected|RiskDetection/, 'refused'],
  [/^InvalidEndpoint\.ClosedEndpoint/, 'unusable'],
  [/^(QuotaExceeded|SetLimitExceeded)/, 'unusable'],
];

function explainAnswer(answer: VendorAnswer): VendorError {
  const { error } = (readJson(answer) ?? {}) as { error?: CodedError };
  return errorOfCodedAnswer(answer, error ?? {}, RULES);
}

function explainWork(error: CodedError | null | undefined, otherwise: string): VendorError {
  return errorOfCodedWork(NAME, error ?? {}, { rules: RULES, otherwise });
}

async function bodyFor(request: VendorRequest, context: VendorContext): Promise<object> {
  const body = await bodyOfKind(request, context);
  if (!body) {
    throw new VendorError('failed', `${context.vendorModel} cannot be asked for this at Ark`);
  }
  return body;
}

async function bodyOfKind(request: VendorRequest, context: VendorContext): Promise<object | undefined> {
  const picture = (id: string): Promise<string> => readPictureAsUri(context, id);
  const work = pictureWorkOf(request);
  if (work) {
    const ids = [...(work.basis === undefined ? [] : [work.basis]), ...work.references];
    return arkPictureBody(context.vendorModel, { request: work, shown: await Promise.all(ids.map(picture)) });
  }
  if (request.kind === 'video') {
    const { firstFrame, lastFrame, references } = request;
    return arkClipBody(context.vendorModel, {
      request,
      first: firstFrame === undefined ? undefined : await picture(firstFrame),
      last: lastFrame === undefined ? undefined : await picture(lastFrame),
      references: await Promise.all(references.map(picture)),
      seconds: chooseLength(context.model, request.durationSeconds),
    });
  }
  return undefined;
}

/** Where the picture is. One that was refused stands in the list as an error. */
function pictureIn({ data }: Record<string, unknown>): string {
  if (!Array.isArray(data)) {
    throw new VendorError('outcome_unknown', 'Ark accepted the request and told of no picture');
  }
  const { url, error } = (data[0] ?? {}) as { url?: unknown; error?: CodedError };
  if (typeof url !== 'string') {
    throw explainWork(error, 'there is no picture');
  }
  return url;
}
