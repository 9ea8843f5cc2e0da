import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-client.ts';
import { downloadFile, fetchFile } from './download-file.ts';

/** The names under which files were saved. */
let saved: string[];
beforeEach(() => {
  saved = [];
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  const createElement = () => {
    const link = { href: '', download: '', click: () => void saved.push(link.download) };
    return link;
  };
  vi.stubGlobal('document', { createElement });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Downloads what the steps bring, one after the other; an error is thrown. */
async function download(...steps: (Blob | null | Error)[]): Promise<{ problem: unknown; tries: number }> {
  let tries = 0;
  const bring = async (): Promise<Blob | null> => {
    const step = steps[tries++] ?? null;
    if (step instanceof Error) {
      throw step;
    }
    return step;
  };
  const ended = downloadFile(bring, 'film.mp4', () => undefined).then(
    () => undefined,
    (error: { problem?: unknown }) => error.problem ?? error,
  );
  await vi.runAllTimersAsync();
  return { problem: await ended, tries };
}
const film = new Blob(['film']);
const broken = new TypeError('connection lost');
const refusal = (status: number): ApiError => new ApiError('NOT_FOUND', 'not there', { status, requestId: '' });

test('[ERR-04] a file is saved under its name', async () => {
  expect([await download(film), saved]).toEqual([{ problem: undefined, tries: 1 }, ['film.mp4']]);
});

test('[ERR-04] a connection that breaks twice is tried a third time, and no more', async () => {
  expect([await download(broken, broken, film), saved]).toEqual([{ problem: undefined, tries: 3 }, ['film.mp4']]);
  expect(await download(broken, broken, broken, film)).toEqual({ problem: 'triesUsed', tries: 3 });
});

test('[ERR-04] a film without a file, or with an empty one, is told at once', async () => {
  expect([await download(null), await download(new Blob())]).toEqual([
    { problem: 'noAddress', tries: 1 },
    { problem: 'empty', tries: 1 },
  ]);
  expect(saved).toEqual([]);
});

test('[ERR-04] who is offline is told so at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await download(broken, film)).toEqual({ problem: 'network', tries: 1 });
});

test('[ERR-04] what the server refuses is told in its words and not asked again; what is too early is', async () => {
  expect(await download(refusal(404), film)).toEqual({ problem: refusal(404), tries: 1 });
  expect(await download(refusal(429), film)).toEqual({ problem: undefined, tries: 2 });
  expect(await download(refusal(503), film)).toEqual({ problem: undefined, tries: 2 });
});

test('[ERR-04] the share that is loaded grows to the whole, and the file has its type', async () => {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of ['fi', 'lm']) {
        controller.enqueue(new TextEncoder().encode(piece));
      }
      controller.close();
    },
  });
  vi.stubGlobal(
    'fetch',
    async () => new Response(body, { headers: { 'content-length': '4', 'content-type': 'video/mp4' } }),
  );
  const shares: number[] = [];
  const file = await fetchFile('/media/one', (share) => shares.push(share));
  expect([shares, file.type, await file.text()]).toEqual([[0.5, 1], 'video/mp4', 'film']);
});

test('[ERR-04] an answer that is no file is none', async () => {
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 410 }));
  await expect(fetchFile('/media/one', () => undefined)).rejects.toThrow(TypeError);
});
