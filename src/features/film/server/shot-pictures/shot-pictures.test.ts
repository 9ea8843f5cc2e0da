import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import type { FilmEdit } from '../../timeline/film-edit.ts';
import { changeToShow, shownBy } from '../../timeline/shown-by-plan.ts';
import { editFilm } from '../editing/edit-film.ts';
import { readDocument } from '../editing/read-document.ts';
import { keepFilmPicture } from '../pictures/keep-film-picture.ts';
import { circledTake } from '../state/film-rows.ts';
import { outdatedTakes } from '../state/made-from.ts';
import type { TakeRow } from '../tables.ts';
import { bringTail } from '../tail/bring-tail.ts';
import { readFilm, type WholeFilm } from '../view/read-film.ts';
import { bringPictures, takeOffShot } from './bring-pictures.ts';
import { choosePicture } from './choose-picture.ts';
import { drawCandidates } from './draw-candidates.ts';
import { flipPicture } from './flip-picture.ts';
import { listPictures } from './list-pictures.ts';
import { readPictureChange } from './read-picture-change.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let accountId: string;
let filmId: string;

const read = (): Promise<WholeFilm> => readFilm(database.db, { accountId, filmId });
const isAtRest = ({ takes, film }: WholeFilm): boolean =>
  ['COMPLETED', 'FAILED'].includes(film.status) && takes.every(({ state }) => state !== 'generating');
/** Until everything that was changed is made again. */
const settled = (): Promise<WholeFilm> =>
  studio.waitFor(filmId, (whole) => isAtRest(whole) && outdatedTakes(whole).size === 0, accountId);
const ofShot = (place: number, whole: WholeFilm): { accountId: string; filmId: string; shotId: string } => ({
  accountId,
  filmId,
  shotId: whole.shots[place]?.id ?? '',
});
const picturesOf = (whole: WholeFilm, shotId: string): TakeRow[] =>
  whole.takes.filter(({ assetKind, assetKey }) => assetKind === 'picture' && assetKey === shotId);

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-shot-pictures-'));
  studio = await buildStudio(database, folder);
  accountId = await buildAccount(database);
  filmId = await studio.createFilm({ accountId, seed: 41, shortSidePixels: 180, shots: 4 });
  const film = await studio.waitFor(filmId, isAtRest, accountId);
  if (film.film.error) {
    throw new Error(`no film: ${JSON.stringify(film.film.error)}`);
  }
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

test('[EDIT-07] [CAT-43] one candidate without membership, up to eight with it; the picture in use stays until one is chosen', async () => {
  const before = await read();
  const shot = ofShot(1, before);
  await expect(drawCandidates(studio.parts, { ...shot, count: 2 })).rejects.toMatchObject({
    code: 'PICTURES_FOR_MEMBERS',
    details: { limit: 1 },
  });
  expect(await drawCandidates(studio.parts, { ...shot, count: 1 })).toBe(1);
  await settled();
  await markMember(database.db, accountId, true);
  const order = { ...shot, count: 8, idempotencyKey: randomUUID() };
  expect(await drawCandidates(studio.parts, order)).toBe(8);
  expect(await drawCandidates(studio.parts, order)).toBe(8);
  const after = await settled();
  const pictures = picturesOf(after, shot.shotId);
  expect(pictures.map(({ state }) => state)).toEqual(Array(10).fill('generated'));
  expect(new Set(pictures.map(({ fileId }) => fileId)).size).toBe(10);
  expect(circledTake(after, 'picture', shot.shotId)?.id).toBe(circledTake(before, 'picture', shot.shotId)?.id);
  expect(circledTake(after, 'clip', shot.shotId)?.id).toBe(circledTake(before, 'clip', shot.shotId)?.id);
});

test('[EDIT-07] a chosen candidate gives the shot its parameters, and the clip follows; a picture of another shot is none', async () => {
  const before = await read();
  const shot = ofShot(1, before);
  const candidate = picturesOf(before, shot.shotId).at(-1) as TakeRow;
  await choosePicture(studio.parts, { ...shot, takeId: candidate.id });
  const after = await settled();
  expect(circledTake(after, 'picture', shot.shotId)?.id).toBe(candidate.id);
  expect(shownBy(after.shots[1]?.plan as WholeFilm['shots'][number]['plan'])).toEqual(candidate.inputs.shows);
  expect(circledTake(after, 'clip', shot.shotId)?.id).not.toBe(circledTake(before, 'clip', shot.shotId)?.id);
  const other = circledTake(after, 'picture', after.shots[0]?.id ?? '')?.id ?? '';
  for (const takeId of [other, randomUUID()]) {
    await expect(choosePicture(studio.parts, { ...shot, takeId })).rejects.toMatchObject({
      code: 'IMAGE_NOT_IN_CANDIDATES',
    });
  }
  await expect(
    choosePicture(studio.parts, { ...shot, accountId: await buildAccount(database), takeId: candidate.id }),
  ).rejects.toMatchObject({ code: 'FILM_NOT_FOUND' });
});

test('[EDIT-07] an edit that says what a candidate shows uses its picture, and nothing is drawn twice', async () => {
  const before = await read();
  const shot = ofShot(1, before);
  const plan = before.shots[1]?.plan as WholeFilm['shots'][number]['plan'];
  const pictures = picturesOf(before, shot.shotId);
  const first = pictures[0] as TakeRow;
  const { version } = await readDocument(database.db, { accountId, filmId });
  const set = changeToShow(plan, first.inputs.shows as ReturnType<typeof shownBy>);
  await editFilm(studio.parts, {
    accountId,
    filmId,
    version,
    batchId: randomUUID(),
    edits: [{ kind: 'shot', id: shot.shotId, set }],
  });
  const after = await settled();
  expect(circledTake(after, 'picture', shot.shotId)?.id).toBe(first.id);
  expect(picturesOf(after, shot.shotId)).toHaveLength(pictures.length);
});

test('[EDIT-07] [TOOL-07] a prompt is required and must say something; what it says is an edit that can be taken back', async () => {
  const before = await read();
  const shot = ofShot(2, before);
  for (const [prompt, code] of [
    ['  ', 'PROMPT_EMPTY'],
    ['zorgblat', 'PROMPT_NOT_UNDERSTOOD'],
  ] as const) {
    await expect(readPictureChange(database.db, { ...shot, prompt }, 'en')).rejects.toMatchObject({ code });
  }
  const { edits, understood, unknown } = await readPictureChange(
    database.db,
    { ...shot, prompt: 'make it a purple night in the fog' },
    'en',
  );
  expect([understood, unknown]).toEqual([['night', 'fog'], ['purple']]);
  const { version } = await readDocument(database.db, { accountId, filmId });
  await editFilm(studio.parts, { accountId, filmId, version, batchId: randomUUID(), edits });
  const after = await settled();
  expect(after.shots[2]?.plan).toEqual({
    ...before.shots[2]?.plan,
    timeOfDay: 'night',
    weather: 'fog',
    // The text of the shot follows.
    script: expect.stringMatching(/night.*\bfog/is),
  });
  expect(circledTake(after, 'picture', shot.shotId)?.id).not.toBe(circledTake(before, 'picture', shot.shotId)?.id);
});

/** Red on the left, blue on the right. */
const twoColours = (format: 'png' | 'webp'): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 180, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: 160, height: 180, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .toFormat(format)
    .toBuffer();
const keep = (source: Uint8Array) => keepFilmPicture(studio.parts, { accountId, purpose: 'shot', source });
/** Red and blue at the left of a stored picture or of a clip's first frame. */
async function leftOf(fileId: string | null | undefined): Promise<'red' | 'blue' | 'other'> {
  const file = (await read()).files.get(fileId ?? '');
  const path = studio.parts.storage.pathOf(file?.storageKey ?? '');
  const { data } = await sharp(await pictureOf(path, file?.mime ?? ''))
    .extract({ left: 20, top: 60, width: 4, height: 4 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  if (Math.abs(red - blue) < 120) {
    return 'other';
  }
  return red > blue ? 'red' : 'blue';
}
async function pictureOf(path: string, mime: string): Promise<string> {
  if (!mime.startsWith('video/')) {
    return path;
  }
  const frame = join(folder, `${randomUUID()}.png`);
  const run = promisify(execFile);
  await run(studio.parts.ffmpeg.path, ['-v', 'error', '-i', path, '-frames:v', '1', frame]);
  return frame;
}

test('[EDIT-07] [CAT-40] an uploaded picture is its shot’s picture, its clip moves over it; it is flipped and taken off', async () => {
  const before = await read();
  const shot = ofShot(0, before);
  const { id } = await keep(await twoColours('webp'));
  expect(await bringPictures(studio.parts, { ...shot, pictureIds: [id] })).toEqual({ used: 1, leftOut: 0, added: 0 });
  const brought = await settled();
  const picture = circledTake(brought, 'picture', shot.shotId);
  expect([picture?.fileId, picture?.inputs.model]).toEqual([id, 'upload']);
  const clip = circledTake(brought, 'clip', shot.shotId);
  expect(clip?.id).not.toBe(circledTake(before, 'clip', shot.shotId)?.id);
  expect([await leftOf(id), await leftOf(clip?.fileId)]).toEqual(['red', 'red']);
  await flipPicture(studio.parts, shot);
  const flipped = await settled();
  expect([
    await leftOf(circledTake(flipped, 'picture', shot.shotId)?.fileId),
    await leftOf(circledTake(flipped, 'clip', shot.shotId)?.fileId),
  ]).toEqual(['blue', 'blue']);
  await takeOffShot(studio.parts, { ...shot, kind: 'picture' });
  const after = await settled();
  expect(circledTake(after, 'picture', shot.shotId)?.id).toBe(circledTake(before, 'picture', shot.shotId)?.id);
  expect(circledTake(after, 'clip', shot.shotId)?.id).toBe(circledTake(before, 'clip', shot.shotId)?.id);
  expect(outdatedTakes(after)).toEqual(new Set());
});

test('[EDIT-07] what is no picture, and a picture of somebody else, is refused and changes nothing', async () => {
  const before = await read();
  const shot = ofShot(0, before);
  await expect(keep(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
    code: 'IMAGE_FORMAT_UNSUPPORTED',
  });
  const png = await twoColours('png');
  await expect(keep(png.subarray(0, png.length - 40))).rejects.toMatchObject({ code: 'IMAGE_FORMAT_UNSUPPORTED' });
  const strange = await buildAccount(database);
  const theirs = await keepFilmPicture(studio.parts, { accountId: strange, purpose: 'shot', source: png });
  const clipFile = circledTake(before, 'clip', shot.shotId)?.fileId ?? '';
  for (const [pictureId, code] of [
    [theirs.id, 'NOT_FOUND'],
    [clipFile, 'IMAGE_NOT_IN_CANDIDATES'],
  ] as const) {
    await expect(bringPictures(studio.parts, { ...shot, pictureIds: [pictureId] })).rejects.toMatchObject({ code });
  }
  await expect(flipPicture(studio.parts, shot)).rejects.toMatchObject({ code: 'EDIT_NOT_POSSIBLE' });
  const after = await read();
  expect(after.film.version).toBe(before.film.version);
  expect(after.takes).toHaveLength(before.takes.length);
});

test('[EDIT-07] [EDIT-08] [EDIT-10] pictures go onto the shots of the video, and an end frame comes from the one that is seen before', async () => {
  const before = await read();
  const [first = '', second = '', third = ''] = before.shots.map(({ id }) => id);
  const leaveOut = (leftOut: boolean): Promise<unknown> =>
    readFilm(database.db, { accountId, filmId }).then(({ film: { version } }) =>
      editFilm(studio.parts, {
        accountId,
        filmId,
        version,
        batchId: randomUUID(),
        edits: [{ kind: 'shot', id: second, set: { leftOut: leftOut || null } }],
      }),
    );
  await leaveOut(true);
  const [one, other] = [await keep(await twoColours('png')), await keep(await twoColours('png'))];
  const pictureIds = [one.id, other.id];
  expect(await bringPictures(studio.parts, { ...ofShot(0, before), pictureIds })).toMatchObject({ used: 2, added: 0 });
  const after = await read();
  const fileOf = (id: string): string | null | undefined => circledTake(after, 'picture', id)?.fileId;
  expect([fileOf(first), fileOf(third)]).toEqual(pictureIds);
  expect(fileOf(second)).toBe(circledTake(before, 'picture', second)?.fileId);
  const tail = { accountId, filmId };
  await bringTail(studio.parts, { ...tail, shotId: first, source: { pictureId: one.id } });
  await bringTail(studio.parts, { ...tail, shotId: third, source: 'previous' });
  expect(circledTake(await read(), 'tail_picture', third)?.fileId).toBe(one.id);
  for (const shotId of [first, third]) {
    await takeOffShot(studio.parts, { accountId, filmId, shotId, kind: 'picture' });
  }
  await leaveOut(false);
  await settled();
});

test('[EDIT-07] of more than a thousand pictures of a shot the newest are listed, and the one that is used', async () => {
  const before = await read();
  const shot = ofShot(1, before);
  const used = circledTake(before, 'picture', shot.shotId);
  await database.pool.query(
    `insert into takes (id, film_id, asset_kind, asset_key, number, state, finished_at, inputs)
     select gen_random_uuid(), $1, 'picture', $2, 1000 + number, 'cancelled', now(), $3
     from generate_series(1, 1010) as number`,
    [filmId, shot.shotId, JSON.stringify({ prompt: '', model: 'draft-image', seed: 1, references: [] })],
  );
  const { pictures, leftOut } = await listPictures(database.db, shot, { language: 'en', link: (id) => id });
  expect(pictures).toHaveLength(1000);
  expect(leftOut).toBe(picturesOf(await read(), shot.shotId).length - 1000);
  expect(pictures.at(-1)?.number).toBe(2010);
  expect(pictures.filter(({ circled }) => circled).map(({ id }) => id)).toEqual([used?.id]);
  await database.pool.query('delete from takes where film_id = $1 and number > 1000', [filmId]);
});

test('[EDIT-07] pictures are of the shot that was asked for, also while shots before it come and go', async () => {
  const before = await read();
  const shot = ofShot(3, before);
  const edit = async (change: FilmEdit): Promise<void> => {
    const { version } = await readDocument(database.db, { accountId, filmId });
    await editFilm(studio.parts, { accountId, filmId, version, batchId: randomUUID(), edits: [change] });
  };
  const first = before.shots[0] as WholeFilm['shots'][number];
  const takesOfShot = new Set(picturesOf(before, shot.shotId).map(({ id }) => id));
  const edits = (async () => {
    for (let round = 0; round < 6; round++) {
      const id = randomUUID();
      await edit({ kind: 'insert_shot', after: null, shot: { id, plan: first.plan, drawn: true } });
      await edit({ kind: 'remove_shot', id });
    }
  })();
  const ended = edits.then(() => true);
  do {
    const { pictures } = await listPictures(database.db, shot, { language: 'en', link: (id) => id });
    expect(new Set(pictures.map(({ id }) => id))).toEqual(takesOfShot);
  } while (!(await Promise.race([ended, nextTurn(false)])));
  await settled();
});

test('[EDIT-07] [CAT-40] of 25 pictures the first 20 go onto the shots in order, and the film gets the shots that it lacks', async () => {
  const before = await read();
  const shot = ofShot(2, before);
  const { id } = await keep(await twoColours('png'));
  expect(await bringPictures(studio.parts, { ...shot, pictureIds: Array(25).fill(id) })).toEqual({
    used: 20,
    leftOut: 5,
    added: 18,
  });
  const after = await read();
  expect(after.shots).toHaveLength(22);
  expect(after.shots.map(({ id: shotId }) => circledTake(after, 'picture', shotId)?.fileId === id)).toEqual([
    false,
    false,
    ...Array(20).fill(true),
  ]);
  expect(after.shots.slice(4).every(({ drawn, plan }) => drawn && plan.speech.kind === 'silent')).toBe(true);
});
