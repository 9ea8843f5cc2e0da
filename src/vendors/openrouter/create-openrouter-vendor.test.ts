import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startLoopback, type Call, type Loopback, type Reply } from '#tests/vendors/loopback-service.ts';
import { clipOrder, FILES, pictureOrder } from '#tests/vendors/orders.ts';
import { OPENROUTER_CLIPS, OPENROUTER_IMAGES } from '#tests/vendors/protocols/openrouter.ts';
import { createVendorScene, type VendorScene } from '#tests/vendors/vendor-scene.ts';
import type { Vendor } from '../vendor.ts';
import { createOpenrouterVendor } from './create-openrouter-vendor.ts';

type Order = ReturnType<typeof pictureOrder | typeof clipOrder>;

const PROMPT = 'A lighthouse keeper opens a letter';
const CLIP = clipOrder('veo31', 'google/veo-3.1');
const JOB = { id: 'job-1' };

let scene: VendorScene;
let loopback: Loopback;
let vendor: Vendor;
beforeAll(async () => {
  scene = await createVendorScene();
});
afterAll(() => scene.remove());
beforeEach(async () => {
  const state = { fate: 'made', pendingChecks: 0 } as const;
  loopback = await startLoopback(
    (call, service) => OPENROUTER_IMAGES.serve(call, service, state) ?? OPENROUTER_CLIPS.serve(call, service, state),
  );
  loopback.files.set('picture.png', scene.first);
  vendor = createOpenrouterVendor({ url: loopback.url, key: 'a-key' }, scene.parts);
});
afterEach(() => loopback.close());

async function ask(order: Order): Promise<Call> {
  await vendor.start(order.request, await scene.contextOf(order));
  return loopback.calls.at(-1) as Call;
}

/** The kind of the error with which a start or a check ends, when it is answered with this. */
async function kindOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    (result) => (result as { error?: { kind: string } }).error?.kind,
    (error: { kind?: string }) => error.kind,
  );
}

const imageUrl = (mime: string, bytes: Buffer): object => ({
  type: 'image_url',
  image_url: { url: `data:${mime};base64,${bytes.toString('base64')}` },
});
const first = (): object => imageUrl('image/png', scene.first);
const reference = (): object => imageUrl('image/jpeg', scene.reference);

test('[CAT-26] a picture is asked for with what its family of models takes', async () => {
  const seedream = pictureOrder('seedream4.0', 'bytedance-seed/seedream-4.5', {
    references: [],
    seed: 2 ** 31 + 5,
    notWanted: 'text',
  });
  const { method, path, headers, json } = await ask(seedream);
  expect([method, path, headers.authorization]).toEqual(['POST', '/images', 'Bearer a-key']);
  const common = { prompt: PROMPT, aspect_ratio: '16:9', quality: 'medium' };
  expect(json).toEqual({ ...common, model: 'bytedance-seed/seedream-4.5', resolution: '1K', seed: 5 });
  const more = { basis: FILES.first, notWanted: 'text', widthPixels: 900, heightPixels: 1200 };
  expect((await ask(pictureOrder('gpt-image-1-mini', 'openai/gpt-image-2', more))).json).toEqual({
    model: 'openai/gpt-image-2',
    prompt: `${PROMPT}\n\nNot to be seen: text`,
    aspect_ratio: '3:4',
    quality: 'medium',
    input_references: [first(), reference()],
  });
  const large = pictureOrder('seedream4.0', 'bytedance-seed/seedream-4.5', { widthPixels: 2560, heightPixels: 1440 });
  expect((await ask(large)).json).toMatchObject({ resolution: '2K', input_references: [reference()] });
});

test('[CAT-26] a clip is asked for by its frames, or references where it has none, in a length and size of the model', async () => {
  const { method, path, headers, json } = await ask(
    clipOrder('veo31', 'google/veo-3.1', { lastFrame: FILES.reference, references: [FILES.reference] }),
  );
  expect([method, path, headers.authorization]).toEqual(['POST', '/videos', 'Bearer a-key']);
  const common = { model: 'google/veo-3.1', prompt: PROMPT, duration: 4, generate_audio: false, seed: 7 };
  const wide = { ...common, resolution: '720p', aspect_ratio: '16:9' };
  expect(json).toEqual({
    ...wide,
    frame_images: [
      { ...first(), frame_type: 'first_frame' },
      { ...reference(), frame_type: 'last_frame' },
    ],
  });
  const { firstFrame: _, ...unframed } = CLIP.request as Extract<Order['request'], { kind: 'video' }>;
  const tall = { widthPixels: 1080, heightPixels: 1920, durationSeconds: 5, notWanted: 'text' };
  const words = await ask({ ...CLIP, request: { ...unframed, ...tall, seed: 2 ** 32 - 1 } });
  expect(words.json).toEqual({
    ...common,
    duration: 6,
    resolution: '1080p',
    aspect_ratio: '9:16',
    seed: 2 ** 31 - 1,
    provider: { options: { 'google-vertex': { parameters: { negativePrompt: 'text' } } } },
  });
  const shown = await ask({ ...CLIP, request: { ...unframed, references: [FILES.reference] } });
  expect(shown.json).toEqual({ ...wide, input_references: [reference()] });
  const noLast = await ask(clipOrder('kling_v21', 'kwaivgi/kling-v3.0-std', { lastFrame: FILES.reference }));
  expect(noLast.json?.['frame_images']).toEqual([{ ...first(), frame_type: 'first_frame' }]);
  const needsFrame = { ...clipOrder('kling_v21', 'kwaivgi/kling-v3.0-std'), request: unframed };
  expect(await kindOf(ask(needsFrame))).toBe('failed');
});

test('[ERR-06] an error counts whatever the status that it comes with', async () => {
  const said = (status: number, error: unknown): Reply => ({ status, json: { error } });
  const answers: [Reply, picture: unknown, clip: unknown][] = [
    [said(200, { code: 402, message: 'Insufficient credits' }), 'unusable', 'unusable'],
    [said(200, { code: 429 }), 'busy', 'busy'],
    [said(502, { code: 502, message: 'Provider returned error' }), 'failed', 'outcome_unknown'],
    [said(529, { code: 529 }), 'busy', 'busy'],
    [said(503, { code: 503, message: 'No provider meets the routing requirements' }), 'busy', 'busy'],
    [said(503, { message: 'upstream connect error' }), 'outcome_unknown', 'outcome_unknown'],
    [said(408, { code: 408, message: 'Your request timed out' }), 'outcome_unknown', 'outcome_unknown'],
    [said(200, { code: 'server_error' }), 'outcome_unknown', 'outcome_unknown'],
    [said(400, { code: 400, metadata: { error_type: 'content_policy_violation' } }), 'refused', 'refused'],
    [said(403, { code: 403, metadata: { patterns: ['ignore all'] } }), 'refused', 'refused'],
    [said(403, { code: 403, message: 'Not in your region' }), 'unusable', 'unusable'],
    [said(400, { code: 400, availability: { code: 'model_not_found', retryable: false } }), 'unusable', 'unusable'],
    [said(404, { code: 404, availability: { code: 'no_endpoints', retryable: true } }), 'busy', 'busy'],
    [{ status: 200, json: { created: 1, data: [] } }, 'failed', 'outcome_unknown'],
    [{ status: 202, json: { id: '../keys', status: 'pending' } }, 'outcome_unknown', 'outcome_unknown'],
  ];
  const picture = pictureOrder('seedream4.0', 'bytedance-seed/seedream-4.5');
  for (const [reply, ofPicture, ofClip] of answers) {
    loopback.faults.push({ kind: 'reply', reply }, { kind: 'reply', reply });
    const kinds = [await kindOf(ask(picture)), await kindOf(ask(CLIP))];
    expect(kinds, JSON.stringify(reply.json)).toEqual([ofPicture, ofClip]);
  }
  expect(loopback.calls).toHaveLength(2 * answers.length);
});

test('[ERR-06] a job that was cancelled or has expired ends, and an error of a question does not', async () => {
  const check = async (...replies: Reply[]): Promise<unknown> => {
    loopback.faults.push(...replies.map((reply) => ({ kind: 'reply' as const, reply })));
    return kindOf(vendor.check(JOB, CLIP.request, await scene.contextOf(CLIP)));
  };
  const job = (status: string, error?: string): Reply => ({ status: 200, json: { ...JOB, status, error } });
  expect(await check(job('cancelled', 'Job was cancelled'))).toBe('failed');
  expect(await check(job('expired', 'Job exceeded maximum time to live'))).toBe('failed');
  expect(await check(job('failed', 'Output blocked by the safety filter'))).toBe('refused');
  expect(await check({ status: 200, json: { error: { code: 502, message: 'Provider returned error' } } })).toBe('busy');
  const lost: Reply = { status: 200, json: { error: { code: 502, message: 'Provider returned error' } } };
  expect(await check(job('completed'), lost)).toBe('busy');
  expect(await check(job('completed'), { status: 400, json: { error: { code: 400, message: 'No output' } } })).toBe(
    'failed',
  );
});

test('[SEC-14] a clip that lies elsewhere is fetched without the key, and only where fetching is allowed', async () => {
  const other = await startLoopback(() => undefined);
  try {
    const away: Reply = { status: 302, headers: { location: `${other.url}/clip.mp4` } };
    const completed: Reply = { status: 200, json: { ...JOB, status: 'completed' } };
    const check = async (fetchOrigins: string[]): Promise<unknown> => {
      loopback.faults.push({ kind: 'reply', reply: completed }, { kind: 'reply', reply: away });
      const parts = { ...scene.parts, config: { ...scene.parts.config, fetchOrigins } };
      const fresh = createOpenrouterVendor({ url: loopback.url, key: 'a-key' }, parts);
      return kindOf(fresh.check(JOB, CLIP.request, await scene.contextOf(CLIP)));
    };
    expect(await check([])).toBe('failed');
    expect(other.calls).toHaveLength(0);
    // It is there and answers 404, which is asked again.
    expect(await check([other.url])).toBe('busy');
    expect(other.calls.map(({ path, headers }) => [path, headers.authorization])).toEqual([['/clip.mp4', undefined]]);
  } finally {
    await other.close();
  }
});
