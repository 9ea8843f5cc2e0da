import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KeyedVendor } from '#src/platform/server/config/vendor-settings.ts';
import { findFfmpeg, type Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { readMp4Layout } from '#src/platform/server/media/ffmpeg/read-mp4-layout.ts';
import { runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { VENDOR_FACTORIES } from '#src/vendors/create-vendors.ts';
import type { WebhookCall } from '#src/vendors/http/webhook.ts';
import { withReceivedResults } from '#src/vendors/results/with-received-results.ts';
import {
  VendorError,
  type Json,
  type Vendor,
  type VendorContext,
  type VendorRequest,
  type VendorResult,
} from '#src/vendors/vendor.ts';
import { buildGlb } from '#tests/build/build-glb.ts';
import { makeNumberedClip } from '#tests/build/build-numbered-clip.ts';
import { startLoopback, type Fault, type Loopback, type Reply } from './loopback-service.ts';
import { FILES } from './orders.ts';
import { BYTEDANCE } from './protocols/bytedance.ts';
import { COMFYUI } from './protocols/comfyui.ts';
import { DASHSCOPE } from './protocols/dashscope.ts';
import { ELEVENLABS } from './protocols/elevenlabs.ts';
import { FAL } from './protocols/fal.ts';
import { GOOGLE } from './protocols/google.ts';
import { OPENAI } from './protocols/openai.ts';
import { OPENROUTER_CLIPS, OPENROUTER_IMAGES } from './protocols/openrouter.ts';
import { QIANFAN } from './protocols/qianfan.ts';
import { REPLICATE } from './protocols/replicate.ts';
import { STAGES, WEBHOOK_SECRET, type JobState, type VendorProtocol } from './vendor-protocol.ts';

/** The vendors under test: each must pass all of this. */
const PROTOCOLS: readonly VendorProtocol[] = [
  BYTEDANCE,
  COMFYUI,
  DASHSCOPE,
  ELEVENLABS,
  FAL,
  GOOGLE,
  OPENAI,
  OPENROUTER_CLIPS,
  OPENROUTER_IMAGES,
  QIANFAN,
  REPLICATE,
];

const KEY = 'a-secret-key-of-the-operator';

let folder: string;
let ffmpeg: Ffmpeg;
const served = new Map<string, Buffer>();
let scratch = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-vendors-'));
  ffmpeg = await findFfmpeg({ cacheFolder: folder });
  const clip = join(folder, 'clip.mp4');
  await makeNumberedClip({ ffmpeg, path: clip, frames: 48, red: 90 });
  const canvas = createCanvas(320, 180);
  canvas.getContext('2d').fillRect(0, 0, 160, 90);
  const sound = join(folder, 'sound.mp3');
  await runFfmpeg({ ffmpeg, arguments: ['-f', 'lavfi', '-i', 'sine=d=2', '-ac', '2', '-c:a', 'libmp3lame', sound] });
  served.set('clip.mp4', await readFile(clip)).set('picture.png', await canvas.encode('png'));
  served.set('sound.mp3', await readFile(sound)).set('solid.glb', buildGlb());
  await copyFile(clip, join(folder, FILES.clip));
  await copyFile(sound, join(folder, FILES.sound));
  await writeFile(join(folder, FILES.first), await canvas.encode('png'));
  await writeFile(join(folder, FILES.reference), await canvas.encode('jpeg'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('every vendor that can be asked is held to its protocol here', () => {
  const vendors = new Set(PROTOCOLS.map(({ vendor }) => vendor));
  expect([...vendors].sort()).toEqual([...Object.keys(VENDOR_FACTORIES), 'comfyui'].sort());
});

const TITLED = PROTOCOLS.map((protocol) => ({
  title: `${protocol.vendor} ${protocol.part ?? ''}`.trim(),
  protocol,
}));

describe.each(TITLED)('$title', ({ protocol }) => {
  let loopback: Loopback;
  let state: JobState;

  async function withService(work: () => Promise<void>): Promise<void> {
    state = { fate: 'made', pendingChecks: 0 };
    loopback = await startLoopback((call, service) => protocol.serve(call, service, state));
    served.forEach((bytes, name) => loopback.files.set(name, bytes));
    try {
      await work();
    } finally {
      await loopback.close();
    }
  }

  /** A vendor as a freshly started process has it. */
  function fresh({ mayFetch = true } = {}): Vendor {
    const config = { dataFolder: folder, disk: { reserveBytes: 0 }, fetchOrigins: mayFetch ? [loopback.url] : [] };
    const parts = { config, ffmpeg };
    const factory = VENDOR_FACTORIES[protocol.vendor as KeyedVendor];
    const vendor =
      protocol.create?.(loopback.url, parts) ??
      factory?.({ url: loopback.url, key: KEY, webhookSecret: WEBHOOK_SECRET }, parts);
    if (!vendor) {
      throw new Error(`${protocol.vendor} is not there`);
    }
    return withReceivedResults(vendor, parts);
  }

  async function contextOf(order: VendorProtocol['orders'][number], signal = new AbortController().signal) {
    scratch += 1;
    const scratchFolder = await mkdtemp(join(folder, 'scratch-'));
    return {
      generationId: `00000000-0000-4000-8000-${String(scratch).padStart(12, '0')}`,
      model: order.model,
      vendorModel: order.vendorModel,
      scratchFolder,
      signal,
      pathOfFile: async (id: string) => join(folder, id),
    } satisfies VendorContext;
  }

  const first = protocol.orders[0] as VendorProtocol['orders'][number];
  const submits = (): number => loopback.calls.filter((call) => protocol.isSubmit(call)).length;

  /** Submits and checks until the end, each check by another process. */
  async function make(order = first, faults: readonly (Fault | undefined)[] = []): Promise<VendorResult> {
    const context = await contextOf(order);
    const started = await fresh().start(order.request, context);
    if (started.kind === 'done') {
      return started.result;
    }
    loopback.faults.push(...faults);
    const operation = JSON.parse(JSON.stringify(started.operation)) as Json;
    expect(JSON.stringify(operation)).not.toContain(KEY);
    for (let checks = 0; checks < 20; checks++) {
      const checked = await fresh()
        .check(operation, order.request, context)
        .catch((error: unknown) => error);
      if (checked instanceof VendorError) {
        if (checked.kind === 'failed' || checked.kind === 'refused') {
          throw checked;
        }
        continue;
      }
      if (checked instanceof Error) {
        throw checked;
      }
      const { kind, ...rest } = checked as Awaited<ReturnType<Vendor['check']>>;
      if (kind === 'done') {
        return (rest as { result: VendorResult }).result;
      }
      if (kind === 'failed') {
        throw (rest as { error: VendorError }).error;
      }
    }
    throw new Error('it never ended');
  }

  /** How a start of the first order with these faults on the way fails. */
  const failure = (...faults: Fault[]): Promise<VendorError> => failureOf(first, ...faults);

  async function failureOf(order: VendorProtocol['orders'][number], ...faults: Fault[]): Promise<VendorError> {
    loopback.faults.push(...faults);
    const context = await contextOf(order);
    const error: unknown = await fresh()
      .start(order.request, context)
      .then(
        () => undefined,
        (caught: unknown) => caught,
      );
    expect(error).toBeInstanceOf(VendorError);
    expect(`${(error as Error).message}${JSON.stringify(error)}${String((error as Error).cause)}`).not.toContain(KEY);
    return error as VendorError;
  }

  /** What a file of each form must be, whoever made it. */
  const FORMS: Readonly<Record<string, (path: string) => Promise<void>>> = {
    'image/png': async (path) => expect((await sharp(path).metadata()).width).toBe(320),
    'image/jpeg': async (path) => expect((await sharp(path).metadata()).width).toBe(320),
    'model/gltf-binary': async (path) => expect(await readFile(path)).toEqual(served.get('solid.glb')),
    'video/mp4': async (path) => expect((await probeMedia(ffmpeg, path)).durationSeconds).toBeCloseTo(2, 0),
    'audio/wav': async (path) => expect((await probeMedia(ffmpeg, path)).durationSeconds).toBeCloseTo(2, 0),
  };

  async function checkFile(request: VendorRequest, file: VendorResult['file']): Promise<void> {
    if (request.kind !== 'video') {
      expect(Object.keys(FORMS)).toContain(file?.mime);
      return FORMS[file?.mime ?? '']?.(file?.path ?? '');
    }
    const [track] = (await readMp4Layout(file?.path ?? '')).tracks;
    const { widthPixels: width, heightPixels: height, durationSeconds } = request;
    expect(track).toMatchObject({ width, height, samples: Math.round(durationSeconds * 24) });
  }

  test.each(protocol.orders)('[CAT-26] [REL-06] $model: made by one submit, though the process changes', (order) =>
    withService(async () => {
      state.pendingChecks = 2;
      const { file, servedBy } = await make(order);
      expect(submits()).toBe(1);
      expect(loopback.calls.every((call) => protocol.hasKey?.(call, KEY) ?? true)).toBe(true);
      expect(servedBy).not.toBe('');
      await checkFile(order.request, file);
    }),
  );

  test('[PIPE-03] a submit that is broken off is sent once, and nobody knows what became of it', () =>
    withService(async () => {
      for (const fault of [{ kind: 'reset' }, { kind: 'truncated' }] as const) {
        expect((await failure(fault)).kind).toBe('outcome_unknown');
      }
      expect(submits()).toBe(2);
    }));

  test('a service that is not there was not asked', async () => {
    await withService(async () => {});
    expect((await failure()).kind).toBe('busy');
  });

  test('[CAT-26] a vendor that is busy says for how long, and is not asked again by us', () =>
    withService(async () => {
      const { busy } = protocol.refusals;
      const told = await failure({
        kind: 'reply',
        reply: { ...busy, headers: { ...busy.headers, 'retry-after': '7' } },
      });
      expect([told.kind, told.retryAfterSeconds]).toEqual(['busy', 7]);
      const untold = await failure({ kind: 'reply', reply: busy });
      expect([untold.kind, untold.retryAfterSeconds]).toEqual(['busy', undefined]);
      expect(submits()).toBe(2);
    }));

  test('[ERR-06] what a vendor refuses is told apart: content, input, key, credit, a model that is gone', () =>
    withService(async () => {
      const { policy, input, key, credit, gone } = protocol.refusals;
      const known = [
        [policy, 'refused'],
        [input, 'failed'],
        [key, 'unusable'],
        [credit, 'unusable'],
        [gone, 'unusable'],
      ] as const;
      const told = known.filter(([reply]) => reply !== undefined);
      const kinds: string[] = [];
      for (const [reply] of told) {
        kinds.push((await failure({ kind: 'reply', reply: reply as Reply })).kind);
      }
      expect(kinds).toEqual(told.map(([, kind]) => kind));
      expect(submits()).toBe(told.length);
    }));

  test.skipIf(!protocol.silentRefusals)('[ERR-06] a success without a result is the refusal that it stands for', () =>
    withService(async () => {
      for (const { order, reply } of protocol.silentRefusals ?? []) {
        expect((await failureOf(order, { kind: 'reply', reply })).kind).toBe('refused');
      }
    }),
  );

  test('[PIPE-03] an answer that is no answer leaves a submit unknown, unless it surely was not taken', () =>
    withService(async () => {
      const page = '<html><body>Bad gateway</body></html>';
      const kinds: string[] = [];
      for (const [status, bytes] of [
        [200, 'not json'],
        [200, '[]'],
        [500, page],
        [502, page],
        [504, page],
        [503, page],
        [408, page],
      ] as const) {
        kinds.push((await failure({ kind: 'reply', reply: { status, bytes } })).kind);
      }
      const unknown = 'outcome_unknown';
      expect(kinds).toEqual(kinds.map(() => unknown));
      for (const status of [503, 408]) {
        const reply = { status, bytes: page, headers: { 'retry-after': '7' } };
        expect(await failure({ kind: 'reply', reply })).toMatchObject({ kind: 'busy', retryAfterSeconds: 7 });
      }
      expect(
        (await failure({ kind: 'reply', reply: { status: 200, bytes: Buffer.alloc(120 * 1024 * 1024, 'x') } })).kind,
      ).toBe(unknown);
    }));

  test('a process that stops does not wait for a silent service', () =>
    withService(async () => {
      const stop = new AbortController();
      loopback.faults.push({ kind: 'silent' });
      const context = await contextOf(first, stop.signal);
      const starting = fresh().start(first.request, context);
      setTimeout(() => stop.abort(new Error('stopping')), 50);
      await expect(starting).rejects.toThrow('stopping');
    }));

  test.skipIf(protocol.isSynchronous)('[ERR-06] a job that is refused or fails later ends with that', () =>
    withService(async () => {
      const fates = protocol.refusals.policy ? (['refused', 'failed'] as const) : (['failed'] as const);
      for (const fate of fates) {
        state.fate = fate;
        await expect(make()).rejects.toMatchObject({ kind: fate });
      }
      expect(submits()).toBe(fates.length);
    }),
  );

  test.skipIf(protocol.isSynchronous)('[REL-06] checks that fail are asked again, and the job is not lost', () =>
    withService(async () => {
      const broken: Fault[] = [
        { kind: 'reply', reply: { status: 500, bytes: 'oops' } },
        { kind: 'reply', reply: { status: 502, bytes: '<html></html>' } },
        { kind: 'reset' },
        { kind: 'truncated' },
        { kind: 'reply', reply: { status: 200, bytes: 'not json' } },
        { kind: 'reply', reply: { status: 429, json: {} } },
      ];
      await make(first, broken);
      expect(submits()).toBe(1);
    }),
  );

  test.skipIf(!protocol.webhook)('it is told where to call when the work has ended, if it can reach us', () =>
    withService(async () => {
      const webhookAddress = 'https://film.example/webhooks/vendors/any/one?a=b&c';
      for (const context of [await contextOf(first), { ...(await contextOf(first)), webhookAddress }]) {
        await fresh().start(first.request, context);
      }
      const given = loopback.calls.filter((call) => protocol.isSubmit(call));
      expect(given.map((call) => protocol.webhook?.addressOf(call) ?? undefined)).toEqual([undefined, webhookAddress]);
    }),
  );

  test.skipIf(!protocol.webhook)('[SEC-12] a call is known by its signature over all of it, for five minutes', () =>
    withService(async () => {
      const now = Math.floor(Date.now() / 1_000);
      const { sign } = protocol.webhook as NonNullable<VendorProtocol['webhook']>;
      const body = Buffer.from('{"status":"OK"}');
      const good = sign(body, now);
      const names = Object.keys(good.headers);
      const signatureName = names.find((name) => name.endsWith('signature')) as string;
      const signature = String(good.headers[signatureName]);
      const forged = `${signature.slice(0, -9)}${signature.at(-9) === 'a' ? 'b' : 'a'}${signature.slice(-8)}`;
      const foreign = [
        sign(body, now - 310),
        sign(body, now + 310),
        { ...good, body: Buffer.from('{"status":"KO"}') },
        { ...good, body: Buffer.alloc(0) },
        { ...good, headers: {} },
        { ...good, headers: { ...good.headers, [signatureName]: forged } },
        { ...good, headers: { ...good.headers, [signatureName]: [signature] } },
        ...names.map((name) => ({ ...good, headers: { ...good.headers, [name]: undefined } })),
      ];
      const vendor = fresh();
      const isSigned = (call: WebhookCall): Promise<boolean> | undefined =>
        vendor.isWebhookSigned?.(call, new AbortController().signal);
      expect(await Promise.all(foreign.map(isSigned))).toEqual(foreign.map(() => false));
      expect([await isSigned(good), await isSigned(sign(body, now - 290))]).toEqual([true, true]);
    }),
  );

  test.skipIf(!protocol.isCancel)(
    '[COIN-05] what waits in the queue of the service is cancelled; what has begun goes on',
    () =>
      withService(async () => {
        const order = protocol.orders.find(({ request }) => request.kind === 'video') ?? first;
        const said: string[] = [];
        for (const stage of STAGES) {
          state.stage = stage;
          const context = await contextOf(order);
          const started = await fresh().start(order.request, context);
          const operation = started.kind === 'pending' ? started.operation : null;
          said.push(String(await fresh().cancel?.(operation, context)));
          if (stage === 'queued') {
            expect(
              loopback.calls.filter((call) => protocol.isCancel?.(call) && (protocol.hasKey?.(call, KEY) ?? true)),
            ).toHaveLength(1);
          }
        }
        expect(said).toEqual(['cancelled', 'too-late', 'too-late']);
        expect(submits()).toBe(STAGES.length);
      }),
  );

  test.skipIf(!protocol.isCancel)('[COIN-05] a service that cannot be asked to cancel has cancelled nothing', () =>
    withService(async () => {
      const order = protocol.orders.find(({ request }) => request.kind === 'video') ?? first;
      state.stage = 'queued';
      const context = await contextOf(order);
      const started = await fresh().start(order.request, context);
      loopback.faults.push({ kind: 'reply', reply: { status: 500, bytes: 'oops' } });
      const operation = started.kind === 'pending' ? started.operation : null;
      await expect(fresh().cancel?.(operation, context)).rejects.toBeInstanceOf(VendorError);
    }),
  );

  test('[SEC-14] [SEC-02] a result is no picture, or lies where nothing may be fetched: it fails and nothing is kept', () =>
    withService(async () => {
      for (const name of loopback.files.keys()) {
        loopback.files.set(name, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
      }
      await expect(make()).rejects.toMatchObject({ kind: 'failed' });
    }));
});
