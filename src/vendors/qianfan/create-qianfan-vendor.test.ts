import { expect, test } from 'vitest';
import type { Reply } from '#tests/vendors/loopback-service.ts';
import { clipOrder, FILES, pictureOrder } from '#tests/vendors/orders.ts';
import { QIANFAN } from '#tests/vendors/protocols/qianfan.ts';
import { readSubmit } from '#tests/vendors/read-submit.ts';
import { createQianfanVendor } from './create-qianfan-vendor.ts';

type Order = (typeof QIANFAN.orders)[number];
const submit = (order: Order, reply?: Reply) =>
  readSubmit(createQianfanVendor, { protocol: QIANFAN, order, ...(reply ? { reply } : {}) });
const TURBO = 'musesteamer-2.0-turbo-i2v-audio';

test('a clip from its first frame, in one of the lengths of the model', async () => {
  const { call, body, operation } = await submit(clipOrder('musesteamer_2_0_turbo', TURBO, { durationSeconds: 6 }));
  expect([call.method, call.path]).toEqual(['POST', '/video/generations']);
  expect(body).toEqual({
    model: TURBO,
    content: [
      { type: 'text', text: 'A lighthouse keeper opens a letter' },
      { type: 'image_url', image_url: { url: '<image/png>' } },
    ],
    duration: 10,
    watermark: false,
  });
  expect(operation).toEqual({ task: 'tdsx-1' });
  const pro = await submit(clipOrder('musesteamer_2_0_pro', 'musesteamer-2.0-pro-i2v', { durationSeconds: 6 }));
  expect(pro.body).toMatchObject({ duration: 5 });
});

test('nothing is asked for without a first frame', async () => {
  const words = clipOrder('musesteamer_2_0_turbo', TURBO, { firstFrame: undefined, references: [FILES.reference] });
  const refusal = { kind: 'failed', message: `${TURBO} makes clips from a first frame and nothing else` };
  await expect(submit(words)).rejects.toMatchObject(refusal);
  await expect(submit(pictureOrder('musesteamer_2_0_turbo', TURBO))).rejects.toMatchObject(refusal);
});

test('[ERR-06] an error that is the answer itself is understood as one that is a part of it', async () => {
  const json = { code: 'video_genration_prompt_unsafe', message: 'the content of prompt field is unsafe' };
  await expect(submit(clipOrder('musesteamer_2_0_turbo', TURBO), { status: 403, json })).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('video_genration_prompt_unsafe: the content of prompt field is unsafe') as string,
  });
});
