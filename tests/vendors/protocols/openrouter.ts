import { createHmac } from 'node:crypto';
import type { Call, Loopback, Reply } from '../loopback-service.ts';
import { clipOrder, FILES, pictureOrder } from '../orders.ts';
import { WEBHOOK_SECRET, type VendorProtocol } from '../vendor-protocol.ts';

const error = (code: number, message: string, more: object = {}): object => ({ error: { code, message, ...more } });
const jobPath = /^\/videos\/([\w-]+)(\/content)?$/;

/** https://openrouter.ai/docs/api_reference/errors-and-debugging: statuses, error types, moderation, availability. */
const REFUSALS: VendorProtocol['refusals'] = {
  policy: {
    status: 403,
    json: error(403, 'The input was flagged', {
      metadata: {
        reasons: ['violence'],
        flagged_input: 'opens',
        provider_name: 'Google',
        model_slug: 'google/veo-3.1',
      },
    }),
  },
  input: {
    status: 400,
    json: error(400, 'Invalid request parameters', { metadata: { error_type: 'invalid_request' } }),
  },
  key: { status: 401, json: error(401, 'Missing Authentication header') },
  credit: { status: 402, json: error(402, 'Insufficient credits. Add more using https://openrouter.ai/credits') },
  gone: {
    status: 404,
    json: error(404, 'Model deprecated', {
      metadata: { error_type: 'not_found' },
      availability: { code: 'model_deprecated', retryable: false, requested_models: ['google/veo-3.1'] },
    }),
  },
  busy: { status: 429, json: error(429, 'Rate limit exceeded', { metadata: { error_type: 'rate_limit_exceeded' } }) },
};

const COMMON = {
  vendor: 'openrouter',
  hasKey: ({ headers }, key) => headers.authorization === `Bearer ${key}`,
  refusals: REFUSALS,
} satisfies Partial<VendorProtocol>;

/** https://openrouter.ai/docs/guides/overview/multimodal/image-generation: a picture is answered at once, in base64. */
export const OPENROUTER_IMAGES: VendorProtocol = {
  ...COMMON,
  part: 'pictures',
  orders: [
    pictureOrder('seedream4.0', 'bytedance-seed/seedream-4.5', { references: [] }),
    pictureOrder('gpt-image-1-mini', 'openai/gpt-image-2', { basis: FILES.first }),
  ],
  isSynchronous: true,
  isSubmit: ({ method, path }) => method === 'POST' && path === '/images',
  serve: ({ method, path }, loopback) =>
    method === 'POST' && path === '/images'
      ? {
          status: 200,
          json: {
            created: 1_748_372_400,
            data: [{ b64_json: loopback.files.get('picture.png')?.toString('base64'), media_type: 'image/png' }],
            usage: { prompt_tokens: 0, completion_tokens: 4_175, total_tokens: 4_175, cost: 0.04 },
          },
        }
      : undefined,
};

/** https://openrouter.ai/docs/cookbook/video-generation/video-generation-webhooks: the field, the header. */
const WEBHOOK: VendorProtocol['webhook'] = {
  addressOf: ({ json }) => json?.['callback_url'],
  sign(body, at) {
    const mac = createHmac('sha256', WEBHOOK_SECRET).update(`${at},`).update(body).digest('hex');
    return { body, headers: { 'x-openrouter-signature': `t=${at},v1=${mac}` } };
  },
};

/** https://openrouter.ai/docs/guides/overview/multimodal/video-generation: submit, poll, content. */
export const OPENROUTER_CLIPS: VendorProtocol = {
  ...COMMON,
  part: 'clips',
  orders: [
    clipOrder('veo31', 'google/veo-3.1'),
    clipOrder('veo31', 'google/veo-3.1', { lastFrame: FILES.reference }),
    clipOrder('seedance_1_pro', 'bytedance/seedance-2.0'),
  ],
  isSynchronous: false,
  webhook: WEBHOOK,
  isSubmit: ({ method, path }) => method === 'POST' && path === '/videos',
  serve(call, loopback, state) {
    if (call.method === 'POST' && call.path === '/videos') {
      return { status: 202, json: job(`job-${loopback.calls.length}`, 'pending') };
    }
    const [, id, content] = jobPath.exec(call.path) ?? [];
    if (call.method !== 'GET' || id === undefined) {
      return undefined;
    }
    return content === undefined ? statusOf(id, call, loopback, state) : contentOf(loopback);
  },
};

function statusOf(
  id: string,
  { path }: Call,
  { url, calls }: Loopback,
  { fate, pendingChecks }: Parameters<VendorProtocol['serve']>[2],
): Reply {
  const checks = calls.filter((call) => call.path === path).length;
  if (checks <= pendingChecks) {
    return { status: 200, json: job(id, checks === 1 ? 'pending' : 'in_progress') };
  }
  if (fate === 'made') {
    const unsigned = [`${url}/videos/${id}/content?index=0`];
    return {
      status: 200,
      json: { ...job(id, 'completed'), generation_id: 'gen-1', unsigned_urls: unsigned, usage: { cost: 0.25 } },
    };
  }
  // Documented for the webhook, in the same fields: the text is all that tells one failure from another.
  const reason = fate === 'refused' ? 'Content policy violation' : 'Provider returned error';
  return { status: 200, json: { ...job(id, 'failed'), error: reason } };
}

/** The address is documented with its host and, in the schema, without. */
const job = (id: string, status: string): object => ({ id, polling_url: `/api/v1/videos/${id}`, status });

/** Documented: with the key, the bytes of the clip. */
function contentOf({ files }: Loopback): Reply {
  return { status: 200, bytes: files.get('clip.mp4') ?? '', headers: { 'content-type': 'video/mp4' } };
}
