import type { Call, Loopback, Reply } from '../loopback-service.ts';
import { clipOrder, editOrder, FILES, pictureOrder } from '../orders.ts';
import { progressOf, type Fate, type VendorProtocol } from '../vendor-protocol.ts';

const SERVICES = '/api/v1/services/aigc/';
const TASKS = '/api/v1/tasks/';
/** Paths of work that is a task, by what it makes. */
const TASK_ROUTES: Readonly<Record<string, 'picture' | 'clip'>> = {
  'text2image/image-synthesis': 'picture',
  'video-generation/video-synthesis': 'clip',
  'image2video/video-synthesis': 'clip',
};

const refusal = (status: number, code: string, message: string): Reply => ({
  status,
  json: { code, message, request_id: '4909100c-7b5a-9f92-bfe5' },
});
const BAD_INPUT = refusal(400, 'InvalidParameter', 'The size does not match the allowed size.');
const INSPECTED = refusal(400, 'DataInspectionFailed', 'Input data may contain inappropriate content.');

/**
 * DashScope. Pictures: https://help.aliyun.com/zh/model-studio/qwen-image-api and text-to-image; edits:
 * qwen-image-edit-api. Clips: legacy-image-to-video-api-reference, image-to-video-by-first-and-last-frame-api-reference
 * and text-to-video-api-reference there. Errors: error-code there. The name qwen-image-3.0 is documented, its size from
 * memory.
 */
export const DASHSCOPE: VendorProtocol = {
  vendor: 'dashscope',
  orders: [
    pictureOrder('qwen-image', 'qwen-image', { notWanted: 'text' }),
    pictureOrder('qwen-image', 'qwen-image-3.0'),
    editOrder('qwen-image-edit', 'qwen-image-edit'),
    editOrder('qwen-image-edit', 'qwen-image-edit-plus', { widthPixels: 3000, heightPixels: 900 }),
    clipOrder('wan22_std', 'wan2.2-i2v-flash'),
    clipOrder('wan22_std', 'wan2.2-i2v-flash', { lastFrame: FILES.reference }),
    clipOrder('wan22_std', 'wan2.2-t2v-plus', { firstFrame: undefined }),
  ],
  isSynchronous: false,
  isSubmit: ({ method, path }) => method === 'POST' && path.startsWith(SERVICES),
  isCancel: ({ method, path }) => method === 'POST' && path.endsWith('/cancel'),
  hasKey: ({ headers }, key) => headers.authorization === `Bearer ${key}`,
  serve(call, loopback, state) {
    if (call.method === 'GET' && call.path.startsWith(TASKS)) {
      const counted = loopback.calls.filter(({ path }) => path === call.path).length;
      const { checks, pendingChecks } = progressOf(counted, state);
      const output = { task_id: call.path.slice(TASKS.length), ...outputAt(checks - pendingChecks, state.fate) };
      return { status: 200, json: { request_id: 'r', output: { ...output, ...resultOf(output, loopback) } } };
    }
    if (call.method === 'POST' && call.path.startsWith(TASKS)) {
      // Documented: only a task that waits can be cancelled. The code is from memory.
      return state.stage === 'queued'
        ? { status: 200, json: { request_id: 'r' } }
        : refusal(
            400,
            'UnsupportedOperation',
            'Failed to cancel the task, please confirm if the task is in PENDING status.',
          );
    }
    const route = call.path.startsWith(SERVICES) && call.method === 'POST' ? call.path.slice(SERVICES.length) : '';
    if (route === 'multimodal-generation/generation') {
      return answered(call, loopback, state.fate);
    }
    const makes = TASK_ROUTES[route];
    if (makes === undefined) {
      return undefined;
    }
    if (call.headers['x-dashscope-async'] !== 'enable') {
      // Documented: these routes are asynchronous. The words are from memory.
      return refusal(403, 'AccessDenied', 'current user api does not support synchronous calls.');
    }
    return hasItsSize(call, makes)
      ? {
          status: 200,
          json: { output: { task_status: 'PENDING', task_id: `${makes}-${loopback.calls.length}` }, request_id: 'r' },
        }
      : BAD_INPUT;
  },
  refusals: {
    policy: INSPECTED,
    input: BAD_INPUT,
    key: refusal(401, 'InvalidApiKey', 'Invalid API-key provided.'),
    // Documented: an overdue account is answered with 400.
    credit: refusal(400, 'Arrearage', 'Access denied, please make sure your account is in good standing.'),
    gone: refusal(404, 'ModelNotFound', 'Model can not be found.'),
    busy: refusal(429, 'Throttling.RateQuota', 'Requests rate limit exceeded, please try again later.'),
  },
};

/** Documented: the five sizes of a Qwen picture; a clip has a size from words, and a resolution with a first frame. */
function hasItsSize({ json }: Call, makes: 'picture' | 'clip'): boolean {
  const { size, resolution } = (json?.['parameters'] ?? {}) as { size?: string; resolution?: string };
  const sizes = makes === 'picture' ? /^(1664\*928|1472\*1104|1328\*1328|1104\*1472|928\*1664)$/ : /^\d+\*\d+$/;
  return resolution === undefined ? sizes.test(String(size)) : /^(480|720|1080)P$/.test(resolution);
}

/** Documented: the states of a task; one that failed has a code and a message in its output. */
function outputAt(check: number, fate: Fate): { task_status: string; code?: string; message?: string } {
  if (check <= 0) {
    return { task_status: check === 0 ? 'RUNNING' : 'PENDING' };
  }
  if (fate === 'made') {
    return { task_status: 'SUCCEEDED' };
  }
  return fate === 'refused'
    ? { task_status: 'FAILED', code: 'DataInspectionFailed', message: 'Output data may contain inappropriate content.' }
    : { task_status: 'FAILED', code: 'InternalError', message: 'Internal server error.' };
}

/** Documented: a list of pictures, or the address of a clip; both last 24 hours. */
function resultOf({ task_id, task_status }: { task_id: string; task_status: string }, loopback: Loopback): object {
  if (task_status !== 'SUCCEEDED') {
    return {};
  }
  return task_id.startsWith('clip')
    ? { video_url: loopback.fileAddress('clip.mp4'), orig_prompt: 'a' }
    : { results: [{ orig_prompt: 'a', url: loopback.fileAddress('picture.png') }] };
}

/** Documented (qwen-image-edit-api): the first edit model takes no size, later ones one of 512 to 2048 by side. */
function hasEditedSize(json: Call['json']): boolean {
  const { size } = (json?.['parameters'] ?? {}) as { size?: string };
  const sides = String(size).split('*').map(Number);
  return json?.['model'] === 'qwen-image-edit'
    ? size === undefined
    : sides.length === 2 && sides.every((side) => side >= 512 && side <= 2048);
}

/** Documented: the answer of the multimodal route, which is a message with a picture. */
function answered({ json }: Call, loopback: Loopback, fate: Fate): Reply {
  if (fate === 'refused') {
    return INSPECTED;
  }
  const { messages } = (json?.['input'] ?? {}) as { messages?: { content?: object[] }[] };
  if (!Array.isArray(messages?.[0]?.content)) {
    return refusal(400, 'InvalidParameter', 'Field required: input.messages');
  }
  if (/^qwen-image-edit/.test(String(json?.['model'])) && !hasEditedSize(json)) {
    return BAD_INPUT;
  }
  const message = { role: 'assistant', content: [{ image: loopback.fileAddress('picture.png') }] };
  return {
    status: 200,
    json: { output: { choices: [{ finish_reason: 'stop', message }] }, usage: { image_count: 1 }, request_id: 'r' },
  };
}
