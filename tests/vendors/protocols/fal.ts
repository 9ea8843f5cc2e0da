import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { Call, Loopback } from '../loopback-service.ts';
import { clipOrder, FILES, musicOrder, pictureOrder, soundOrder } from '../orders.ts';
import { FAL_TOOL_ORDERS } from '../tool-orders.ts';
import { progressOf, type VendorProtocol } from '../vendor-protocol.ts';

const detail = (type: string, message: string): object => ({
  detail: [{ loc: ['body', 'prompt'], msg: message, type, url: 'https://docs.fal.ai/errors', ctx: {}, input: 'x' }],
});
const requestPath = /^\/([\w.-]+\/[\w.-]+)\/requests\/([\w-]+)(\/status|\/cancel)?$/;

/** The older of two keys stays among those that are told while the newer one signs. */
const [OLD_KEY, NEW_KEY] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const jwkOf = ({ publicKey }: typeof OLD_KEY): object => ({ ...publicKey.export({ format: 'jwk' }), use: 'sig' });

/** https://docs.fal.ai/model-apis/model-endpoints/webhooks: the query, the headers, the signed message, the keys. */
const WEBHOOK: VendorProtocol['webhook'] = {
  addressOf: ({ query }) => query.get('fal_webhook'),
  sign(body, at) {
    const [id, user] = ['7f3a', 'user-1'];
    const message = [id, user, at, createHash('sha256').update(body).digest('hex')].join('\n');
    return {
      body,
      headers: {
        'x-fal-webhook-request-id': id,
        'x-fal-webhook-user-id': user,
        'x-fal-webhook-timestamp': String(at),
        'x-fal-webhook-signature': sign(null, Buffer.from(message), NEW_KEY.privateKey).toString('hex'),
      },
    };
  },
};

/** https://docs.fal.ai/model-apis/model-endpoints/queue: hosts, submit, status, result, cancel, errors. */
export const FAL: VendorProtocol = {
  vendor: 'fal',
  orders: [
    pictureOrder('flux-schnell', 'fal-ai/flux/schnell'),
    pictureOrder('seedream4.0', 'fal-ai/bytedance/seedream/v4/text-to-image'),
    clipOrder('kling_v21', 'fal-ai/kling-video/v2.1/standard'),
    clipOrder('seedance_2_mini', 'bytedance/seedance-2.0/mini', { lastFrame: FILES.reference }),
    musicOrder('elevenlabs-music', 'fal-ai/elevenlabs/music'),
    soundOrder('elevenlabs-sound', 'fal-ai/elevenlabs/sound-effects/v2', { kind: 'described', durationSeconds: 4 }),
    ...FAL_TOOL_ORDERS,
  ],
  isSynchronous: false,
  isSubmit: ({ method, path }) => method === 'POST' && !requestPath.test(path),
  isCancel: ({ method, path }) => method === 'PUT' && path.endsWith('/cancel'),
  hasKey: ({ headers, path }, key) => path.startsWith('/.well-known') || headers.authorization === `Key ${key}`,
  webhook: WEBHOOK,
  serve(call, loopback, state) {
    if (call.path === '/.well-known/jwks.json') {
      return { status: 200, json: { keys: [jwkOf(OLD_KEY), jwkOf(NEW_KEY)] } };
    }
    const [, app, id, rest] = requestPath.exec(call.path) ?? [];
    if (app === undefined) {
      return call.method === 'POST' ? { status: 200, json: queued(call, loopback) } : undefined;
    }
    const counted = loopback.calls.filter(({ path }) => path === `/${app}/requests/${id}/status`).length;
    const { checks, pendingChecks } = progressOf(counted, state);
    if (rest === '/cancel') {
      // Documented: the statuses; that of a job that has ended is from memory.
      return checks <= pendingChecks
        ? { status: 202, json: { status: 'CANCELLATION_REQUESTED' } }
        : { status: 400, json: { status: 'ALREADY_COMPLETED' } };
    }
    if (rest === '/status') {
      // Documented: 202 while it waits or runs, 200 when it has ended, well or not.
      return checks <= pendingChecks
        ? { status: 202, json: { status: checks === 1 ? 'IN_QUEUE' : 'IN_PROGRESS', request_id: id } }
        : { status: 200, json: { status: 'COMPLETED', request_id: id, metrics: { inference_time: 1.2 } } };
    }
    if (state.fate === 'refused') {
      return { status: 422, json: detail('content_policy_violation', 'The content could not be processed.') };
    }
    if (state.fate === 'failed') {
      return {
        status: 504,
        json: { detail: 'Request timed out', error_type: 'request_timeout' },
        headers: { 'x-fal-error-type': 'request_timeout' },
      };
    }
    const file = (name: string, type: string): object => ({
      url: loopback.fileAddress(name),
      content_type: type,
      file_name: name,
      file_size: loopback.files.get(name)?.length,
    });
    return { status: 200, json: outputOf(String(id?.split('-')[0]), file) };
  },
  refusals: {
    policy: { status: 422, json: detail('content_policy_violation', 'The content could not be processed.') },
    input: { status: 422, json: detail('value_error', 'Input should be 5 or 10') },
    key: { status: 401, json: { detail: 'Cannot access application. Authentication is required' } },
    credit: { status: 403, json: { detail: 'User is locked. Reason: Exhausted balance.' } },
    gone: { status: 404, json: { detail: 'Application not found' } },
    busy: { status: 429, json: { detail: 'Too many concurrent requests' } },
  },
};

/** What an endpoint makes, by words in its path; a picture where none fits. */
const MADE: readonly [RegExp, string][] = [
  [/elevenlabs/, 'sound'],
  [/tripo/, 'tripo'],
  [/hunyuan3d/, 'hunyuan'],
  [/trellis-2/, 'trellis'],
  [/upscale\/image|esrgan|birefnet|background/, 'single'],
  [/lipsync|mmaudio|ai-avatar|omnihuman|upscale\/video/, 'clip'],
  [/video|pixverse|vidu|veo|wan|seedance|hailuo/, 'clip'],
];

/** The output by what is made, as the schema of each endpoint has it. */
function outputOf(made: string, file: (name: string, type: string) => object): object {
  const outputs: Record<string, () => object> = {
    sound: () => ({ audio: file('sound.mp3', 'audio/mpeg') }),
    clip: () => ({ video: file('clip.mp4', 'video/mp4') }),
    tripo: () => ({ task_id: 'a1', model_mesh: file('solid.glb', 'model/gltf-binary') }),
    hunyuan: () => ({ model_mesh: file('solid.glb', 'model/gltf-binary'), seed: 1 }),
    trellis: () => ({ model_glb: file('solid.glb', 'model/gltf-binary') }),
    single: () => ({ image: file('picture.png', 'image/png') }),
    picture: () => ({ images: [file('picture.png', 'image/png')], seed: 1, has_nsfw_concepts: [false] }),
  };
  return outputs[made]?.() ?? {};
}

/** Only owner and app are in the addresses of a request, not the rest of its endpoint. */
function queued({ path }: Call, { url, calls }: Loopback): object {
  const app = path.split('/').slice(1, 3).join('/');
  const made = MADE.find(([words]) => words.test(path))?.[1] ?? 'picture';
  const id = `${made}-${calls.length}`;
  const address = `${url}/${app}/requests/${id}`;
  return {
    request_id: id,
    status: 'IN_QUEUE',
    queue_position: 0,
    response_url: address,
    status_url: `${address}/status`,
    cancel_url: `${address}/cancel`,
  };
}
