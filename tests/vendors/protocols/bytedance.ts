import type { Call, Loopback, Reply } from '../loopback-service.ts';
import { clipOrder, editOrder, FILES, pictureOrder } from '../orders.ts';
import { progressOf, type Fate, type VendorProtocol } from '../vendor-protocol.ts';

const TASKS = '/contents/generations/tasks';
const PICTURES = '/images/generations';

const refusal = (status: number, code: string, message: string): Reply => ({
  status,
  json: { error: { code, message: `${message} Request id: 0217`, param: '', type: 'BadRequest' } },
});

/** Seen in answers; https://www.volcengine.com/docs/82379/1299023 lists only some of these codes. */
const SENSITIVE = 'OutputVideoSensitiveContentDetected.PolicyViolation';

/**
 * Volcengine Ark. Tasks: https://www.volcengine.com/docs/82379/1520757 and 1521309. Pictures: 1541523. Errors: 1299023.
 * That the settings of a clip stand beside its content, not in its text, is from its newer clients.
 */
export const BYTEDANCE: VendorProtocol = {
  vendor: 'bytedance',
  orders: [
    clipOrder('seedance_1_pro', 'seedance-1-0-pro-250528'),
    clipOrder('seedance_1_pro', 'doubao-seedance-1-0-pro-250528', { lastFrame: FILES.reference }),
    clipOrder('seedance_1_pro', 'seedance-1-0-pro-250528', { firstFrame: undefined }),
    clipOrder('seedance_1_pro', 'doubao-seedance-2-0-260128', { firstFrame: undefined, references: [FILES.reference] }),
    pictureOrder('seedream4.0', 'seedream-4-0-250828', { references: [] }),
    pictureOrder('seedream4.0', 'doubao-seedream-4-0-250828', { basis: FILES.first }),
    editOrder('seedream-4.5-edit', 'doubao-seedream-4-5-251128'),
  ],
  isSynchronous: false,
  isSubmit: ({ method }) => method === 'POST',
  isCancel: ({ method }) => method === 'DELETE',
  hasKey: ({ headers }, key) => headers.authorization === `Bearer ${key}`,
  serve(call, loopback, state) {
    if (call.method === 'POST' && call.path === TASKS) {
      // Documented: the id alone.
      return { status: 200, json: { id: `cgt-20250331175019-${loopback.calls.length}` } };
    }
    if (call.method === 'POST' && call.path === PICTURES) {
      return drawn(call, loopback, state.fate);
    }
    if (call.method === 'DELETE' && call.path.startsWith(`${TASKS}/cgt-`)) {
      // From memory: a running task cannot be cancelled; the record of one that has ended is deleted.
      return state.stage === 'running'
        ? refusal(409, 'InvalidAction.RunningTaskDeletion', 'The task is running.')
        : { status: 200, json: {} };
    }
    if (call.method === 'GET' && call.path.startsWith(`${TASKS}/cgt-`)) {
      const counted = loopback.calls.filter(({ path }) => path === call.path).length;
      const { checks, pendingChecks } = progressOf(counted, state);
      return { status: 200, json: taskAt(checks - pendingChecks, state.fate, loopback) };
    }
    return undefined;
  },
  refusals: {
    policy: refusal(400, 'InputTextSensitiveContentDetected', 'The input text may contain sensitive information.'),
    input: refusal(400, 'InvalidParameter', 'One or more parameters specified in the request are not valid.'),
    key: refusal(401, 'AuthenticationError', 'The API key or AK/SK in the request is missing or invalid.'),
    credit: refusal(403, 'AccountOverdueError', 'The request failed because your account has an overdue balance.'),
    gone: refusal(404, 'InvalidEndpointOrModel.NotFound', 'The model or endpoint does not exist.'),
    busy: refusal(429, 'ServerOverloaded', 'The service is currently unable to handle additional requests.'),
  },
};

/** Documented: the states, `error` which is null unless it failed, and an address that lasts 24 hours. */
function taskAt(check: number, fate: Fate, loopback: Loopback): object {
  const task = { id: 'cgt-20250331175019', model: 'doubao-seedance-1-0-pro-250528', created_at: 1, updated_at: 2 };
  if (check <= 0) {
    return { ...task, status: check === 0 ? 'running' : 'queued', error: null };
  }
  if (fate === 'made') {
    const content = { video_url: loopback.fileAddress('clip.mp4') };
    return { ...task, status: 'succeeded', error: null, content, duration: 2, framespersecond: 24 };
  }
  const code = fate === 'refused' ? SENSITIVE : 'InternalServiceError';
  return { ...task, status: 'failed', error: { code, message: 'The request failed.' } };
}

/** Documented: the size's bounds, and an error in the place of a picture that was not made. */
function drawn({ json }: Call, loopback: Loopback, fate: Fate): Reply {
  const [width = 0, height = 0] = String(json?.['size']).split('x').map(Number);
  if (!(width * height >= 1280 * 720 && width * height <= 4096 * 4096)) {
    return refusal(400, 'InvalidParameter', 'image size must be at least 921600 pixels.');
  }
  const picture =
    fate === 'made'
      ? { url: loopback.fileAddress('picture.png'), size: json?.['size'] }
      : {
          error: {
            code: fate === 'refused' ? 'OutputImageSensitiveContentDetected' : 'InternalServiceError',
            message: 'The image was not generated.',
          },
        };
  return { status: 200, json: { model: json?.['model'], created: 1, data: [picture], usage: { generated_images: 1 } } };
}
