import type { VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import { askVendor, readJson, readObject, type VendorAnswer } from '../http/ask-vendor.ts';
import { errorOfCodedAnswer, errorOfCodedWork, type CodedError, type CodeRules } from '../http/coded-error.ts';
import { pictureWorkOf } from '../results/picture-work.ts';
import { readPictureAsJpegUri } from '../results/read-picture.ts';
import { takeResult, type ResultParts } from '../results/take-result.ts';
import { VendorError, type Json, type Vendor, type VendorContext, type VendorRequest } from '../vendor.ts';
import { qwenCall } from './qwen-picture.ts';
import { wanCall, type DashscopeCall } from './wan-clip.ts';

/** A task to ask for, or a finished picture to fetch, and the model that was asked. */
type DashscopeOperation = { [key: string]: Json; model: string } & (
  | { task: string; submittedAt: number }
  | { picture: string }
);

const NAME = 'DashScope';
const FIRST_CHECK_SECONDS = { image: 4, video: 15 } as const;
const CHECK_SECONDS = { image: 3, video: 10 } as const;
/** A picture of the multimodal route is drawn within the submit, and pictures of ours are sent with it. */
const MOST_SUBMIT_SECONDS = 240;
/** After it a task is forgotten, and its state is said to be unknown. */
const TASK_LIFE_MILLISECONDS = 24 * 3_600_000;

/**
 * Alibaba's DashScope (Model Studio). Clips and most pictures are tasks; newer picture models answer at once, with an
 * address, so that a failed download is repeated and the picture is not paid twice. DashScope has no key for
 * repetitions and cannot look up a task by an id of ours: one without an answer stays unknown.
 */
export function createDashscopeVendor(access: VendorAccess, parts: ResultParts): Vendor {
  const headers = { authorization: `Bearer ${access.key ?? ''}` };

  return {
    repeatable: false,
    async start(request, context) {
      const call = await callFor(request, context);
      const answer = await askVendor({
        vendor: NAME,
        method: 'POST',
        url: `${access.url}/api/v1/services/aigc/${call.path}`,
        headers: call.isTask ? { ...headers, 'x-dashscope-async': 'enable' } : headers,
        body: call.body,
        isSubmit: true,
        mostSeconds: MOST_SUBMIT_SECONDS,
        signal: context.signal,
      });
      if (answer.status !== 200) {
        throw explainAnswer(answer);
      }
      const output = outputIn(readObject(answer));
      if (!call.isTask) {
        const operation: DashscopeOperation = { model: call.model, picture: pictureIn(output) };
        return { kind: 'pending', operation, checkAfterSeconds: 0 };
      }
      if (typeof output.task_id !== 'string') {
        throw new VendorError('outcome_unknown', 'DashScope accepted the request without a task');
      }
      const operation: DashscopeOperation = { model: call.model, task: output.task_id, submittedAt: Date.now() };
      return { kind: 'pending', operation, checkAfterSeconds: FIRST_CHECK_SECONDS[kindOf(request)] };
    },

    async check(operation, request, context) {
      const work = operation as DashscopeOperation;
      const take = async (address: string) => {
        const file = await takeResult(parts, request, { address }, context);
        return { kind: 'done', result: { file, servedBy: work.model } } as const;
      };
      if (typeof work['picture'] === 'string') {
        return take(work['picture']);
      }
      const answer = await askVendor({
        vendor: NAME,
        method: 'GET',
        url: `${access.url}/api/v1/tasks/${encodeURIComponent(String(work['task']))}`,
        headers,
        signal: context.signal,
      });
      if (answer.status !== 200) {
        throw explainAnswer(answer);
      }
      const task = outputIn(readObject(answer));
      switch (task.task_status) {
        case 'PENDING':
        case 'RUNNING':
          return { kind: 'pending', checkAfterSeconds: CHECK_SECONDS[kindOf(request)] };
        case 'SUCCEEDED': {
          const [first] = task.results ?? [];
          const address = task.video_url ?? first?.url;
          return typeof address === 'string'
            ? take(address)
            : { kind: 'failed', error: explainWork(first ?? task, 'there is no result') };
        }
        case 'FAILED':
        case 'CANCELED':
          return { kind: 'failed', error: explainWork(task, `the task is ${task.task_status}`) };
        default:
          return forgottenOrUnknown(task, Number(work['submittedAt']));
      }
    },

    // Only a task that waits can be cancelled: for any other the call is a wrong one.
    async cancel(operation, { signal }) {
      const work = operation as DashscopeOperation;
      if (typeof work['picture'] === 'string') {
        return 'too-late';
      }
      const url = `${access.url}/api/v1/tasks/${encodeURIComponent(String(work['task']))}/cancel`;
      const answer = await askVendor({ vendor: NAME, method: 'POST', url, headers, signal });
      if (answer.status === 400 || answer.status === 409) {
        return 'too-late';
      }
      if (answer.status !== 200) {
        throw explainAnswer(answer);
      }
      return 'cancelled';
    },
  };
}

interface DashscopeOutput extends CodedError {
  task_id?: unknown;
  task_status?: unknown;
  video_url?: unknown;
  results?: ({ url?: unknown } & CodedError)[];
  choices?: { message?: { content?: { image?: unknown }[] } }[];
}

/**
 * https://help.aliyun.com/zh/model-studio/error-code; the codes of overdue bills and of copies are from memory.
 * "InvalidParameter.DataInspection" is none of its policy: a picture could not be loaded.
 */
const RULES: CodeRules = [
  [/^(DataInspectionFailed|data_inspection_failed|IPInfringementSuspect)/, 'refused'],
  [/^(Arrearage|PrepaidBillOverdue|PostpaidBillOverdue|CommodityNotPurchased|BudgetLimitExceeded)/, 'unusable'],
  [/^(InvalidApiKey|ModelNotFound|AllocationQuota\.FreeTierOnly)|AccessDenied/, 'unusable'],
  [/^Throttling/, 'busy'],
];

function explainAnswer(answer: VendorAnswer): VendorError {
  return errorOfCodedAnswer(answer, (readJson(answer) ?? {}) as CodedError, RULES);
}

function explainWork(error: CodedError, otherwise: string): VendorError {
  return errorOfCodedWork(NAME, error, { rules: RULES, otherwise });
}

function outputIn({ output }: Record<string, unknown>): DashscopeOutput {
  return (typeof output === 'object' && output !== null ? output : {}) as DashscopeOutput;
}

/** Where the picture of a multimodal answer is. */
function pictureIn({ choices }: DashscopeOutput): string {
  const address = choices?.[0]?.message?.content?.find(({ image }) => typeof image === 'string')?.image;
  if (typeof address !== 'string') {
    throw new VendorError('outcome_unknown', 'DashScope accepted the request and told of no picture');
  }
  return address;
}

/** A state that is none of the others: the task is lost once its life is over; until then it is asked again. */
function forgottenOrUnknown({ task_status: state }: DashscopeOutput, submittedAt: number) {
  if (state === 'UNKNOWN' && Date.now() - submittedAt > TASK_LIFE_MILLISECONDS) {
    return { kind: 'failed', error: new VendorError('failed', 'DashScope has forgotten the task') } as const;
  }
  throw new VendorError('busy', `DashScope cannot tell the state of the task: ${String(state).slice(0, 50)}`);
}

const kindOf = ({ kind }: VendorRequest): 'image' | 'video' => (kind === 'video' ? 'video' : 'image');

async function callFor(request: VendorRequest, context: VendorContext): Promise<DashscopeCall> {
  const call = await callOfKind(request, context);
  if (!call) {
    throw new VendorError('failed', `${context.vendorModel} cannot be asked for this at DashScope`);
  }
  return call;
}

/** Wan takes no PNG with transparency, so all pictures go as JPEG. */
async function callOfKind(request: VendorRequest, context: VendorContext): Promise<DashscopeCall | undefined> {
  const work = pictureWorkOf(request);
  if (work) {
    const ids = [...(work.basis === undefined ? [] : [work.basis]), ...work.references];
    return qwenCall(context.vendorModel, {
      request: work,
      shown: await Promise.all(ids.map((id) => readPictureAsJpegUri(context, id))),
    });
  }
  if (request.kind === 'video') {
    const { firstFrame, lastFrame } = request;
    return wanCall(context.vendorModel, {
      request,
      first: firstFrame === undefined ? undefined : await readPictureAsJpegUri(context, firstFrame),
      last: lastFrame === undefined ? undefined : await readPictureAsJpegUri(context, lastFrame),
    });
  }
  return undefined;
}
