import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { askedOf, startLoopbackChat } from '#tests/vendors/loopback-chat.ts';
import type { Loopback } from '#tests/vendors/loopback-service.ts';
import { pictureOrder } from '#tests/vendors/orders.ts';
import { ENGLISH } from '#tests/vendors/readings.ts';
import { readStoryWriting } from './view/read-story-writing.ts';

let database: OpenDatabase;
let folder: string;
let own: Loopback;
let openrouter: Loopback;
let studio: Studio;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-language-'));
  const remark = { rule: 'lines_say_something', shots: [2], text: 'Nobody is named.' };
  own = await startLoopbackChat({
    idea: ENGLISH.reading,
    words: ENGLISH.words,
    criticism: { remarks: [remark] },
    rewriting: { ...ENGLISH.words, title: 'A Drone for Gran' },
  });
  openrouter = await startLoopbackChat({ idea: ENGLISH.reading, words: ENGLISH.words });
  studio = await buildStudio(database, folder, {
    settings: {
      KINORA_TEXT_URL: `${own.url}/`,
      KINORA_TEXT_MODEL: 'qwen3:8b',
      KINORA_OPENROUTER_URL: openrouter.url,
      KINORA_OPENROUTER_KEY: 'hush-hush',
    },
  });
});
afterAll(async () => {
  await studio?.close();
  await own?.close();
  await openrouter?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

test("the operator's own language model writes a film by default, and it is made to its end", async () => {
  const filmId = await studio.createFilm({ idea: ENGLISH.idea, type: 'drama' });
  const { film, shots, takes } = await studio.waitFor(filmId, ({ film: { status } }) =>
    ['COMPLETED', 'FAILED'].includes(status),
  );
  expect(film.status).toBe('COMPLETED');
  expect(film.models.text).toBe('own-text');
  expect(film.title).toBe(ENGLISH.words.title);
  expect(shots.map(({ plan }) => plan.speech.text)).toEqual(ENGLISH.words.shots.map(({ text }) => text));
  const story = takes.find(({ assetKind }) => assetKind === 'story');
  expect(story).toMatchObject({ state: 'generated', servedBy: 'loopback-7b' });
  expect(own.calls.map(askedOf)).toEqual(['idea', 'words']);
  expect(openrouter.calls).toEqual([]);
});

test('[PIPE-08] a deep film of a language model tells who wrote it, what was criticised and what is not drawn', async () => {
  own.calls.length = 0;
  const filmId = await studio.createFilm({ idea: ENGLISH.idea, type: 'drama', deep: true, mode: 'step_by_step' });
  const { film } = await studio.waitFor(filmId, ({ film: { outline } }) => outline !== null);
  expect(film.title).toBe('A Drone for Gran');
  expect(own.calls.map(askedOf)).toEqual(['idea', 'words', 'criticism', 'rewriting']);
  const { notDrawn, passes } = await readStoryWriting(database.db, { accountId: studio.accountId, filmId });
  expect(passes.map(({ wordedBy }) => wordedBy ?? 'ours')).toEqual([
    ...Array.from({ length: 5 }, () => 'ours'),
    'loopback-7b',
    'loopback-7b',
  ]);
  expect(passes[5]?.criticism?.remarks).toEqual([
    { rule: 'lines_say_something', shots: [2], text: 'Nobody is named.' },
  ]);
  // The reading has a pier that is drawn as a harbour.
  expect(notDrawn).toEqual({ missing: [], nearly: ['pier'] });
});

test('OpenRouter is asked for texts as a language model, and for pictures as before', async () => {
  const vendor = studio.parts.vendors.get('openrouter');
  const context = {
    generationId: '7b0f7c0e-8a49-4f0c-9b0e-0d3d3a1f0001',
    scratchFolder: folder,
    signal: new AbortController().signal,
    pathOfFile: () => Promise.reject(new Error('there are no files')),
  };
  const text = { ...context, model: 'openrouter/deepseek/deepseek-chat', vendorModel: 'deepseek/deepseek-chat' };
  const story = { idea: ENGLISH.idea, type: 'drama', language: 'en', shotCount: 4, aspect: '16:9', seed: 7 } as const;
  const started = await vendor?.start({ kind: 'text', task: 'plan-film', story }, text);
  expect(started).toMatchObject({ kind: 'done', result: { servedBy: 'loopback-7b' } });
  expect(openrouter.calls.map(({ path }) => path)).toEqual(['/chat/completions', '/chat/completions']);
  expect(openrouter.calls[0]?.headers.authorization).toBe('Bearer hush-hush');
  expect(openrouter.calls[0]?.json).toMatchObject({
    model: 'deepseek/deepseek-chat',
    provider: { require_parameters: true },
  });
  const { request, model } = pictureOrder('seedream4.0', 'bytedance-seed/seedream-4.5', { references: [] });
  const picture = { ...context, model, vendorModel: 'bytedance-seed/seedream-4.5' };
  await expect(vendor?.start(request, picture)).rejects.toMatchObject({ kind: 'unusable' });
  expect(openrouter.calls.at(-1)?.path).toBe('/images');
  expect(await vendor?.find?.(text)).toEqual({ kind: 'absent' });
  expect(await vendor?.find?.(picture)).toEqual({ kind: 'untold' });
});
