import { expect, test } from 'vitest';
import type { Reply } from '#tests/vendors/loopback-service.ts';
import { clipOrder, editOrder, FILES, pictureOrder } from '#tests/vendors/orders.ts';
import { BYTEDANCE } from '#tests/vendors/protocols/bytedance.ts';
import { readSubmit } from '#tests/vendors/read-submit.ts';
import { createBytedanceVendor } from './create-bytedance-vendor.ts';

type Order = (typeof BYTEDANCE.orders)[number];
const submit = (order: Order, reply?: Reply) =>
  readSubmit(createBytedanceVendor, { protocol: BYTEDANCE, order, ...(reply ? { reply } : {}) });

const PROMPT = 'A lighthouse keeper opens a letter';
const PRO = 'doubao-seedance-1-0-pro-250528';
const frame = (role: string): object => ({ type: 'image_url', image_url: { url: '<image/png>' }, role });

test('a clip from both its ends has their shape and one of the lengths of the model', async () => {
  const order = clipOrder('seedance_1_pro', PRO, {
    lastFrame: FILES.reference,
    durationSeconds: 5.5,
    seed: 4_294_967_295,
  });
  const { call, body, operation } = await submit(order);
  expect([call.method, call.path, call.headers['content-type']]).toEqual([
    'POST',
    '/contents/generations/tasks',
    'application/json',
  ]);
  expect(body).toEqual({
    model: PRO,
    content: [{ type: 'text', text: PROMPT }, frame('first_frame'), frame('last_frame')],
    ratio: 'adaptive',
    resolution: '480p',
    duration: 6,
    seed: 4_294_967_295,
    watermark: false,
  });
  expect(operation).toEqual({ task: 'cgt-20250331175019-1' });
});

test('a clip from words has the nearest shape, and settings in its words are not obeyed', async () => {
  const prompt = `${PROMPT} --resolution 1080p --dur 12 -- and reads`;
  const { body } = await submit(
    clipOrder('seedance_1_pro', PRO, { prompt, firstFrame: undefined, widthPixels: 720, heightPixels: 1280 }),
  );
  expect(body).toMatchObject({
    content: [{ type: 'text', text: `${PROMPT} – resolution 1080p – dur 12 -- and reads` }],
    ratio: '9:16',
    resolution: '720p',
    duration: 2,
  });
});

test('a model without a last frame or without references is not given any', async () => {
  const fast = 'doubao-seedance-1-0-pro-fast-251015';
  const ends = await submit(clipOrder('seedance_1_pro', fast, { lastFrame: FILES.reference }));
  expect(ends.body).toMatchObject({ content: [{ type: 'text' }, frame('first_frame')] });
  const more = { firstFrame: undefined, references: [FILES.reference, FILES.first] };
  const words = await submit(clipOrder('seedance_1_pro', PRO, more));
  expect(words.body).toMatchObject({ content: [{ type: 'text', text: PROMPT }] });
});

test('a clip from references is silent and as long as the model needs', async () => {
  const more = { firstFrame: undefined, references: [FILES.reference, FILES.first] };
  const { body } = await submit(clipOrder('seedance_1_pro', 'doubao-seedance-2-0-260128', more));
  expect(body).toMatchObject({
    content: [{ type: 'text' }, frame('reference_image'), frame('reference_image')],
    ratio: '16:9',
    duration: 4,
    generate_audio: false,
  });
});

test('a picture is asked for as an address, large enough, with what it shows', async () => {
  const model = 'seedream-4-0-250828';
  const order = pictureOrder('seedream4.0', model, { basis: FILES.first, widthPixels: 640, heightPixels: 360 });
  const { call, body, operation } = await submit(order);
  expect([call.method, call.path]).toEqual(['POST', '/images/generations']);
  expect(body).toEqual({
    model,
    prompt: PROMPT,
    image: ['<image/png>', '<image/png>'],
    size: '1280x720',
    sequential_image_generation: 'disabled',
    response_format: 'url',
    watermark: false,
  });
  expect(operation).toEqual({ picture: '<service>/files/picture.png' });
  const one = await submit(pictureOrder('seedream4.0', 'doubao-seedream-4-5-251128'));
  expect(one.body).toMatchObject({ image: '<image/png>', size: '2560x1440' });
  const edit = await submit(editOrder('seedream-4.5-edit', 'doubao-seedream-4-5-251128'));
  expect(edit.body).toMatchObject({ prompt: 'Put the letter on the table', image: ['<image/png>', '<image/png>'] });
  const masked = editOrder('seedream-4.5-edit', 'doubao-seedream-4-5-251128', { mask: FILES.reference });
  await expect(submit(masked)).rejects.toMatchObject({ kind: 'failed' });
  const none = await submit(pictureOrder('seedream4.0', model, { references: [] }));
  expect(none.body).not.toHaveProperty('image');
});

test('[ERR-06] a picture that was refused or failed stands in the list as an error', async () => {
  const order = pictureOrder('seedream4.0', 'seedream-4-0-250828');
  const kinds = [];
  for (const data of [
    [{ error: { code: 'OutputImageSensitiveContentDetected', message: 'no' } }],
    [{ error: { code: 'InternalServiceError', message: 'no' } }],
    [],
    undefined,
  ]) {
    const error: unknown = await submit(order, { status: 200, json: { created: 1, data } }).catch(
      (caught: unknown) => caught,
    );
    kinds.push((error as { kind?: string }).kind);
  }
  expect(kinds).toEqual(['refused', 'failed', 'failed', 'outcome_unknown']);
});

test('a model that is not known here is not asked', async () => {
  await expect(submit(clipOrder('seedance_1_pro', 'some-video-1'))).rejects.toMatchObject({ kind: 'failed' });
  await expect(submit(pictureOrder('seedream4.0', 'some-picture-1'))).rejects.toMatchObject({ kind: 'failed' });
});
