import type { Call, Loopback, Reply } from '../loopback-service.ts';
import { clipOrder } from '../orders.ts';
import { progressOf, type Fate, type VendorProtocol } from '../vendor-protocol.ts';

const PATH = '/video/generations';

/** Documented, and answered so by the service: the error is a part of the answer. */
const refusal = (status: number, type: string, code: string, message: string): Reply => ({
  status,
  json: { error: { code, message, type }, id: 'as-wbx23eriqh' },
});
const BAD_INPUT = refusal(400, 'invalid_request_error', 'invalid_video_genration_argument', 'image is required');

/**
 * Baidu Qianfan, MuseSteamer. Asking for a task: https://cloud.baidu.com/doc/qianfan-api/s/Bmg0ma4hf. Errors, in its
 * spelling: 4mwbl4bz4 and rmwbl43x7 there. The submit is written down from clients of it.
 */
export const QIANFAN: VendorProtocol = {
  vendor: 'qianfan',
  orders: [
    clipOrder('musesteamer_2_0_turbo', 'musesteamer-2.0-turbo-i2v-audio'),
    clipOrder('musesteamer_2_0_pro', 'musesteamer-2.0-pro-i2v'),
  ],
  isSynchronous: false,
  isSubmit: ({ method }) => method === 'POST',
  isCancel: ({ method }) => method === 'DELETE',
  hasKey: ({ headers }, key) => headers.authorization === `Bearer ${key}`,
  serve(call, loopback, state) {
    if (call.path !== PATH) {
      return undefined;
    }
    if (call.method === 'POST') {
      return begun(call, loopback);
    }
    const id = call.query.get('task_id');
    if (call.method === 'DELETE') {
      return { status: 200, json: { id: 'as-3', task_id: id } };
    }
    const counted = loopback.calls.filter(({ query }) => query.get('task_id') === id).length;
    const { checks, pendingChecks } = progressOf(counted, state);
    const task = { id: 'as-2', task_id: id, model: 'musesteamer-2.0-turbo-i2v-audio', created_at: 1, updated_at: 2 };
    return { status: 200, json: { ...task, ...stateAt(checks - pendingChecks, state.fate, loopback) } };
  },
  refusals: {
    policy: refusal(403, 'unsafe_request', 'video_genration_prompt_unsafe', 'the content of prompt field is unsafe'),
    input: BAD_INPUT,
    key: refusal(401, 'invalid_request_error', 'invalid_iam_token', 'IAM Certification failed'),
    // From memory.
    credit: refusal(403, 'access_denied', 'account_overdue', 'The account is overdue'),
    gone: refusal(401, 'invalid_request_error', 'invalid_model', 'No permission to use the model'),
    busy: refusal(429, 'rate_limit_exceeded', 'video_genration_concurrency_exceeded', 'Rate limit reached'),
  },
};

/** Documented: a picture is required, and lengths of 5 seconds, or 10 with sound. */
function begun({ json }: Call, loopback: Loopback): Reply {
  const content = (json?.['content'] ?? []) as { type: string; image_url?: { url?: string } }[];
  const picture = content.find(({ type }) => type === 'image_url')?.image_url?.url;
  if (!picture?.startsWith('data:image/') || ![5, 10].includes(json?.['duration'] as number)) {
    return BAD_INPUT;
  }
  return { status: 200, json: { id: 'as-1', task_id: `tdsx-${loopback.calls.length}` } };
}

/** Documented: the states, and the address of what was made. Where a failed task tells its reason is from memory. */
function stateAt(check: number, fate: Fate, loopback: Loopback): object {
  if (check <= 0) {
    return { status: check === 0 ? 'running' : 'queued' };
  }
  if (fate === 'made') {
    const content = { video_url: loopback.fileAddress('clip.mp4') };
    return { status: 'succeeded', content, duration: 5, width: 1280, height: 704 };
  }
  const error =
    fate === 'refused'
      ? { code: 'video_genration_prompt_unsafe', type: 'unsafe_request', message: 'the content is unsafe' }
      : { code: 'video_genration_interal_error', type: 'internal_error', message: 'internal error' };
  return { status: 'failed', error };
}
