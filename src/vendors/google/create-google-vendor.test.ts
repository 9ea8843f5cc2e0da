import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findFfmpeg, type Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { makeNumberedClip } from '#tests/build/build-numbered-clip.ts';
import { startLoopback, type Loopback, type Reply } from '#tests/vendors/loopback-service.ts';
import { clipOrder, FILES, pictureOrder } from '#tests/vendors/orders.ts';
import { VendorError, type Vendor, type VendorContext } from '../vendor.ts';
import { createGoogleVendor } from './create-google-vendor.ts';

const KEY = 'a-key-of-google';
const VEO = 'veo-3.1-generate-001';
const OPERATION = `models/${VEO}/operations/abc-1`;
/** Google's own address for a clip, whatever address the operator reaches Google by. */
const CLIP = 'https://generativelanguage.googleapis.com/v1beta/files/clip:download?alt=media';

let folder: string;
let ffmpeg: Ffmpeg;
let elsewhere: Loopback;
let loopback: Loopback;
let answer: (path: string) => Reply | undefined;
let runs = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-google-'));
  ffmpeg = await findFfmpeg({ cacheFolder: folder });
  const canvas = createCanvas(32, 18);
  await writeFile(join(folder, FILES.first), await canvas.encode('png'));
  await writeFile(join(folder, FILES.reference), await canvas.encode('jpeg'));
  await makeNumberedClip({ ffmpeg, path: join(folder, 'clip.mp4'), frames: 12, red: 90 });
  elsewhere = await startLoopback(() => undefined);
});
afterAll(async () => {
  await elsewhere.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  answer = () => ({ status: 200, json: { name: OPERATION } });
  loopback = await startLoopback(({ path }) => answer(path));
});
afterEach(() => loopback.close());

function vendor(): Vendor {
  const config = { dataFolder: folder, disk: { reserveBytes: 0 }, fetchOrigins: [elsewhere.url] };
  return createGoogleVendor({ url: `${loopback.url}/v1beta`, key: KEY }, { config, ffmpeg });
}

type Order = ReturnType<typeof clipOrder>;

async function contextOf({ model, vendorModel }: Order): Promise<VendorContext> {
  runs += 1;
  const scratchFolder = join(folder, `scratch-${runs}`);
  await mkdir(scratchFolder);
  return {
    generationId: '00000000-0000-4000-8000-000000000001',
    model,
    vendorModel,
    scratchFolder,
    signal: new AbortController().signal,
    pathOfFile: async (id) => join(folder, id),
  };
}

/** The only request that an order is sent as, without its pictures' bytes. */
async function askedFor(order: Order): Promise<object> {
  const before = loopback.calls.length;
  await vendor()
    .start(order.request, await contextOf(order))
    .catch(() => undefined);
  const calls = loopback.calls.slice(before);
  expect(calls.map(({ method, headers }) => [method, headers['x-goog-api-key']])).toEqual([['POST', KEY]]);
  const png = (await readFile(join(folder, FILES.first))).toString('base64');
  const jpeg = (await readFile(join(folder, FILES.reference))).toString('base64');
  const body = String(calls[0]?.body).replaceAll(png, 'PNG').replaceAll(jpeg, 'JPEG');
  return { path: calls[0]?.path, body: JSON.parse(body) as object };
}

async function errorOf(work: Promise<unknown>): Promise<VendorError> {
  const error: unknown = await work.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(VendorError);
  return error as VendorError;
}

const startError = async (order: Order): Promise<VendorError> =>
  errorOf(vendor().start(order.request, await contextOf(order)));

test('[CAT-26] a clip: its frames, its shape, and the length that Veo has', async () => {
  const path = `/v1beta/models/${VEO}:predictLongRunning`;
  const prompt = 'A lighthouse keeper opens a letter';
  const first = { bytesBase64Encoded: 'PNG', mimeType: 'image/png' };
  const last = { bytesBase64Encoded: 'JPEG', mimeType: 'image/jpeg' };
  const small = { sampleCount: 1, aspectRatio: '16:9', resolution: '720p', durationSeconds: 4 };
  expect(await askedFor(clipOrder('veo31', VEO, { references: [FILES.reference] }))).toEqual({
    path,
    body: { instances: [{ prompt, image: first }], parameters: small },
  });
  const portrait = { widthPixels: 1080, heightPixels: 1920, durationSeconds: 7, notWanted: 'rain' };
  expect(await askedFor(clipOrder('veo31', VEO, { lastFrame: FILES.reference, ...portrait }))).toEqual({
    path,
    body: {
      instances: [{ prompt, image: first, lastFrame: last }],
      parameters: {
        sampleCount: 1,
        aspectRatio: '9:16',
        resolution: '1080p',
        durationSeconds: 8,
        negativePrompt: 'rain',
      },
    },
  });
  const { request } = clipOrder('veo31', VEO, { references: [FILES.reference] });
  const { firstFrame: _, ...withoutFrame } = request as Extract<typeof request, { kind: 'video' }>;
  expect(await askedFor({ model: 'veo31', vendorModel: VEO, request: withoutFrame })).toEqual({
    path,
    body: {
      instances: [{ prompt, referenceImages: [{ image: last, referenceType: 'asset' }] }],
      parameters: { ...small, durationSeconds: 8 },
    },
  });
});

test('[CAT-26] a picture: its words, what it shall keep and show, its shape and size', async () => {
  const order = pictureOrder('qwen-image', 'gemini-3-pro-image', {
    basis: FILES.first,
    notWanted: 'rain',
    seed: 2 ** 31 + 5,
    widthPixels: 1080,
    heightPixels: 1920,
  });
  expect(await askedFor(order)).toEqual({
    path: '/v1beta/models/gemini-3-pro-image:generateContent',
    body: {
      contents: [
        {
          role: 'user',
          parts: [
            {
              text: 'A lighthouse keeper opens a letter\n\nNot to be seen: rain',
            },
            { inlineData: { mimeType: 'image/png', data: 'PNG' } },
            { inlineData: { mimeType: 'image/jpeg', data: 'JPEG' } },
          ],
        },
      ],
      generationConfig: {
        responseModalities: ['IMAGE'],
        seed: 5,
        imageConfig: { aspectRatio: '9:16', imageSize: '2K' },
      },
    },
  });
});

test('[ERR-06] Google tells in details what its codes leave open', async () => {
  const refusal = (code: number, status: string, details: object[] = []): void => {
    answer = () => ({ status: code, json: { error: { code, status, message: 'No.', details } } });
  };
  refusal(429, 'RESOURCE_EXHAUSTED', [{ '@type': 'google.rpc.RetryInfo', retryDelay: '30.4s' }]);
  expect(await startError(clipOrder('veo31', VEO))).toMatchObject({ kind: 'busy', retryAfterSeconds: 31 });
  refusal(429, 'RESOURCE_EXHAUSTED', [{ violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel' }] }]);
  expect((await startError(clipOrder('veo31', VEO))).kind).toBe('unusable');
  refusal(400, 'FAILED_PRECONDITION');
  expect((await startError(clipOrder('veo31', VEO))).kind).toBe('unusable');
  refusal(503, 'UNAVAILABLE');
  expect((await startError(clipOrder('veo31', VEO))).kind).toBe('busy');
  refusal(503, 'UNKNOWN');
  expect((await startError(clipOrder('veo31', VEO))).kind).toBe('outcome_unknown');
  refusal(500, 'INTERNAL');
  expect((await startError(clipOrder('veo31', VEO))).kind).toBe('failed');
});

test('[SEC-14] the name of an operation leads to Google operations alone', async () => {
  for (const name of ['https://elsewhere.example/operations/1', '../operations/1', `${OPERATION}/../..`, 7]) {
    answer = () => ({ status: 200, json: { name } });
    expect((await startError(clipOrder('veo31', VEO))).kind).toBe('outcome_unknown');
  }
});

/** Checks an operation whose clip is at an address. */
async function checkClipAt(uri: string): ReturnType<Vendor['check']> {
  const order = clipOrder('veo31', VEO);
  const done = { done: true, response: { generateVideoResponse: { generatedSamples: [{ video: { uri } }] } } };
  const download = answer;
  answer = (path) => (path.endsWith(OPERATION) ? { status: 200, json: done } : download(path));
  return vendor().check({ name: OPERATION }, order.request, await contextOf(order));
}

test('[SEC-14] a clip at Google is fetched where the operator reaches Google, with the key in the header', async () => {
  const clip = await readFile(join(folder, 'clip.mp4'));
  answer = () => ({ status: 200, bytes: clip });
  expect(await checkClipAt(CLIP)).toMatchObject({ kind: 'done', result: { servedBy: VEO } });
  const { path, query, headers } = loopback.calls.at(-1) ?? {};
  expect([path, String(query), headers?.['x-goog-api-key']]).toEqual(['/v1beta/files/clip:download', 'alt=media', KEY]);
});

test('[SEC-14] a download that leads elsewhere is fetched without the key, and one in circles ends', async () => {
  answer = () => ({ status: 302, headers: { location: `${elsewhere.url}/storage/clip` } });
  await errorOf(checkClipAt(CLIP));
  expect(elsewhere.calls.map(({ path, headers }) => [path, headers['x-goog-api-key']])).toEqual([
    ['/storage/clip', undefined],
  ]);
  answer = () => ({ status: 302, headers: { location: CLIP } });
  expect((await errorOf(checkClipAt(CLIP))).kind).toBe('failed');
  expect(loopback.calls.filter(({ path }) => path.includes('/files/')).length).toBe(5);
});

test('[ERR-06] an operation that ends without a clip: refused where a filter says so, failed otherwise', async () => {
  const order = clipOrder('veo31', VEO);
  const ends: [object, string][] = [
    [{ error: { code: 3, message: "The input image violates Google's usage guidelines." } }, 'refused'],
    [{ error: { code: 13, message: 'Internal' } }, 'failed'],
    [{ response: { generateVideoResponse: { raiMediaFilteredCount: 1 } } }, 'refused'],
    [{ response: { generateVideoResponse: {} } }, 'failed'],
    [{}, 'failed'],
  ];
  for (const [end, kind] of ends) {
    answer = () => ({ status: 200, json: { name: OPERATION, done: true, ...end } });
    const checked = await vendor().check({ name: OPERATION }, order.request, await contextOf(order));
    expect(checked).toMatchObject({ kind: 'failed', error: { kind } });
  }
});
