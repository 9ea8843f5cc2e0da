import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import type { ClipTool } from '../../clip-rules.ts';
import { measureMedia } from '../measure-media.ts';
import { appendClipPart } from './append-clip-part.ts';
import { beginClip } from './begin-clip.ts';
import { loadClipFor } from './load-clip-for.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let accountId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-tool-clips-'));
  studio = await buildStudio(database, folder);
  accountId = await buildAccount(database);
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

/** A clip as a camera writes it, of so many seconds, with a tone. */
async function film(name: string, seconds: number, options: readonly string[] = []): Promise<Buffer> {
  const path = join(folder, name);
  await runFfmpeg({
    ffmpeg: studio.parts.ffmpeg,
    arguments: [
      ...fromSource(`testsrc=size=96x64:rate=10:duration=${seconds}`),
      ...fromSource(`sine=frequency=440:duration=${seconds}`),
      ...options,
      '-shortest',
      path,
    ],
  });
  return readFile(path);
}

/** What ffmpeg makes by itself, as an input. */
const fromSource = (source: string): string[] => ['-f', 'lavfi', '-i', source];

/** Sends it in two parts. */
async function send(tool: ClipTool, bytes: Buffer): Promise<string> {
  const uploadId = await beginClip(studio.parts, { accountId, tool, bytes: bytes.length });
  const half = Math.floor(bytes.length / 2);
  for (const [from, to] of [
    [0, half],
    [half, bytes.length],
  ] as const) {
    const part = new Blob([new Uint8Array(bytes.subarray(from, to))]);
    const { receivedBytes } = await appendClipPart(studio.parts, { accountId, uploadId, offset: from, part });
    expect(receivedBytes).toBe(to);
  }
  return uploadId;
}

async function checked(uploadId: string) {
  for (let look = 0; look < 600; look++) {
    const clip = await loadClipFor(database.db, { accountId, uploadId });
    if (clip.state !== 'checking') {
      return clip;
    }
    await pause(50);
  }
  throw new Error('the clip is not checked');
}

test('[TOOL-04] [CAT-40] a clip arrives in parts, is encoded anew and measured; of one to be edited, the first five seconds', async () => {
  const clip = await checked(await send('videoEdit', await film('long.mov', 7)));
  expect(clip).toMatchObject({ state: 'ready', error: null });
  const file = (await findFiles(database.db, [clip.fileId ?? ''])).get(clip.fileId ?? '');
  expect(file).toMatchObject({ accountId, mime: 'video/mp4', folder: 'video' });
  const measured = await measureMedia(studio.parts, file!);
  expect(measured).toMatchObject({ width: 96, height: 64, framesPerSecond: 10, hasSound: true });
  expect(measured.durationSeconds).toBeCloseTo(LIMITS.uploads.videoEditSeconds, 0);
});

test('[TOOL-04] [CAT-40] what is no clip, of another format or too long is refused in words', async () => {
  expect(
    await checked(await send('videoUpscale', Buffer.from('no clip at all, whatever its name says'))),
  ).toMatchObject({
    state: 'failed',
    error: { code: 'MEDIA_FORMAT_UNSUPPORTED' },
    fileId: null,
  });
  const matroska = await film('one.mkv', 1);
  expect(await checked(await send('videoEdit', matroska))).toMatchObject({
    error: { code: 'MEDIA_FORMAT_UNSUPPORTED', details: { formats: 'MP4, MOV, AVI' } },
  });
  const long = await film('long.webm', LIMITS.uploads.videoUpscaleSeconds + 2, ['-r', '2', '-c:v', 'libvpx', '-an']);
  expect(await checked(await send('videoUpscale', long))).toMatchObject({
    error: { code: 'MEDIA_TOO_LONG', details: { limitSeconds: LIMITS.uploads.videoUpscaleSeconds } },
  });
});

test('[TOOL-05] a part beyond the end, or of somebody else, is refused; a part that is sent again changes nothing', async () => {
  const uploadId = await beginClip(studio.parts, { accountId, tool: 'audio', bytes: 10 });
  const part = (length: number) => new Blob([new Uint8Array(length)]);
  await expect(appendClipPart(studio.parts, { accountId, uploadId, offset: 0, part: part(11) })).rejects.toMatchObject({
    code: 'INVALID_DATA',
  });
  await appendClipPart(studio.parts, { accountId, uploadId, offset: 0, part: part(6) });
  expect(await appendClipPart(studio.parts, { accountId, uploadId, offset: 0, part: part(6) })).toEqual({
    receivedBytes: 6,
  });
  const stranger = await buildAccount(database);
  await expect(
    appendClipPart(studio.parts, { accountId: stranger, uploadId, offset: 6, part: part(4) }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  // Another one for the same tool takes its place.
  await beginClip(studio.parts, { accountId, tool: 'audio', bytes: 10 });
  await expect(loadClipFor(database.db, { accountId, uploadId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
