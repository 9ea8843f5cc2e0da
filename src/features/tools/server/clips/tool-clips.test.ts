import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { uploadPath } from '#src/foundation/files/server/upload-parts.ts';
import { moderationCases } from '#src/foundation/moderation/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { Finding } from '#src/vendors/moderation/moderator.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import type { ClipTool } from '../../clip-rules.ts';
import { measureMedia } from '../measure-media.ts';
import { toolClips } from '../tables.ts';
import { appendClipPart } from './append-clip-part.ts';
import { beginClip } from './begin-clip.ts';
import { toolClipsPlace } from './clip-files.ts';
import { loadClipFor } from './load-clip-for.ts';
import { measureOwnFile } from './measure-own-file.ts';
import { pictureOfClip } from './picture-of-clip.ts';
import { takeInToolClip } from './take-in-tool-clip.job.ts';

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

/** All of a clip is there, and no job checks it. */
async function toBeChecked(uploadId: string, bytes: Buffer): Promise<void> {
  await writeFile(await uploadPath(toolClipsPlace(studio.parts.config), uploadId), bytes);
  await database.db
    .update(toolClips)
    .set({ receivedBytes: bytes.length, state: 'checking' })
    .where(eq(toolClips.id, uploadId));
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

test('[TOOL-05] [CAT-41] a clip is looked at, and gives pictures, only for its owner, and not without end', async () => {
  const { fileId } = await checked(await send('videoEdit', await film('mine.mov', 1)));
  const own = { accountId, fileId: fileId! };
  const takers = [
    (wanted: typeof own) => measureOwnFile(studio.parts, wanted),
    (wanted: typeof own) => pictureOfClip(studio.parts, { ...wanted, at: 'last' }),
  ];
  expect(await measureOwnFile(studio.parts, own)).toMatchObject({ width: 96, height: 64 });
  const picture = await pictureOfClip(studio.parts, { ...own, at: 'last' });
  expect(picture).toMatchObject({ mime: 'image/jpeg', width: 96, height: 64 });
  const stranger = await buildAccount(database);
  for (const take of takers) {
    // Somebody else's, none, and a picture.
    for (const wanted of [
      { accountId: stranger, fileId: own.fileId },
      { accountId, fileId: randomUUID() },
      { accountId, fileId: picture.id },
    ]) {
      await expect(take(wanted)).rejects.toMatchObject({ code: 'FILE_GONE' });
    }
    const asked = Array.from({ length: 60 }, () => take({ accountId: stranger, fileId: own.fileId }));
    await Promise.allSettled(asked);
    await expect(take({ accountId: stranger, fileId: own.fileId })).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
  }
});

test('[TOOL-04] a clip that moderation is unsure of is taken in, and waits for an admin', async () => {
  const bytes = await film('doubt.mov', 1);
  const uploadId = await beginClip(studio.parts, { accountId, tool: 'videoEdit', bytes: bytes.length });
  await toBeChecked(uploadId, bytes);
  const unsure: Finding = { verdict: 'unsure', by: 'a classifier', categories: { violence: 0.5 } };
  await takeInToolClip(
    { ...studio.parts, moderator: { ...studio.parts.moderator, moderate: async () => unsure } },
    { uploadId },
    new AbortController().signal,
  );
  const clip = await loadClipFor(database.db, { accountId, uploadId });
  expect(clip).toMatchObject({ state: 'ready' });
  const cases = await database.db.select().from(moderationCases).where(eq(moderationCases.subjectId, clip.fileId!));
  expect(cases).toMatchObject([{ accountId, state: 'open', judgedBy: 'a classifier' }]);
});

test('[REL-06] a database that goes away while a clip is checked costs it none of its attempts', async () => {
  const bytes = await film('away.mov', 1);
  const uploadId = await beginClip(studio.parts, { accountId, tool: 'videoEdit', bytes: bytes.length });
  await toBeChecked(uploadId, bytes);
  let isAway = false;
  let refused = 0;
  const away = (): never => {
    refused += 1;
    // It is back for the second attempt.
    isAway = refused < 2;
    throw new Error('Connection terminated unexpectedly');
  };
  const db = new Proxy(database.db, {
    get: (real, name) => (isAway ? away : (Reflect.get(real, name) as unknown)),
  });
  const moderate = async (): Promise<never> => {
    isAway = true;
    return away();
  };
  await expect(
    takeInToolClip(
      { ...studio.parts, db, moderator: { ...studio.parts.moderator, moderate } },
      { uploadId },
      new AbortController().signal,
    ),
  ).rejects.toThrow('Connection terminated');
  expect(refused).toBe(2);
  expect(await loadClipFor(database.db, { accountId, uploadId })).toMatchObject({ state: 'checking', attempts: 0 });
});

test('[TOOL-05] of two requests with the same part both learn what is there, and neither leaves bytes behind', async () => {
  const uploadId = await beginClip(studio.parts, { accountId, tool: 'audio', bytes: 12 });
  const part = (length: number) => new Blob([new Uint8Array(length)]);
  // The longer one may win, and the shorter one may not answer its own sum then.
  const answers = await Promise.all(
    [6, 4].map((length) => appendClipPart(studio.parts, { accountId, uploadId, offset: 0, part: part(length) })),
  );
  const { receivedBytes } = await loadClipFor(database.db, { accountId, uploadId });
  expect(answers).toEqual([{ receivedBytes }, { receivedBytes }]);
  // One that was checked while another request still wrote its last part.
  const path = await uploadPath(toolClipsPlace(studio.parts.config), uploadId);
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const slow = part(12 - receivedBytes);
  const [bytes, stream] = [await slow.bytes(), slow.stream.bind(slow)];
  slow.stream = () => {
    begun.resolve();
    return stream().pipeThrough(
      new TransformStream({
        transform: async (_, controller) => {
          await end.promise;
          controller.enqueue(bytes);
        },
      }),
    );
  };
  const late = appendClipPart(studio.parts, { accountId, uploadId, offset: receivedBytes, part: slow });
  await begun.promise;
  await appendClipPart(studio.parts, { accountId, uploadId, offset: receivedBytes, part: part(12 - receivedBytes) });
  await checked(uploadId);
  end.resolve();
  expect(await late).toEqual({ receivedBytes: 12 });
  expect(existsSync(path)).toBe(false);
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
