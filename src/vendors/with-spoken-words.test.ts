import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LipSyncRequest } from './tool-requests.ts';
import type { Vendor, VendorContext, VendorRequest } from './vendor.ts';
import { withSpokenWords } from './with-spoken-words.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-spoken-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const speaker: Vendor = {
  repeatable: true,
  start: async (request, { scratchFolder }) => {
    const path = join(scratchFolder, 'said.wav');
    await writeFile(path, request.kind === 'voice' ? request.text : '');
    const data = { visemes: [{ viseme: 'open', startSeconds: 0, endSeconds: 1, openness: 1 }] };
    return { kind: 'done', result: { servedBy: 'voice', data, file: { path, mime: 'audio/wav', extension: 'wav' } } };
  },
  check: () => Promise.reject(new Error('never')),
};

test('[PTK-01] words are said before a vendor that needs a sound is asked; a sound goes to it as it is', async () => {
  const asked: { request: VendorRequest; sound: string }[] = [];
  const mover: Vendor = {
    ...speaker,
    start: async (request, context) => {
      const { sound } = request as LipSyncRequest;
      const path = await context.pathOfFile(sound as string);
      asked.push({ request, sound: await readFile(path, 'utf8') });
      return { kind: 'pending', operation: null, checkAfterSeconds: 1 };
    },
  };
  const own = join(folder, 'own.mp3');
  await writeFile(own, 'my own sound');
  const context: VendorContext = {
    generationId: 'a',
    model: 'kling-avatar-2',
    vendorModel: 'avatar',
    scratchFolder: folder,
    signal: new AbortController().signal,
    pathOfFile: () => Promise.resolve(own),
  };
  const vendor = withSpokenWords(mover, speaker);
  const voice = { voice: 'en-woman', pitchShift: 0, rate: 1 };
  const request: LipSyncRequest = { kind: 'lip-sync', speaker: { picture: 'p' }, sound: 'own' };
  await vendor.start({ ...request, sound: { text: 'Hello', language: 'en', voice } }, context);
  await vendor.start(request, context);
  expect(asked.map(({ sound }) => sound)).toEqual(['Hello', 'my own sound']);
  expect(asked[0]?.request).toMatchObject({ visemes: [{ viseme: 'open' }] });
});
