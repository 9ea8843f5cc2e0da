import { createHmac, randomBytes } from 'node:crypto';
import type { Loopback } from '../loopback-service.ts';
import { clipEditOrder, clipOrder, FILES, pictureOrder } from '../orders.ts';
import { progressOf, type Fate, type VendorProtocol } from '../vendor-protocol.ts';

const createPath = /^\/models\/([\w.-]+\/[\w.-]+)\/predictions$/;
const readPath = /^\/predictions\/([\w-]+)$/;
const cancelPath = /^\/predictions\/([\w-]+)\/cancel$/;
/** Models whose output is one address, by the table of outputs on their pages; that of the others is a list. */
const ONE_ADDRESS = /kling|seedance|aleph|videoedit|flux-1\.1-pro/;

const SECRET = randomBytes(24);

/** https://replicate.com/docs/topics/webhooks: the headers, the signed content, the secret. */
const WEBHOOK: VendorProtocol['webhook'] = {
  addressOf: ({ json }) => json?.['webhook'],
  sign(body, at) {
    const id = 'msg_1';
    const mac = createHmac('sha256', SECRET).update(`${id}.${at}.`).update(body).digest('base64');
    return {
      body,
      headers: { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v2,AAAA v1,${mac}` },
    };
  },
};

/** https://replicate.com/docs/reference/http: models.predictions.create, predictions.get, files.create. */
export const REPLICATE: VendorProtocol = {
  vendor: 'replicate',
  orders: [
    pictureOrder('flux-schnell', 'black-forest-labs/flux-schnell'),
    pictureOrder('flux-dev', 'black-forest-labs/flux-dev', { basis: FILES.first }),
    pictureOrder('flux-pro', 'black-forest-labs/flux-1.1-pro'),
    pictureOrder('qwen-image', 'qwen/qwen-image', { basis: FILES.first, notWanted: 'rain' }),
    clipOrder('kling_v21', 'kwaivgi/kling-v2.1'),
    clipOrder('kling_v21_pro', 'kwaivgi/kling-v2.1/pro', { lastFrame: FILES.reference }),
    clipOrder('seedance_1_pro', 'bytedance/seedance-1-pro', { lastFrame: FILES.reference }),
    clipEditOrder('gen4-aleph', 'runwayml/gen4-aleph'),
    clipEditOrder('wan27-edit', 'wan-video/wan-2.7-videoedit'),
  ],
  isSynchronous: false,
  isSubmit: ({ method, path }) => method === 'POST' && createPath.test(path),
  isCancel: ({ method, path }) => method === 'POST' && cancelPath.test(path),
  hasKey: ({ headers }, key) => headers.authorization === `Bearer ${key}`,
  webhook: WEBHOOK,
  serve(call, loopback, state) {
    if (call.path === '/webhooks/default/secret') {
      return { status: 200, json: { key: `whsec_${SECRET.toString('base64')}` } };
    }
    const model = createPath.exec(call.path)?.[1];
    if (call.method === 'POST' && model !== undefined) {
      // Documented: 201 with the prediction as it is now.
      return { status: 201, json: prediction(loopback, idFor(model, loopback), { status: 'starting' }) };
    }
    if (call.method === 'POST' && call.path === '/files') {
      return { status: 201, json: uploaded(loopback) };
    }
    const cancelled = cancelPath.exec(call.path)?.[1];
    if (call.method === 'POST' && cancelled !== undefined) {
      // Documented: what had not started has no such time.
      return { status: 200, json: prediction(loopback, cancelled, { status: 'canceled', started_at: null }) };
    }
    const id = readPath.exec(call.path)?.[1];
    if (call.method !== 'GET' || id === undefined) {
      return undefined;
    }
    const counted = loopback.calls.filter(({ path }) => path === call.path).length;
    const { checks, pendingChecks } = progressOf(counted, state);
    const { fate } = state;
    return { status: 200, json: prediction(loopback, id, stateAfter(checks, id, loopback, { fate, pendingChecks })) };
  },
  // Documented: {title, detail, status}; the texts are from memory.
  refusals: {
    policy: problem(422, 'Input validation failed', 'The input was flagged as sensitive. Please try again. (E005)'),
    input: problem(422, 'Input validation failed', '- input.duration: input.duration must be one of: 5, 10'),
    key: problem(401, 'Unauthenticated', 'You did not pass a valid authentication token'),
    credit: problem(402, 'Insufficient credit', 'You have insufficient credit to run this model.'),
    gone: problem(404, 'Not found', 'The requested resource could not be found.'),
    busy: problem(429, 'Too many requests', 'Request was throttled. Expected available in 7 seconds.'),
  },
};

function problem(status: number, title: string, detail: string): { status: number; json: object } {
  return { status, json: { title, detail, status } };
}

/** The id tells what was asked for, for the answer to a check. */
function idFor(model: string, { calls }: Loopback): string {
  const file = /kling|seedance|aleph|videoedit/.test(model) ? 'clip' : 'picture';
  return `${file}-${ONE_ADDRESS.test(model) ? 'one' : 'list'}-${calls.length}`;
}

function prediction({ url }: Loopback, id: string, state: object): object {
  return {
    id,
    version: 'hidden',
    input: {},
    logs: '',
    output: null,
    error: null,
    data_removed: false,
    created_at: '2026-11-21T08:00:00.000Z',
    urls: { get: `${url}/predictions/${id}`, cancel: `${url}/predictions/${id}/cancel` },
    ...state,
  };
}

function stateAfter(
  checks: number,
  id: string,
  loopback: Loopback,
  { fate, pendingChecks }: { fate: Fate; pendingChecks: number },
): object {
  if (checks <= pendingChecks) {
    return { status: checks === 1 ? 'starting' : 'processing' };
  }
  // From memory: both are told in words alone.
  if (fate === 'refused') {
    return { status: 'failed', error: 'NSFW content detected. Try running it again, or try a different prompt.' };
  }
  if (fate === 'failed') {
    return { status: 'failed', error: 'Prediction interrupted; please retry (code: PA)' };
  }
  const address = loopback.fileAddress(id.startsWith('clip') ? 'clip.mp4' : 'picture.png');
  return {
    status: 'succeeded',
    output: id.includes('-one-') ? address : [address],
    metrics: { predict_time: 1.2 },
    completed_at: '2026-11-21T08:00:09.000Z',
  };
}

function uploaded({ url, calls }: Loopback): object {
  const id = `file-${calls.length}`;
  return { id, name: 'picture.png', content_type: 'image/png', urls: { get: `${url}/files-of-account/${id}` } };
}
