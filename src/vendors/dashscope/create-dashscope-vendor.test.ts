import { expect, test } from 'vitest';
import { startLoopback, type Reply } from '#tests/vendors/loopback-service.ts';
import { clipOrder, editOrder, FILES, pictureOrder } from '#tests/vendors/orders.ts';
import { DASHSCOPE } from '#tests/vendors/protocols/dashscope.ts';
import { readSubmit } from '#tests/vendors/read-submit.ts';
import type { VendorContext } from '../vendor.ts';
import { createDashscopeVendor } from './create-dashscope-vendor.ts';

type Order = (typeof DASHSCOPE.orders)[number];
const submit = (order: Order) => readSubmit(createDashscopeVendor, { protocol: DASHSCOPE, order });

const PROMPT = 'A lighthouse keeper opens a letter';
const SEED = { seed: 2 ** 31 + 5 };
const SAME = { seed: 5, prompt_extend: false, watermark: false };

test('a clip from a first frame', async () => {
  const { call, body, operation } = await submit(
    clipOrder('wan22_std', 'wan2.2-i2v-flash', { ...SEED, notWanted: 'text', widthPixels: 1280, heightPixels: 720 }),
  );
  expect([call.method, call.path, call.headers['x-dashscope-async']]).toEqual([
    'POST',
    '/api/v1/services/aigc/video-generation/video-synthesis',
    'enable',
  ]);
  expect(body).toEqual({
    model: 'wan2.2-i2v-flash',
    input: { prompt: PROMPT, negative_prompt: 'text', img_url: '<image/jpeg>' },
    parameters: { resolution: '720P', ...SAME },
  });
  expect(operation).toMatchObject({ model: 'wan2.2-i2v-flash', task: 'clip-1' });
});

test('a clip from both its ends, by the model that takes them', async () => {
  const order = clipOrder('wan22_std', 'wan2.2-i2v-flash', { ...SEED, lastFrame: FILES.reference });
  const { call, body, operation } = await submit(order);
  expect(call.path).toBe('/api/v1/services/aigc/image2video/video-synthesis');
  expect(body).toEqual({
    model: 'wan2.2-kf2v-flash',
    input: { prompt: PROMPT, first_frame_url: '<image/jpeg>', last_frame_url: '<image/jpeg>' },
    parameters: { resolution: '480P', ...SAME },
  });
  expect(operation).toMatchObject({ model: 'wan2.2-kf2v-flash' });
});

test('a clip from words has a size of the nearest shape', async () => {
  const order = clipOrder('wan22_std', 'wan2.2-t2v-plus', { ...SEED, firstFrame: undefined });
  const { call, body } = await submit(order);
  expect(call.path).toBe('/api/v1/services/aigc/video-generation/video-synthesis');
  expect(body).toEqual({
    model: 'wan2.2-t2v-plus',
    input: { prompt: PROMPT },
    parameters: { size: '832*480', ...SAME },
  });
});

test('a picture from words is a task of one of five sizes, and shows no pictures', async () => {
  const order = pictureOrder('qwen-image', 'qwen-image', {
    ...SEED,
    notWanted: 'text',
    widthPixels: 768,
    heightPixels: 1024,
  });
  const { call, body } = await submit(order);
  expect([call.path, call.headers['x-dashscope-async']]).toEqual([
    '/api/v1/services/aigc/text2image/image-synthesis',
    'enable',
  ]);
  expect(body).toEqual({
    model: 'qwen-image',
    input: { prompt: PROMPT, negative_prompt: 'text' },
    parameters: { size: '1104*1472', n: 1, ...SAME },
  });
});

test('a picture with references is answered at once, with its address', async () => {
  const order = pictureOrder('qwen-image', 'qwen-image-3.0', {
    ...SEED,
    notWanted: 'text',
    basis: FILES.first,
    references: [FILES.reference, FILES.reference, FILES.reference],
    widthPixels: 4096,
    heightPixels: 2304,
  });
  const { call, body, operation } = await submit(order);
  expect(call.path).toBe('/api/v1/services/aigc/multimodal-generation/generation');
  expect(call.headers).not.toHaveProperty('x-dashscope-async');
  const image = '<image/jpeg>';
  expect(body).toEqual({
    model: 'qwen-image-3.0',
    input: { messages: [{ role: 'user', content: [{ image }, { image }, { image }, { text: PROMPT }] }] },
    parameters: { size: '2720*1536', n: 1, ...SAME, negative_prompt: 'text' },
  });
  expect(operation).toEqual({ model: 'qwen-image-3.0', picture: '<service>/files/picture.png' });
});

test('a model that is not known here is not asked', async () => {
  await expect(submit(clipOrder('wan22_std', 'wan9-i2v'))).rejects.toMatchObject({ kind: 'failed' });
  await expect(submit(pictureOrder('qwen-image', 'qwen-imagine'))).rejects.toMatchObject({ kind: 'failed' });
});

/** What becomes of a task that was submitted some hours ago, when it is asked for and answered so. */
async function checked(reply: Reply, hoursAgo = 0): Promise<{ kind: string; error?: { kind: string } }> {
  const loopback = await startLoopback(() => reply);
  try {
    const [order] = DASHSCOPE.orders as [Order];
    const config = { dataFolder: '', disk: { reserveBytes: 0 }, fetchOrigins: [] };
    const vendor = createDashscopeVendor(
      { url: loopback.url, key: 'k' },
      { config, ffmpeg: { path: '', version: '' } },
    );
    const operation = { model: 'qwen-image', task: 'a/../b', submittedAt: Date.now() - hoursAgo * 3_600_000 };
    const context = { ...order, signal: new AbortController().signal } as unknown as VendorContext;
    const outcome = await vendor.check(operation, order.request, context).catch((error: unknown) => error);
    expect(loopback.calls[0]?.path).toBe('/api/v1/tasks/a%2F..%2Fb');
    return outcome as { kind: string };
  } finally {
    await loopback.close();
  }
}

test('[REL-06] a state that cannot be told is asked again, until the task is forgotten', async () => {
  const unknown: Reply = { status: 200, json: { output: { task_id: 'x', task_status: 'UNKNOWN' } } };
  expect(await checked(unknown, 23)).toMatchObject({ kind: 'busy' });
  expect(await checked(unknown, 25)).toMatchObject({ kind: 'failed', error: { kind: 'failed' } });
});

test('[ERR-06] a picture that was refused stands in the results of a task that succeeded', async () => {
  const results = [{ code: 'DataInspectionFailed', message: 'no' }];
  const reply: Reply = { status: 200, json: { output: { task_id: 'x', task_status: 'SUCCEEDED', results } } };
  expect(await checked(reply)).toMatchObject({ kind: 'failed', error: { kind: 'refused' } });
});

test('a picture of ours that DashScope could not load is no refusal', async () => {
  const reply: Reply = {
    status: 400,
    json: { code: 'InvalidParameter.DataInspection', message: 'Unable to download' },
  };
  expect(await checked(reply)).toMatchObject({ kind: 'failed' });
});

test('a picture is edited with those that the words speak of, in a size where one can be chosen', async () => {
  const notWanted = 'text';
  const first = await submit(editOrder('qwen-image-edit', 'qwen-image-edit', { ...SEED, notWanted }));
  expect(first.call.path).toBe('/api/v1/services/aigc/multimodal-generation/generation');
  expect(first.body).toEqual({
    model: 'qwen-image-edit',
    input: {
      messages: [
        {
          role: 'user',
          content: [{ image: '<image/jpeg>' }, { image: '<image/jpeg>' }, { text: 'Put the letter on the table' }],
        },
      ],
    },
    parameters: { n: 1, negative_prompt: 'text', ...SAME },
  });
  for (const [widthPixels, heightPixels, size] of [
    [1280, 720, '1280*720'],
    [320, 180, '912*512'],
    [3000, 900, '2048*624'],
    [3000, 500, '2048*512'],
  ] as const) {
    const order = editOrder('qwen-image-edit', 'qwen-image-edit-plus', { widthPixels, heightPixels });
    expect((await submit(order)).body).toMatchObject({ parameters: { size } });
  }
  const masked = editOrder('qwen-image-edit', 'qwen-image-edit', { mask: FILES.reference });
  await expect(submit(masked)).rejects.toMatchObject({ kind: 'failed' });
});
