import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startLoopback, type Call, type Loopback, type Reply } from '#tests/vendors/loopback-service.ts';
import { clipOrder, FILES, pictureOrder } from '#tests/vendors/orders.ts';
import { OPENAI } from '#tests/vendors/protocols/openai.ts';
import { createVendorScene, type VendorScene } from '#tests/vendors/vendor-scene.ts';
import { createOpenaiVendor } from './create-openai-vendor.ts';

const MODEL = 'gpt-image-1-mini';
const SETTINGS = { model: MODEL, n: 1, quality: 'medium', background: 'opaque', output_format: 'png' };

let scene: VendorScene;
let loopback: Loopback;
beforeAll(async () => {
  scene = await createVendorScene();
});
afterAll(() => scene.remove());
beforeEach(async () => {
  loopback = await startLoopback((call, service) => OPENAI.serve(call, service, { fate: 'made', pendingChecks: 0 }));
  loopback.files.set('picture.png', scene.first);
});
afterEach(() => loopback.close());

async function ask(order: ReturnType<typeof pictureOrder | typeof clipOrder>): Promise<Call> {
  const vendor = createOpenaiVendor({ url: loopback.url, key: 'a-key' }, scene.parts);
  await vendor.start(order.request, await scene.contextOf(order));
  return loopback.calls.at(-1) as Call;
}

const picture = (more: Parameters<typeof pictureOrder>[2]): ReturnType<typeof pictureOrder> =>
  pictureOrder(MODEL, MODEL, more);

/** The fields of a multipart body: texts, and files with their name, type and bytes. */
async function fieldsOf({ body, headers }: Call): Promise<[string, unknown][]> {
  const form = await new Response(Uint8Array.from(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  const fields: [string, unknown][] = [];
  for (const [name, value] of form) {
    const file = typeof value === 'string' ? undefined : value;
    fields.push([name, file ? [file.name, file.type, Buffer.from(await file.arrayBuffer())] : value]);
  }
  return fields;
}

test('[CAT-26] a picture from words is asked for as JSON, in the nearest of three shapes', async () => {
  const { method, path, headers, json } = await ask(picture({ references: [], notWanted: 'text' }));
  expect([method, path, headers.authorization]).toEqual(['POST', '/images/generations', 'Bearer a-key']);
  expect(json).toEqual({
    ...SETTINGS,
    prompt: 'A lighthouse keeper opens a letter\n\nNot to be seen: text',
    size: '1536x1024',
  });
  const sizes: unknown[] = [];
  for (const [widthPixels, heightPixels] of [
    [720, 1280],
    [800, 800],
    [1000, 900],
  ] as const) {
    sizes.push((await ask(picture({ references: [], widthPixels, heightPixels }))).json?.['size']);
  }
  expect(sizes).toEqual(['1024x1536', '1024x1024', '1024x1024']);
});

test('[CAT-26] pictures of ours go along as files: one as image, several as image[], the basis first', async () => {
  const texts = Object.entries({ ...SETTINGS, prompt: 'A lighthouse keeper opens a letter', size: '1536x1024' }).map(
    ([name, value]) => [name, String(value)],
  );
  const one = await ask(picture({}));
  expect(one.path).toBe('/images/edits');
  const fields = await fieldsOf(one);
  expect(fields).toHaveLength(texts.length + 1);
  expect(fields).toEqual(
    expect.arrayContaining([...texts, ['image', ['picture-1.jpg', 'image/jpeg', scene.reference]]]),
  );
  const both = await fieldsOf(await ask(picture({ basis: FILES.first })));
  expect(both.filter(([name]) => name.startsWith('image'))).toEqual([
    ['image[]', ['picture-1.png', 'image/png', scene.first]],
    ['image[]', ['picture-2.jpg', 'image/jpeg', scene.reference]],
  ]);
});

test('[CAT-21] a mask that is white where a picture may change becomes one that is transparent there', async () => {
  const mask = await sharp(Buffer.from([255, 0]), { raw: { width: 2, height: 1, channels: 1 } })
    .png()
    .toBuffer();
  await writeFile(await (await scene.contextOf(picture({}))).pathOfFile('a-mask'), mask);
  const call = await ask({
    model: 'gpt-image-2.5-edit',
    vendorModel: 'gpt-image-2.5-sunburst',
    request: {
      kind: 'image-edit',
      prompt: 'A red door',
      seed: 7,
      widthPixels: 1280,
      heightPixels: 720,
      pictures: [FILES.first],
      mask: 'a-mask',
    },
  });
  const sent = (await fieldsOf(call)).find(([name]) => name === 'mask')?.[1] as [string, string, Buffer];
  expect(sent.slice(0, 2)).toEqual(['mask.png', 'image/png']);
  const { data } = await sharp(sent[2]).raw().toBuffer({ resolveWithObject: true });
  expect([...data]).toEqual([0, 0, 0, 0, 0, 0, 0, 255]);
});

test('[ERR-06] what OpenAI says of credit, limits and models is understood by its codes', async () => {
  const said = (status: number, error: object): Reply => ({ status, json: { error } });
  const kinds: unknown[] = [];
  for (const reply of [
    said(429, { code: 'project_spend_limit_exceeded', type: 'insufficient_quota' }),
    said(429, { code: 'a_new_code', type: 'insufficient_quota' }),
    said(400, { code: 'billing_hard_limit_reached' }),
    said(400, { code: 'invalid_value', param: 'model' }),
    said(400, { code: 'invalid_value', param: 'size' }),
    said(503, { code: 'server_is_overloaded' }),
    said(500, { type: 'server_error' }),
    { status: 200, json: { created: 1, data: [] } },
    { status: 200, json: { created: 1 } },
  ]) {
    loopback.faults.push({ kind: 'reply', reply });
    kinds.push(await ask(picture({})).catch((error: { kind?: string }) => error.kind));
  }
  const spent = ['unusable', 'unusable', 'unusable'];
  expect(kinds).toEqual([...spent, 'unusable', 'failed', 'busy', 'outcome_unknown', 'failed', 'outcome_unknown']);
});

test('a clip is not asked for', async () => {
  await expect(ask(clipOrder('veo31', 'sora-2'))).rejects.toMatchObject({ kind: 'failed' });
  expect(loopback.calls).toHaveLength(0);
});
