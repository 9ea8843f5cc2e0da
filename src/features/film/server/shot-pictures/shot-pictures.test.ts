import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { changeToShow, shownBy } from '../../timeline/shown-by-plan.ts';
import { editFilm } from '../editing/edit-film.ts';
import { readDocument } from '../editing/read-document.ts';
import { circledTake } from '../state/film-rows.ts';
import { outdatedTakes } from '../state/made-from.ts';
import type { TakeRow } from '../tables.ts';
import { readFilm, type WholeFilm } from '../view/read-film.ts';
import { choosePicture } from './choose-picture.ts';
import { drawCandidates } from './draw-candidates.ts';
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
  expect(after.shots[2]?.plan).toEqual({ ...before.shots[2]?.plan, timeOfDay: 'night', weather: 'fog' });
  expect(circledTake(after, 'picture', shot.shotId)?.id).not.toBe(circledTake(before, 'picture', shot.shotId)?.id);
});
