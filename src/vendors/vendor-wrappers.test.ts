import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { clipOrder } from '#tests/vendors/orders.ts';
import type { WebhookCall } from './http/webhook.ts';
import { addLanguageModels } from './language/add-language-models.ts';
import { withReceivedResults } from './results/with-received-results.ts';
import type { Vendor, VendorContext } from './vendor.ts';
import { withJudgedWords, withModeration } from './with-moderation.ts';
import { withSpeechServer } from './with-speech-server.ts';
import { withSpokenWords } from './with-spoken-words.ts';

/** A vendor with every member that a vendor may have. */
const WHOLE: Required<Vendor> = {
  repeatable: false,
  switchedOff: true,
  mayRepeat: () => true,
  start: () => Promise.resolve({ kind: 'pending', operation: 'started', checkAfterSeconds: 1 }),
  check: () => Promise.resolve({ kind: 'pending', checkAfterSeconds: 2 }),
  find: () => Promise.resolve({ kind: 'pending', operation: 'found', checkAfterSeconds: 3 }),
  cancel: () => Promise.resolve('cancelled'),
  isWebhookSigned: () => Promise.resolve(true),
};

let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kinora-wrappers-'));
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

const ffmpeg = {} as Ffmpeg;
const moderator = { moderate: async () => ({ verdict: 'fine', by: 'nobody', categories: {} }) as const };
const log = { warn: () => undefined };
const SPEECH_SERVER = { languages: [], nameFor: () => '', speak: () => Promise.reject(new Error('nobody speaks')) };

const WRAPPERS: Readonly<Record<string, (vendor: Vendor) => Vendor | undefined>> = {
  withModeration: (vendor) => withModeration(vendor, { moderator, ffmpeg }),
  withJudgedWords: (vendor) => withJudgedWords(vendor, moderator),
  withSpeechServer: (vendor) => withSpeechServer(vendor, { speechServer: SPEECH_SERVER, log }),
  withSpokenWords: (vendor) => withSpokenWords(vendor, vendor),
  withReceivedResults: (vendor) =>
    withReceivedResults(vendor, { config: { dataFolder, disk: { reserveBytes: 0 }, fetchOrigins: [] }, ffmpeg }),
  addLanguageModels: (vendor) =>
    addLanguageModels(
      new Map([['openrouter', vendor]]),
      vendor,
      { openrouter: { url: 'http://127.0.0.1:9', key: 'hush-hush' } },
      { log, isForbidden: () => false },
    ).get('openrouter'),
};

test.each(Object.entries(WRAPPERS))('%s keeps all that a vendor can do', async (_name, wrap) => {
  const vendor = wrap(WHOLE);
  const { request, model, vendorModel } = clipOrder('veo31', 'google/veo-3.1');
  const { signal } = new AbortController();
  const context: VendorContext = {
    generationId: '00000000-0000-4000-8000-000000000001',
    model,
    vendorModel,
    scratchFolder: dataFolder,
    signal,
    pathOfFile: () => Promise.reject(new Error('there are no files')),
  };
  const call: WebhookCall = { headers: {}, body: Buffer.alloc(0) };
  expect(Object.keys(vendor ?? {}).sort()).toEqual(Object.keys(WHOLE).sort());
  expect([vendor?.repeatable, vendor?.switchedOff, vendor?.mayRepeat?.(request)]).toEqual([false, true, true]);
  expect(await vendor?.start(request, context)).toMatchObject({ operation: 'started' });
  expect(await vendor?.check('started', request, context)).toMatchObject({ checkAfterSeconds: 2 });
  expect(await vendor?.find?.(context)).toMatchObject({ operation: 'found' });
  expect(await vendor?.cancel?.('started', context)).toBe('cancelled');
  expect(await vendor?.isWebhookSigned?.(call, signal)).toBe(true);
});
