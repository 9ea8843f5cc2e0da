import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopbackChat } from '#tests/vendors/loopback-chat.ts';
import type { Loopback } from '#tests/vendors/loopback-service.ts';
import { ENGLISH } from '#tests/vendors/readings.ts';
import type { Outline } from '../../outline-contract.ts';
import { restoreCheckpoint } from '../checkpoints/restore-checkpoint.ts';
import { editFilm } from '../editing/edit-film.ts';
import { keepFilmPicture } from '../pictures/keep-film-picture.ts';
import { circledTake } from '../state/film-rows.ts';
import { isToBeUsed } from '../state/is-to-be-used.ts';
import { outdatedTakes } from '../state/made-from.ts';
import { readFilm, type WholeFilm } from '../view/read-film.ts';
import { makeStoryboard } from './make-storyboard.ts';
import { readOutlines } from './read-outlines.ts';
import { stopOutline } from './stop-outline.ts';
import { quoteOutline, writeOutline } from './write-outline.ts';

const DRAFT = 'draft-text';
const MODELS = { text: DRAFT, image: 'draft-image', video: 'draft-video', music: 'draft-music' };

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let own: Loopback;
let filmId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-outlines-'));
  own = await startLoopbackChat({ idea: ENGLISH.reading, words: ENGLISH.words });
  studio = await buildStudio(database, folder, {
    settings: { KINORA_TEXT_URL: `${own.url}/`, KINORA_TEXT_MODEL: 'qwen3:8b' },
  });
  const png = await createCanvas(64, 64).encode('png');
  const { id: pictureId } = await keepFilmPicture(studio.parts, { ...mine(), purpose: 'character', source: png });
  filmId = await studio.createFilm({ models: MODELS, idea: ENGLISH.idea, characters: [{ name: 'Mona', pictureId }] });
  await settled();
});
afterAll(async () => {
  await studio?.close();
  await own?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const mine = () => ({ accountId: studio.accountId, filmId });
const isAtRest = ({ film, takes }: WholeFilm): boolean =>
  film.status === 'COMPLETED' && takes.every(({ state }) => state !== 'generating');
const settled = (): Promise<WholeFilm> =>
  studio.waitFor(filmId, (whole) => isAtRest(whole) && outdatedTakes(whole).size === 0);
const read = (): Promise<WholeFilm> => readFilm(database.db, mine());
const outlines = (): Promise<Outline[]> => readOutlines(database.db, mine(), 'en');
const write = (model = DRAFT, idempotencyKey = randomUUID() as string): Promise<number> =>
  writeOutline(studio.parts, { ...mine(), model, agreedCoins: 0, idempotencyKey });
const setOutline = async (outline: string): Promise<void> => {
  const { version } = (await read()).film;
  const edits = [{ kind: 'film' as const, set: { outline } }];
  await editFilm(studio.parts, { ...mine(), version, batchId: randomUUID(), edits });
};
const plansOf = (whole: WholeFilm): unknown => whole.shots.map(({ id, plan }) => [id, plan]);

test('[EDIT-03] another outline of the same idea is written beside the film, which stays as it is', async () => {
  const before = await read();
  expect(await quoteOutline(studio.parts, { ...mine(), model: DRAFT })).toMatchObject({ coins: 0, billedBy: null });
  expect([await write(DRAFT, 'one-order-only'), await write(DRAFT, 'one-order-only')]).toEqual([1, 1]);
  const after = await settled();
  const listed = await outlines();
  expect(listed.map(({ number, used, status }) => [number, used, status])).toEqual([
    [2, false, 'generated'],
    [1, true, 'generated'],
  ]);
  expect(new Set(listed.map(({ text }) => text)).size).toBe(2);
  expect(listed[0]?.text).toContain('Mona');
  expect([after.film.outline, after.film.title, after.film.version]).toEqual([
    before.film.outline,
    before.film.title,
    before.film.version,
  ]);
  expect([after.film.editedAt, after.film.cutHeld, plansOf(after)]).toEqual([null, false, plansOf(before)]);
  expect(circledTake(after, 'movie', 'film')?.id).toBe(circledTake(before, 'movie', 'film')?.id);
});

test('[EDIT-03] what the owner has typed is found again after another outline is used in its place', async () => {
  await setOutline('A story in my own words.');
  expect((await outlines()).some(({ origin }) => origin === 'kept')).toBe(false);
  await write();
  await settled();
  const [newest] = (await outlines()).filter(({ origin }) => origin === 'written');
  await setOutline(newest?.text ?? '');
  const kept = async (): Promise<string[]> =>
    (await outlines()).filter(({ origin }) => origin === 'kept').map(({ text }) => text);
  expect(await kept()).toEqual(['A story in my own words.']);
  // Also what was typed after the order.
  await setOutline('Other words.');
  expect(await kept()).toEqual(['A story in my own words.']);
  await setOutline('A story in my own words.');
  expect(await kept()).toEqual(['Other words.', 'A story in my own words.']);
});

test('[EDIT-03] [EDIT-18] a storyboard is made anew from an outline, free, with uploaded characters; the one before comes back with its takes', async () => {
  const before = await settled();
  const [newest] = (await outlines()).filter(({ origin }) => origin === 'written');
  const { version } = before.film;
  const order = { ...mine(), takeId: newest?.id ?? '', version };
  await expect(makeStoryboard(studio.parts, { ...order, version: version - 1 })).rejects.toMatchObject({
    code: 'FILM_CHANGED',
  });
  await expect(makeStoryboard(studio.parts, { ...order, takeId: randomUUID() })).rejects.toMatchObject({
    code: 'TAKE_NOT_FOUND',
  });
  const stranger = await buildAccount(database);
  await expect(makeStoryboard(studio.parts, { ...order, accountId: stranger })).rejects.toMatchObject({
    code: 'FILM_NOT_FOUND',
  });
  const { checkpointId } = await makeStoryboard(studio.parts, order);
  const after = await settled();
  expect(after.film.outline).toBe(newest?.text);
  const idsOf = (whole: WholeFilm): string[] => whole.shots.map(({ id }) => id);
  expect(idsOf(after).some((id) => idsOf(before).includes(id))).toBe(false);
  expect(after.shots.every(({ id }) => circledTake(after, 'clip', id))).toBe(true);
  const hero = after.characters[0]?.key ?? '';
  expect(before.characters.map(({ key }) => key)).not.toContain(hero);
  expect(circledTake(after, 'character_picture', hero)?.inputs.model).toBe('upload');
  expect(JSON.stringify(after.shots.map(({ plan }) => plan))).toContain(hero);
  expect((await outlines()).find(({ used }) => used)?.id).toBe(newest?.id);

  const back = await restoreCheckpoint(studio.parts, { ...mine(), checkpointId, version: after.film.version });
  expect(back.version).toBeGreaterThan(after.film.version);
  const restored = await settled();
  expect(plansOf(restored)).toEqual(plansOf(before));
  expect([restored.film.outline, restored.film.logline]).toEqual([before.film.outline, before.film.logline]);
  for (const [kind, key] of before.shots.flatMap(({ id }) => [['picture', id] as const, ['clip', id] as const])) {
    expect(circledTake(restored, kind, key)?.id).toBe(circledTake(before, kind, key)?.id);
  }
});

test('[EDIT-03] a language model writes an outline too, with a title of its own; an unknown one does not', async () => {
  const before = await read();
  expect(await write('own-text')).toBe(1);
  const after = await settled();
  expect((await outlines())[0]).toMatchObject({ status: 'generated', title: ENGLISH.words.title, used: false });
  expect([after.film.status, after.film.title, after.film.version]).toEqual([
    'COMPLETED',
    before.film.title,
    before.film.version,
  ]);
  await expect(writeOutline(studio.parts, { ...mine(), model: 'nope', agreedCoins: 0 })).rejects.toMatchObject({
    code: 'MODEL_UNKNOWN',
  });
});

test('[EDIT-03] one outline is written at a time, and it is stopped for nothing', async () => {
  // Nobody works any more.
  await studio.close();
  studio = await buildStudio(database, folder, { work: false });
  expect(await write()).toBe(1);
  expect(await write()).toBe(0);
  expect((await outlines())[0]).toMatchObject({ status: 'generating', text: '' });
  expect(await stopOutline(studio.parts, mine())).toEqual({ stopped: 1, goingOn: 0 });
  expect(await stopOutline(studio.parts, mine())).toEqual({ stopped: 0, goingOn: 0 });
  expect((await outlines())[0]).toMatchObject({ status: 'cancelled', text: '' });
  expect((await read()).film.status).toBe('COMPLETED');
});

test('[EDIT-03] an outline that is being written stays beside the storyboard that is made from another one meanwhile', async () => {
  expect(await write()).toBe(1);
  const [earlier] = (await outlines()).filter(({ origin, status }) => origin === 'written' && status === 'generated');
  const { version } = (await read()).film;
  await makeStoryboard(studio.parts, { ...mine(), takeId: earlier?.id ?? '', version });
  const after = await read();
  const inWork = after.takes.find(({ assetKind, state }) => assetKind === 'story' && state === 'generating');
  expect(inWork && isToBeUsed(after, inWork)).toBe(false);
  expect(circledTake(after, 'story', 'film')?.id).toBe(earlier?.id);
});
