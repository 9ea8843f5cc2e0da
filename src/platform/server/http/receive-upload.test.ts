import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchRoot } from '../storage/scratch-folder.ts';
import { createUploadReceiver, type ReceivedUpload, type UploadBounds } from './receive-upload.ts';

let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kinora-receive-'));
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

const BOUNDS: UploadBounds = { perHolder: 2, all: 3, bytes: 100, idleSeconds: 30, totalSeconds: 30 };
const build = (bounds: Partial<UploadBounds> = {}) =>
  createUploadReceiver({ dataFolder, disk: { reserveBytes: 0 } }, { ...BOUNDS, ...bounds });
const type = 'image/png';
const codeOf = (promise: Promise<ReceivedUpload>): Promise<unknown> =>
  promise.then(
    () => 'received',
    (error: { code?: unknown }) => error.code,
  );
const scratch = async (): Promise<number> => (await readdir(scratchRoot({ dataFolder }))).length;

test('[SEC-21] a body lies on the disk until it is released, and no longer', async () => {
  const body = new PassThrough();
  const coming = build().receive({ body, holder: 'a', bytes: 6, type });
  body.write('abc');
  await expect.poll(scratch).toBe(1);
  body.end('def');
  const { file, release } = await coming;
  expect([await file.text(), file.size, file.type]).toEqual(['abcdef', 6, type]);
  await release();
  expect(await scratch()).toBe(0);
});

test('[REL-10] one holder has its own uploads at once, another is taken, and a place comes back', async () => {
  const { receive } = build();
  const bodies = [new PassThrough(), new PassThrough()];
  const coming = bodies.map((body) => receive({ body, holder: 'a', bytes: 1, type }));
  const unread = new PassThrough();
  expect(await codeOf(receive({ body: unread, holder: 'a', bytes: 1, type }))).toBe('TOO_MANY_AT_ONCE');
  expect(unread.listenerCount('data')).toBe(0);
  expect(await codeOf(receive({ body: new PassThrough().end('x'), holder: 'b', bytes: 1, type }))).toBe('received');
  bodies.forEach((body) => body.end('x'));
  await (await coming[0])?.release();
  expect(await codeOf(receive({ body: new PassThrough().end('x'), holder: 'a', bytes: 1, type }))).toBe('received');
});

test('[SEC-21] announced bytes of all uploads have a bound, which frees up again', async () => {
  const { receive } = build();
  const first = await receive({ body: new PassThrough().end('x'.repeat(60)), holder: 'a', bytes: 60, type });
  const again = () => codeOf(receive({ body: new PassThrough().end('x'.repeat(60)), holder: 'b', bytes: 60, type }));
  expect(await again()).toBe('SERVER_BUSY');
  await first.release();
  expect(await again()).toBe('received');
});

test.each([
  ['pauses', { idleSeconds: 0.05 }, 0],
  ['trickles', { totalSeconds: 0.2, idleSeconds: 30 }, 20],
])('[SEC-21] a body that %s is given up, and its place is free again', async (_how, bounds, everyMilliseconds) => {
  const { receive } = build({ ...bounds, perHolder: 1 });
  const body = new PassThrough();
  const timer = everyMilliseconds ? setInterval(() => body.write('x'), everyMilliseconds) : undefined;
  expect(await codeOf(receive({ body, holder: 'a', bytes: 90, type }))).toBe('UPLOAD_TOO_SLOW');
  clearInterval(timer);
  // The next one is let in, and ends by itself: within such bounds a busy machine is slow too.
  expect(await codeOf(receive({ body: new PassThrough().destroy(), holder: 'a', bytes: 1, type }))).toBe(
    'INVALID_DATA',
  );
});

test('[SEC-21] a sender who goes away or stops short leaves no place taken and no file', async () => {
  const { receive } = build({ perHolder: 1 });
  const before = await scratch();
  const body = new PassThrough();
  const coming = codeOf(receive({ body, holder: 'z', bytes: 9, type }));
  body.write('x');
  body.destroy();
  expect(await coming).toBe('INVALID_DATA');
  expect(await codeOf(receive({ body: new PassThrough().end('xx'), holder: 'z', bytes: 9, type }))).toBe(
    'INVALID_DATA',
  );
  expect(await scratch()).toBe(before);
});
