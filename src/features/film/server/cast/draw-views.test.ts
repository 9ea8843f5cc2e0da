import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadFileFor } from '#src/foundation/files/server/load-file-for.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { copyFilm } from '../copy-film.ts';
import { editFilm } from '../editing/edit-film.ts';
import { readDocument } from '../editing/read-document.ts';
import { makeRequest } from '../pipeline/make-request.ts';
import { circledTake } from '../state/film-rows.ts';
import { outdatedTakes } from '../state/made-from.ts';
import type { TakeRow } from '../tables.ts';
import { circleTake } from '../upgrades/circle-take.ts';
import { listCastTakes } from '../upgrades/list-takes.ts';
import { readFilm, type WholeFilm } from '../view/read-film.ts';
import { bringPicture } from './bring-picture.ts';
import { drawViews } from './draw-views.ts';
import { removeCastTake } from './remove-take.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let accountId: string;
let filmId: string;

const read = (): Promise<WholeFilm> => readFilm(database.db, { accountId, filmId });
const settled = (): Promise<WholeFilm> =>
  studio.waitFor(
    filmId,
    (whole) =>
      ['COMPLETED', 'FAILED'].includes(whole.film.status) &&
      whole.takes.every(({ state }) => state !== 'generating') &&
      outdatedTakes(whole).size === 0,
    accountId,
  );
const heroOf = (whole: WholeFilm): WholeFilm['characters'][number] => {
  const seen = whole.shots[0]?.plan.actors[0]?.characterKey;
  const hero = whole.characters.find(({ key }) => key === seen);
  if (!hero) {
    throw new Error('nobody is in the first shot');
  }
  return hero;
};
const viewsOfHero = (whole: WholeFilm): TakeRow[] =>
  whole.takes.filter(({ inputs, state }) => inputs.view !== undefined && state === 'generated');
/** File ids of what a model would be given to draw the first shot. */
const givenTo = (whole: WholeFilm): readonly string[] => {
  const { request } = makeRequest(whole, 'picture', whole.shots[0]?.id ?? '');
  return request.kind === 'image' ? request.references : [];
};
const outdatedViews = async (key: string): Promise<number> => {
  const listed = await listCastTakes(database.db, { accountId, filmId, kind: 'character', key });
  return listed.filter(({ outdated }) => outdated).length;
};
const changeFigure = async (figure: WholeFilm['characters'][number]['figure']): Promise<WholeFilm> => {
  const { version } = await readDocument(database.db, { accountId, filmId });
  const { key } = heroOf(await read());
  const edits = [{ kind: 'character' as const, key, set: { figure } }];
  await editFilm(studio.parts, { accountId, filmId, version, batchId: randomUUID(), edits });
  return settled();
};

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-views-'));
  studio = await buildStudio(database, folder);
  accountId = await buildAccount(database);
  filmId = await studio.createFilm({ accountId, seed: 41, shortSidePixels: 180, shots: 4 });
  const { film } = await settled();
  if (film.error) {
    throw new Error(`no film: ${JSON.stringify(film.error)}`);
  }
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

test('[EDIT-04] [PIPE-10] four views of a character are drawn once, differ, wait to be chosen, and go along to models', async () => {
  const before = await read();
  const { key } = heroOf(before);
  const order = { accountId, filmId, key, sheet: 'views', idempotencyKey: 'one-sheet' } as const;
  expect(await drawViews(studio.parts, order)).toBe(4);
  expect(await drawViews(studio.parts, order)).toBe(4);
  const after = await settled();
  const views = viewsOfHero(after);
  expect(views.map(({ inputs }) => inputs.view)).toEqual(['front', 'three_quarter', 'side', 'back']);
  expect(views.every(({ circled }) => !circled)).toBe(true);
  expect(circledTake(after, 'character_picture', key)?.id).toBe(circledTake(before, 'character_picture', key)?.id);
  const pixels = await Promise.all(
    views.map(async ({ fileId }) => {
      const file = await loadFileFor(database.db, accountId, fileId ?? '');
      const image = sharp(studio.parts.storage.pathOf(file.storageKey));
      const { width, height } = await image.metadata();
      expect([width, height]).toEqual([720, 960]);
      return (await image.raw().toBuffer()).toString('base64');
    }),
  );
  expect(new Set(pixels).size).toBe(4);
  expect(givenTo(after)).toEqual(expect.arrayContaining(views.map(({ fileId }) => fileId)));
  expect(givenTo(before).length).toBe(givenTo(after).length - 4);
});

test('[EDIT-04] a chosen view shows the character until its look changes; views of the old look do not go along', async () => {
  const before = await read();
  const hero = heroOf(before);
  const side = viewsOfHero(before).find(({ inputs }) => inputs.view === 'side');
  await circleTake(studio.parts, { accountId, filmId, takeId: side?.id ?? '' });
  const chosen = await settled();
  expect(circledTake(chosen, 'character_picture', hero.key)?.id).toBe(side?.id);
  const colours = hero.figure.colours[0] === 'teal' ? ['plum', 'cream'] : ['teal', 'cream'];
  const changed = await changeFigure({ ...hero.figure, colours } as typeof hero.figure);
  const used = circledTake(changed, 'character_picture', hero.key);
  expect(used?.inputs.view).toBeUndefined();
  const views = new Set(viewsOfHero(changed).map(({ fileId }) => fileId));
  expect(givenTo(changed).filter((fileId) => views.has(fileId))).toEqual([]);
  expect(await outdatedViews(hero.key)).toBe(4);
  const back = await changeFigure(hero.figure);
  expect(circledTake(back, 'character_picture', hero.key)?.inputs.view).toBeUndefined();
  expect(givenTo(back).filter((fileId) => views.has(fileId))).toHaveLength(4);
  expect(await outdatedViews(hero.key)).toBe(0);
});

test('[EDIT-04] a clearer face is drawn with other features, and goes along once the character has them', async () => {
  const before = await read();
  const hero = heroOf(before);
  expect(await drawViews(studio.parts, { accountId, filmId, key: hero.key, sheet: 'face' })).toBe(1);
  const first = await settled();
  await drawViews(studio.parts, { accountId, filmId, key: hero.key, sheet: 'face' });
  const after = await settled();
  const faces = viewsOfHero(after).filter(({ inputs }) => inputs.view === 'face');
  const figures = faces.map(({ inputs }) => inputs.figure);
  expect(figures).toHaveLength(2);
  expect(figures[0]).not.toEqual(figures[1]);
  expect(figures.every((figure) => JSON.stringify(figure) !== JSON.stringify(hero.figure))).toBe(true);
  expect(givenTo(first)).not.toContain(faces[0]?.fileId);
  const changed = await changeFigure(figures[0] ?? hero.figure);
  expect(givenTo(changed)).toContain(faces[0]?.fileId);
  await changeFigure(hero.figure);
  expect(await outdatedViews(hero.key)).toBe(0);
  // In another look, the views and both faces are those of the old one.
  const { version } = await readDocument(database.db, { accountId, filmId });
  const restyle = (style: WholeFilm['film']['style'], from: number) =>
    editFilm(studio.parts, {
      accountId,
      filmId,
      version: from,
      batchId: randomUUID(),
      edits: [{ kind: 'film', set: { style } }],
    });
  const noir = await restyle('noir', version);
  expect(await outdatedViews(hero.key)).toBe(6);
  await restyle(before.film.style, noir.version);
  await settled();
});

test('[EDIT-04] a view is removed with its file, the picture in use is not; a copy of the film has the views', async () => {
  const before = await read();
  const [first, ...rest] = viewsOfHero(before);
  const used = circledTake(before, 'character_picture', heroOf(before).key);
  await expect(removeCastTake(studio.parts, { accountId, filmId, takeId: used?.id ?? '' })).rejects.toMatchObject({
    code: 'EDIT_NOT_POSSIBLE',
  });
  await removeCastTake(studio.parts, { accountId, filmId, takeId: first?.id ?? '' });
  expect(viewsOfHero(await read())).toHaveLength(rest.length);
  await expect(loadFileFor(database.db, accountId, first?.fileId ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const copyId = await copyFilm(studio.parts, { accountId, filmId });
  const copy = await readFilm(database.db, { accountId, filmId: copyId });
  expect(viewsOfHero(copy).map(({ inputs }) => inputs.view)).toEqual(rest.map(({ inputs }) => inputs.view));
});

test('[EDIT-04] what the engine did not draw has no drawn views, and nobody draws in the film of another account', async () => {
  const before = await read();
  const { key } = heroOf(before);
  const order = { accountId, filmId, key, sheet: 'views' } as const;
  await expect(drawViews(studio.parts, { ...order, accountId: await buildAccount(database) })).rejects.toMatchObject({
    code: 'FILM_NOT_FOUND',
  });
  await expect(drawViews(studio.parts, { ...order, key: 'character-99' })).rejects.toMatchObject({
    code: 'EDIT_NOT_POSSIBLE',
  });
  const pictureId = circledTake(before, 'picture', before.shots[0]?.id ?? '')?.fileId ?? '';
  await bringPicture(studio.parts, { accountId, filmId, kind: 'character', key, pictureId });
  await expect(drawViews(studio.parts, order)).rejects.toMatchObject({ code: 'EDIT_NOT_POSSIBLE' });
  const views = new Set(viewsOfHero(before).map(({ fileId }) => fileId));
  expect(givenTo(await settled()).filter((fileId) => views.has(fileId))).toEqual([]);
});

test('[EDIT-04] a picture of which the engine drew views can be removed: they can be drawn again at any time', async () => {
  const before = await read();
  const [view] = viewsOfHero(before);
  const drawn = before.takes.find(({ id }) => id === view?.inputs.references[0]);
  expect(drawn).toMatchObject({ assetKind: 'character_picture', circled: false });
  await removeCastTake(studio.parts, { accountId, filmId, takeId: drawn?.id ?? '' });
  const after = await read();
  expect(after.takes.find(({ id }) => id === drawn?.id)?.state).toBe('cancelled');
  expect(viewsOfHero(after)).toHaveLength(viewsOfHero(before).length);
});
