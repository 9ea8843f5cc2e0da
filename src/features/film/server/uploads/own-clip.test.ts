import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { readMp4Layout } from '#src/platform/server/media/ffmpeg/read-mp4-layout.ts';
import { fileName, runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { decodeFrames } from '#src/platform/server/media/video/decode-frames.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { copyFilm } from '../copy-film.ts';
import { editFilm } from '../editing/edit-film.ts';
import { buildExportTimeline } from '../exports/export-timeline.ts';
import { writeEdl } from '../exports/write-edl.ts';
import { writeFcpxml } from '../exports/write-fcpxml.ts';
import { writeFilmFile } from '../exports/write-film-file.ts';
import { writeOtio } from '../exports/write-otio.ts';
import { makeFinalCut } from '../pipeline/make-final-cut.ts';
import { resumeFilm } from '../pipeline/resume-film.ts';
import { takeOffShot } from '../shot-pictures/bring-pictures.ts';
import { circledTake } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { planFilmTimes } from '../timeline/film-times.ts';
import { circleTake } from '../upgrades/circle-take.ts';
import { listTakes } from '../upgrades/list-takes.ts';
import { stopTakes } from '../upgrades/stop-takes.ts';
import { presentTake } from '../view/present-take.ts';
import { readFilm, type WholeFilm } from '../view/read-film.ts';
import { appendPart } from './append-part.ts';
import { beginUpload } from './begin-upload.ts';
import { bringClip } from './bring-clip.ts';
import { takeInUpload } from './take-in-upload.job.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let filmId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-own-clip-'));
  studio = await buildStudio(database, folder);
  filmId = await studio.createFilm();
  await studio.waitFor(filmId, isAtRest);
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const own = () => ({ accountId: studio.accountId, filmId });
const isAtRest = ({ film, takes }: WholeFilm): boolean =>
  film.status === 'COMPLETED' && takes.every(({ state }) => state !== 'generating');
const atRest = (): Promise<WholeFilm> => studio.waitFor(filmId, isAtRest);
const clipOf = (film: WholeFilm, shotId: string) => circledTake(film, 'clip', shotId);
const cutNumber = (film: WholeFilm): number => circledTake(film, 'movie', WHOLE_FILM)?.number ?? 0;
/** The film when it was cut anew. */
const cutAfter = (before: WholeFilm): Promise<WholeFilm> =>
  studio.waitFor(filmId, (film) => isAtRest(film) && cutNumber(film) > cutNumber(before));
const framesOf = (film: WholeFilm, index: number): number | undefined => planFilmTimes(film).shots[index]?.frames;
const lengthOf = (film: WholeFilm, shotId: string): number | undefined =>
  (clipOf(film, shotId)?.data as { frames?: number } | undefined)?.frames;
const pathOf = async (fileId: string | null | undefined): Promise<string> =>
  studio.parts.storage.pathOf((await findFiles(database.db, [fileId ?? ''])).get(fileId ?? '')?.storageKey ?? '');
const shotAt = async (index: number): Promise<string> => (await readFilm(database.db, own())).shots[index]?.id ?? '';

/** A clip as another program writes it: a second each of red, green and blue, with a tone, in another size and rate. */
async function record(name: string, { seconds = 3, codecs = [] as string[] } = {}): Promise<Buffer> {
  const path = join(folder, name);
  const third = seconds / 3;
  const colours = ['red', 'green', 'blue'].map((colour) => `color=${colour}:s=480x360:r=30:d=${third}`);
  await runFfmpeg({
    ffmpeg: studio.parts.ffmpeg,
    arguments: [
      ...[...colours, `sine=frequency=440:duration=${seconds}`].flatMap((source) => ['-f', 'lavfi', '-i', source]),
      '-filter_complex',
      '[0:v][1:v][2:v]concat=n=3[v]',
      '-map',
      '[v]',
      '-map',
      '3:a',
      '-metadata',
      'title=a secret title',
      ...codecs,
      fileName(path),
    ],
  });
  return readFile(path);
}

async function send(shotId: string, bytes: Buffer, of = own()): Promise<void> {
  const uploadId = await beginUpload(studio.parts, { ...of, kind: 'clip', key: shotId, bytes: bytes.length });
  for (let offset = 0; offset < bytes.length;) {
    const part = new Blob([new Uint8Array(bytes.subarray(offset, offset + 20_000))]);
    ({ receivedBytes: offset } = await appendPart(studio.parts, { ...of, uploadId, offset, part }));
  }
}

/** The colour in the middle of a frame of a clip: the name of its strongest channel. */
async function colourAt(path: string, frame: number): Promise<string> {
  const frames = await decodeFrames({ ffmpeg: studio.parts.ffmpeg, path, width: 32, height: 18, count: frame + 1 });
  const middle = (32 * 9 + 16) * 4;
  const [red = 0, green = 0, blue = 0] = frames[frame]?.subarray(middle, middle + 3) ?? [];
  return ['red', 'green', 'blue'][[red, green, blue].indexOf(Math.max(red, green, blue))] ?? '';
}

const trim = async (shotId: string, part: { take: number; inFrame: number; frames: number } | null): Promise<void> => {
  const { version } = (await readFilm(database.db, own())).film;
  const edits = [{ kind: 'shot' as const, id: shotId, set: { trim: part } }];
  await editFilm(studio.parts, { ...own(), version, batchId: randomUUID(), edits });
};

test('[EDIT-10] [CAT-40] a clip of each format becomes a take of its shot in the form of the film, beside the earlier ones', async () => {
  const shotId = await shotAt(0);
  const before = await atRest();
  for (const [index, name] of ['a.mp4', 'a.mov', 'a.avi', 'a.mkv', 'a.webm'].entries()) {
    await send(
      shotId,
      await record(name, {
        seconds: 1.5,
        codecs: name === 'a.webm' ? ['-c:v', 'libvpx', '-deadline', 'realtime'] : [],
      }),
    );
    const film = await studio.waitFor(filmId, (each) => isAtRest(each) && clipOf(each, shotId)?.number === index + 2);
    const take = clipOf(film, shotId);
    expect(take).toMatchObject({ servedBy: 'upload', inputs: { model: 'upload' }, generationId: null });
    expect([35, 36, 37]).toContain(lengthOf(film, shotId));
    const facts = await probeMedia(studio.parts.ffmpeg, await pathOf(take?.fileId));
    expect(facts.streams.map(({ kind, codec }) => [kind, codec])).toEqual([['video', 'h264']]);
    const made = await probeMedia(studio.parts.ffmpeg, await pathOf(clipOf(before, shotId)?.fileId));
    const size = ({ streams }: typeof made) => [streams[0]?.width, streams[0]?.height, streams[0]?.framesPerSecond];
    expect(size(facts)).toEqual(size(made));
    expect((await readFile(await pathOf(take?.fileId))).includes('a secret title')).toBe(false);
  }
  // Its length is the shot's, and no model is named.
  const film = await readFilm(database.db, own());
  expect(framesOf(film, 0)).toBe(lengthOf(film, shotId));
  expect(film.film.cutHeld).toBe(true);
  const listed = (await listTakes(database.db, { ...own(), number: 1 })).map((take) =>
    presentTake(take, { language: 'en', link: (id) => `/media/${id}` }),
  );
  const clips = listed.filter(({ kind }) => kind === 'clip');
  expect(
    clips.map(({ number, circled, model, servedBy, coins }) => [number, circled, model?.id, servedBy?.id, coins]),
  ).toEqual([
    [1, false, 'draft-video', 'draft-video', 0],
    ...[2, 3, 4, 5].map((number) => [number, false, undefined, undefined, 0]),
    [6, true, undefined, undefined, 0],
  ]);
}, 120_000);

test('[EDIT-10] an own clip can be exchanged for an earlier take, and taken off', async () => {
  const shotId = await shotAt(0);
  const film = await atRest();
  const first = film.takes.find(
    ({ assetKind, assetKey, number }) => assetKind === 'clip' && assetKey === shotId && number === 1,
  );
  await circleTake(studio.parts, { ...own(), takeId: first?.id ?? '' });
  expect(clipOf(await atRest(), shotId)?.number).toBe(1);
  const second = film.takes.find(
    ({ assetKind, assetKey, number }) => assetKind === 'clip' && assetKey === shotId && number === 2,
  );
  await circleTake(studio.parts, { ...own(), takeId: second?.id ?? '' });
  expect(clipOf(await atRest(), shotId)?.number).toBe(2);
  await takeOffShot(studio.parts, { ...own(), shotId, kind: 'clip' });
  expect(clipOf(await atRest(), shotId)).toMatchObject({ number: 1, servedBy: 'draft-video' });
});

test('[EDIT-10] a changed plan leaves an own clip as it is', async () => {
  const shotId = await shotAt(3);
  await send(shotId, await record('plan.mp4', { seconds: 1.5 }));
  const film = await studio.waitFor(
    filmId,
    (each) => isAtRest(each) && clipOf(each, shotId)?.inputs.model === 'upload',
  );
  const edits = [{ kind: 'shot' as const, id: shotId, set: { camera: 'zoom_in' as const, durationSeconds: 9 } }];
  const { version } = (await readFilm(database.db, own())).film;
  await editFilm(studio.parts, { ...own(), version, batchId: randomUUID(), edits });
  const after = await atRest();
  expect(clipOf(after, shotId)?.id).toBe(clipOf(film, shotId)?.id);
  expect(framesOf(after, 3)).toBe(36);
});

test('[EDIT-10] [EDIT-17] a part of a clip is in the film and in its timelines, and only its segments are made anew', async () => {
  const shotId = await shotAt(1);
  await send(shotId, await record('colours.mp4'));
  const whole = await studio.waitFor(
    filmId,
    (each) => isAtRest(each) && clipOf(each, shotId)?.inputs.model === 'upload',
  );
  const { number: take = 0 } = clipOf(whole, shotId) ?? {};
  expect(clipOf(whole, shotId)?.data).toEqual({ frames: 72 });
  await makeFinalCut(studio.parts, own());
  const first = await cutAfter(whole);
  await trim(shotId, { take, inFrame: 26, frames: 20 });
  const trimmed = await atRest();
  const [before, times] = [planFilmTimes(first), planFilmTimes(trimmed)];
  expect(times.shots[1]?.frames).toBe(20);
  expect(before.durationSeconds - times.durationSeconds).toBeCloseTo((72 - 20) / 24, 5);
  await makeFinalCut(studio.parts, own());
  const second = await cutAfter(first);
  const path = await pathOf(circledTake(second, 'movie', WHOLE_FILM)?.fileId);
  const start = Math.round((times.shots[1]?.startSeconds ?? 0) * 24);
  // Green is from frame 24 to 48 of the clip.
  expect(await colourAt(path, start + 10)).toBe('green');
  expect((await readMp4Layout(path)).tracks.find(({ kind }) => kind === 'video')?.durationSeconds).toBeCloseTo(
    times.durationSeconds,
    1,
  );
  const facts = second.cut?.facts as { segments: Record<string, number> } | undefined;
  expect(facts?.segments['made']).toBeLessThanOrEqual(3);

  expectInTimelines(second);

  // In a copy the same part of the same take is seen.
  const copyId = await copyFilm(studio.parts, own());
  const copy = await readFilm(database.db, { ...own(), filmId: copyId });
  expect(framesOf(copy, 1)).toBe(20);
  expect(copy.progress.percent).toBe(100);

  await trim(shotId, null);
  expect(planFilmTimes(await atRest()).durationSeconds).toBeCloseTo(before.durationSeconds, 5);
  // Another take is seen whole; what lies beyond the clip is left out.
  await trim(shotId, { take: take + 7, inFrame: 5, frames: 20 });
  expect(framesOf(await atRest(), 1)).toBe(72);
  await trim(shotId, { take, inFrame: 70, frames: 900 });
  expect(framesOf(await atRest(), 1)).toBe(12);
}, 180_000);

/** The second shot is the part from frame 26 of its clip in all timelines. */
function expectInTimelines(film: WholeFilm): void {
  const files = { pathOf: ({ kind, key }: { kind: string; key: string }) => `${kind}/${key}.mp4`, stems: [] };
  const timeline = buildExportTimeline(film, files);
  expect(timeline.shots[1]).toMatchObject({ inFrame: 26, frames: 20, clipFrames: 72 });
  expect(writeEdl(timeline)).toMatch(/S02 +V +[CD] +(?:\d{3} )? *00:00:01:0[2-9]/);
  const otio = JSON.parse(writeOtio(timeline)) as { tracks: { children: { children: OtioClip[] }[] } };
  const clip = otio.tracks.children[0]?.children.find(({ name }) => name === 'S02');
  expect(clip?.source_range?.start_time.value).toBeGreaterThanOrEqual(26);
  expect(clip?.media_references?.DEFAULT_MEDIA.available_range.duration.value).toBe(72);
  expect(writeFcpxml(timeline)).toContain('duration="72/24s"');
  expect(writeFilmFile(film)).not.toContain('"trim"');
}

interface OtioClip {
  name: string;
  source_range?: { start_time: { value: number } };
  media_references?: { DEFAULT_MEDIA: { available_range: { duration: { value: number } } } };
}

test('[EDIT-10] [SEC-10] what is no clip is refused with its reason, and the shot keeps what it has', async () => {
  const shotId = await shotAt(2);
  const kept = clipOf(await atRest(), shotId);
  const good = await record('good.mp4', { seconds: 1.5 });
  const cases: [Buffer, string][] = [
    [Buffer.from('no clip at all'), 'MEDIA_FORMAT_UNSUPPORTED'],
    [Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'), 'MEDIA_FORMAT_UNSUPPORTED'],
    [good.subarray(0, 200), 'MEDIA_UNREADABLE'],
    [Buffer.concat([good.subarray(0, 40), Buffer.alloc(4000, 7)]), 'MEDIA_UNREADABLE'],
    [
      await record('long.mp4', { seconds: LIMITS.uploads.shotClipSeconds + 6, codecs: ['-preset', 'ultrafast'] }),
      'MEDIA_TOO_LONG',
    ],
  ];
  for (const [bytes, code] of cases) {
    const tries = (await readFilm(database.db, own())).takes.length;
    await send(shotId, bytes);
    const film = await studio.waitFor(filmId, (each) => isAtRest(each) && each.takes.length > tries);
    const refused = film.takes.filter(({ assetKind, assetKey }) => assetKind === 'clip' && assetKey === shotId).at(-1);
    expect(refused).toMatchObject({ state: 'failed', circled: false, fileId: null, error: { code } });
    expect(clipOf(film, shotId)?.id).toBe(kept?.id);
  }
  // A refused upload does not keep the shot from being drawn again.
  const { version } = (await readFilm(database.db, own())).film;
  const edits = [{ kind: 'shot' as const, id: shotId, set: { camera: 'pan_left' as const } }];
  await editFilm(studio.parts, { ...own(), version, batchId: randomUUID(), edits });
  const drawn = await studio.waitFor(filmId, (each) => isAtRest(each) && clipOf(each, shotId)?.id !== kept?.id);
  expect(clipOf(drawn, shotId)?.inputs.model).toBe('draft-video');
}, 120_000);

test('[EDIT-10] only its owner brings a clip, only for a shot of the film, one at a time, and no larger than allowed', async () => {
  const shotId = await shotAt(2);
  const bytes = await record('owner.mp4', { seconds: 1.5 });
  const begin = (change: object) =>
    beginUpload(studio.parts, { ...own(), kind: 'clip', key: shotId, bytes: 1000, ...change });
  const stranger = await buildAccount(database);
  await expect(begin({ accountId: stranger })).rejects.toMatchObject({ code: 'FILM_NOT_FOUND' });
  await expect(begin({ key: randomUUID() })).rejects.toMatchObject({ code: 'EDIT_NOT_POSSIBLE' });
  await expect(begin({ bytes: LIMITS.uploads.shotClipBytes + 1 })).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
  const uploadId = await begin({ bytes: bytes.length });
  const part = new Blob([new Uint8Array(bytes)]);
  await expect(
    appendPart(studio.parts, { accountId: stranger, filmId, uploadId, offset: 0, part }),
  ).rejects.toMatchObject({ code: 'FILM_NOT_FOUND' });
  await expect(takeOffShot(studio.parts, { accountId: stranger, filmId, shotId, kind: 'clip' })).rejects.toMatchObject({
    code: 'FILM_NOT_FOUND',
  });
  await expect(
    appendPart(studio.parts, { ...own(), uploadId, offset: 0, part: new Blob([part, 'more']) }),
  ).rejects.toMatchObject({ code: 'INVALID_DATA' });
});

test('[EDIT-10] in another shape an own clip fills the frame, and the film is cut', async () => {
  const before = await atRest();
  const isOwn = (film: WholeFilm): boolean[] => film.shots.map(({ id }) => clipOf(film, id)?.inputs.model === 'upload');
  expect(isOwn(before)).toContain(true);
  const edits = [{ kind: 'film' as const, set: { aspect: '9:16' as const } }];
  const { version } = before.film;
  await editFilm(studio.parts, { ...own(), version, batchId: randomUUID(), edits });
  const upright = await atRest();
  expect(isOwn(upright)).toEqual(isOwn(before));
  await makeFinalCut(studio.parts, own());
  const path = await pathOf(circledTake(await cutAfter(before), 'movie', WHOLE_FILM)?.fileId);
  const picture = (await readMp4Layout(path)).tracks.find(({ kind }) => kind === 'video');
  expect([picture?.width, picture?.height]).toEqual([90, 160]);
  expect(picture?.durationSeconds).toBeCloseTo(planFilmTimes(upright).durationSeconds, 1);
}, 120_000);

test('[EDIT-10] a film that is being made goes on with an own clip as it was ordered, and is cut by itself', async () => {
  const newId = await studio.createFilm({ mode: 'step_by_step', seed: 9 });
  const of = { ...own(), filmId: newId };
  const waits = ({ film }: WholeFilm): boolean => film.waiting || film.status === 'COMPLETED';
  let film = await studio.waitFor(newId, waits);
  while (film.shots.length === 0) {
    await resumeFilm(studio.parts, of);
    film = await studio.waitFor(newId, waits);
  }
  const shotId = film.shots[0]?.id ?? '';
  await send(shotId, await record('early.mp4', { seconds: 1.5 }), of);
  film = await studio.waitFor(newId, (each) => clipOf(each, shotId)?.inputs.model === 'upload');
  expect(film.film).toMatchObject({ editedAt: null, cutHeld: false });
  while (film.film.status !== 'COMPLETED') {
    await resumeFilm(studio.parts, of);
    film = await studio.waitFor(newId, waits);
  }
  const cut = circledTake(film, 'movie', WHOLE_FILM);
  expect(cut?.inputs.references).toContain(clipOf(film, shotId)?.id);
  expect(film.film.editedAt).toBeNull();
}, 120_000);

test('[EDIT-10] taking in a clip can be stopped: nothing of it stays', async () => {
  const shotId = await shotAt(2);
  const film = await atRest();
  await send(shotId, await record('stopped.mp4', { seconds: 30 }));
  const stopped = await stopTakes(studio.parts, { ...own(), numbers: [3] });
  expect(stopped).toEqual({ stopped: 1, goingOn: 0 });
  const after = await atRest();
  const take = after.takes.filter(({ assetKind, assetKey }) => assetKind === 'clip' && assetKey === shotId).at(-1);
  expect(take).toMatchObject({ state: 'cancelled', circled: false, fileId: null });
  await takeInUpload(studio.parts, { takeId: take?.id ?? '' }, new AbortController().signal);
  expect(clipOf(await atRest(), shotId)?.id).toBe(clipOf(film, shotId)?.id);
});

test('[EDIT-10] a clip is taken in while the engine draws the same shot', async () => {
  const shotId = await shotAt(0);
  const drawnId = randomUUID();
  await database.pool.query(
    `insert into takes (id, film_id, asset_kind, asset_key, number, state, inputs)
     select $1, film_id, asset_kind, asset_key, 900, 'generating', inputs from takes
     where film_id = $2 and asset_kind = 'clip' and asset_key = $3 and inputs ->> 'model' <> 'upload' limit 1`,
    [drawnId, filmId, shotId],
  );
  await send(shotId, await record('meanwhile.mp4'));
  const film = await studio.waitFor(filmId, (each) => clipOf(each, shotId)?.number === 901);
  expect(clipOf(film, shotId)?.inputs.model).toBe('upload');
  await database.pool.query('delete from takes where id = $1', [drawnId]);
});

test('[VID-01] [EDIT-10] a clip that a tool has made becomes a take of a shot, and stays where it was', async () => {
  const before = await atRest();
  const shotId = await shotAt(1);
  const path = join(folder, 'of-a-tool.mp4');
  await writeFile(path, await record('of-a-tool.mp4'));
  const { accountId } = studio;
  const stored = await studio.parts.storage.put('video', { path }, { mime: 'video/mp4', extension: 'mp4' });
  const clipId = await database.db.transaction((transaction) =>
    keepFile(transaction, { accountId, folder: 'video', stored }),
  );
  const stranger = await buildAccount(database, 0);
  const strange = bringClip(studio.parts, { accountId: stranger, filmId, shotId, clipId });
  await expect(strange).rejects.toMatchObject({ code: 'FILM_NOT_FOUND' });
  await expect(bringClip(studio.parts, { ...own(), shotId, clipId: randomUUID() })).rejects.toMatchObject({
    code: 'FILE_GONE',
  });
  await bringClip(studio.parts, { ...own(), shotId, clipId });
  const after = await studio.waitFor(
    filmId,
    (film) => isAtRest(film) && clipOf(film, shotId)?.fileId !== clipOf(before, shotId)?.fileId,
  );
  expect(clipOf(after, shotId)?.inputs.model).toBe('upload');
  expect((await findFiles(database.db, [clipId])).size).toBe(1);
});
