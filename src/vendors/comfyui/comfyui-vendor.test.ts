import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { startLoopback, type Loopback, type Reply } from '#tests/vendors/loopback-service.ts';
import { clipOrder, FILES, pictureOrder } from '#tests/vendors/orders.ts';
import { serveComfyui, WORKFLOWS } from '#tests/vendors/protocols/comfyui.ts';
import type { Vendor, VendorContext } from '../vendor.ts';
import { createComfyuiVendor } from './create-comfyui-vendor.ts';

const ID = '00000000-0000-4000-8000-000000000001';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-comfyui-'));
  await writeFile(join(folder, FILES.first), await createCanvas(64, 36).encode('png'));
  await writeFile(join(folder, FILES.reference), await createCanvas(64, 36).encode('jpeg'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Bench {
  vendor: Vendor;
  loopback: Loopback;
  state: { fate: 'made'; pendingChecks: number; isOld?: boolean };
  /** Answers in place of the usual ones, by path. */
  answers: Record<string, Reply>;
  context(workflow: string): VendorContext;
}

async function withServer(work: (bench: Bench) => Promise<void>): Promise<void> {
  const state: Bench['state'] = { fate: 'made', pendingChecks: 0 };
  const answers: Bench['answers'] = {};
  const loopback = await startLoopback((call, service) => answers[call.path] ?? serveComfyui(call, service, state));
  const config = { dataFolder: folder, disk: {}, fetchOrigins: [] };
  const parts = { config, ffmpeg: {} as Ffmpeg };
  const vendor = createComfyuiVendor({ url: loopback.url, workflows: WORKFLOWS }, parts);
  const context = (vendorModel: string): VendorContext => ({
    generationId: ID,
    model: 'comfyui',
    vendorModel,
    scratchFolder: folder,
    signal: new AbortController().signal,
    pathOfFile: async (id) => join(folder, id),
  });
  try {
    await work({ vendor, loopback, state, answers, context });
  } finally {
    await loopback.close();
  }
}

const words = pictureOrder('comfyui', 'words', { seed: 2 ** 32 - 1 }).request;

test('[CAT-26] a picture from words: the graph of the workflow with our values, under our id', () =>
  withServer(async ({ vendor, loopback, context }) => {
    const started = await vendor.start(words, context('words'));
    expect(started).toMatchObject({ kind: 'pending', operation: { promptId: ID, output: '9' } });
    const [submit, ...others] = loopback.calls;
    expect(others).toEqual([]);
    expect([submit?.method, submit?.path]).toEqual(['POST', '/prompt']);
    const { graph } = WORKFLOWS.words;
    expect(submit?.json).toEqual({
      prompt_id: ID,
      extra_data: { kinora_generation: ID },
      prompt: {
        ...graph,
        '3': { ...graph['3'], inputs: { ...graph['3'].inputs, seed: 2 ** 32 - 1 } },
        '5': { ...graph['5'], inputs: { ...graph['5'].inputs, width: 1280, height: 720 } },
        '6': { ...graph['6'], inputs: { ...graph['6'].inputs, text: 'A lighthouse keeper opens a letter' } },
      },
    });
    expect(WORKFLOWS.words.graph['6'].inputs.text).toBe('an example');
  }));

test('[CAT-26] what is not wanted takes the place of what the author did not want', () =>
  withServer(async ({ vendor, loopback, context }) => {
    await vendor.start(pictureOrder('comfyui', 'words', { notWanted: 'rain' }).request, context('words'));
    expect(loopback.calls[0]?.json).toMatchObject({ prompt: { '7': { inputs: { text: 'rain' } } } });
  }));

test('[CAT-26] a clip between two frames: both are uploaded and named, and its length is told in frames', () =>
  withServer(async ({ vendor, loopback, context }) => {
    const more = { lastFrame: FILES.reference, durationSeconds: 3.2 };
    await vendor.start(clipOrder('comfyui', 'move', more).request, context('move'));
    const [first, last, submit] = loopback.calls;
    expect(loopback.calls.map(({ path }) => path)).toEqual(['/upload/image', '/upload/image', '/prompt']);
    const upload = first?.body.toString('latin1');
    expect(upload).toContain(`name="image"; filename="kinora-${ID}-image.png"`);
    expect(upload).toMatch(/name="type"\r\n\r\ninput\r\n/);
    expect(upload).toMatch(/name="overwrite"\r\n\r\ntrue\r\n/);
    expect(last?.body.toString('latin1')).toContain(`filename="kinora-${ID}-endImage.jpg"`);
    expect(submit?.json).toMatchObject({
      prompt: {
        '10': { inputs: { image: `kinora-${ID}-image.png` } },
        '11': { inputs: { image: `kinora-${ID}-endImage.jpg` } },
        '50': { inputs: { width: 320, height: 192, length: 57 } },
      },
    });
  }));

test('[CAT-26] a workflow is not run with the picture that its author left in it', () =>
  withServer(async ({ vendor, loopback, context }) => {
    const order = pictureOrder('comfyui', 'redraw', { references: [] });
    await expect(vendor.start(order.request, context('redraw'))).rejects.toMatchObject({ kind: 'failed' });
    await expect(vendor.start(words, context('move'))).rejects.toMatchObject({ kind: 'failed' });
    await expect(vendor.start(words, context('constructor'))).rejects.toMatchObject({ kind: 'unusable' });
    expect(loopback.calls).toEqual([]);
  }));

test('[ERR-06] a graph that is taken without the node of the result has failed; errors elsewhere do not matter', () =>
  withServer(async ({ vendor, answers, context }) => {
    const refusal = (outputs: string[]): Reply => ({
      status: 200,
      json: {
        prompt_id: ID,
        number: 1,
        node_errors: {
          '4': {
            class_type: 'CheckpointLoaderSimple',
            dependent_outputs: outputs,
            errors: [{ message: 'Value not in list', details: 'ckpt_name' }],
          },
        },
      },
    });
    answers['/prompt'] = refusal(['9']);
    await expect(vendor.start(words, context('words'))).rejects.toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('CheckpointLoaderSimple: Value not in list (ckpt_name)') as string,
    });
    answers['/prompt'] = refusal(['12']);
    expect((await vendor.start(words, context('words'))).kind).toBe('pending');
  }));

test('[ERR-06] a job that failed says at which node', () =>
  withServer(async ({ vendor, state, context }) => {
    const started = await vendor.start(words, context('words'));
    Object.assign(state, { fate: 'failed' });
    const operation = started.kind === 'pending' ? started.operation : null;
    const checked = await vendor.check(operation, words, context('words'));
    expect(checked).toMatchObject({ kind: 'failed', error: { message: 'comfyui: node 3, KSampler: out of memory' } });
  }));

test.each([{ isOld: false }, { isOld: true }])(
  '[PIPE-03] a job whose answer was lost is found by our id, waiting or finished (a server of old: $isOld)',
  ({ isOld }) =>
    withServer(async ({ vendor, loopback, state, context }) => {
      state.isOld = isOld;
      loopback.faults.push({ kind: 'truncated' });
      await expect(vendor.start(words, context('words'))).rejects.toMatchObject({ kind: 'outcome_unknown' });
      const operation = { promptId: isOld ? 'server-made-0' : ID, output: '9' };
      state.pendingChecks = 1;
      expect(await vendor.find?.(context('words'))).toMatchObject({ kind: 'pending', operation });
      state.pendingChecks = 0;
      expect(await vendor.find?.(context('words'))).toMatchObject({ kind: 'pending', operation });
      expect(loopback.calls.filter(({ path }) => path === '/prompt')).toHaveLength(1);
    }),
);

test('[PIPE-03] a job that never arrived is absent, and one of another generation is not taken for it', () =>
  withServer(async ({ vendor, context }) => {
    expect(await vendor.find?.(context('words'))).toEqual({ kind: 'absent' });
    await vendor.start(words, { ...context('words'), generationId: ID.replace(/1$/, '2') });
    expect(await vendor.find?.(context('words'))).toEqual({ kind: 'absent' });
  }));

test('[PIPE-03] a server that does not say what is in its queue has not lost a job', () =>
  withServer(async ({ vendor, answers, context }) => {
    answers['/queue'] = { status: 200, json: {} };
    await expect(vendor.find?.(context('words'))).rejects.toMatchObject({ kind: 'busy' });
    const operation = { promptId: ID, output: '9' };
    await expect(vendor.check(operation, words, context('words'))).rejects.toMatchObject({ kind: 'busy' });
  }));

test('[REL-06] a job that the server has forgotten has failed', () =>
  withServer(async ({ vendor, context }) => {
    const operation = { promptId: ID, output: '9' };
    const checked = await vendor.check(operation, words, context('words'));
    expect(checked).toMatchObject({ kind: 'failed', error: { kind: 'failed' } });
  }));
