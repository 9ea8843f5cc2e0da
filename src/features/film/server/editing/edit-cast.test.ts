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
import { castOfShot } from '../../timeline/cast-of-shot.ts';
import type { FilmEdit } from '../../timeline/film-edit.ts';
import { isNamedIn } from '../../timeline/named-in-plan.ts';
import { bringPicture, takeOffPicture } from '../cast/bring-picture.ts';
import { filmsSection } from '../films-section.ts';
import { circledTake } from '../state/film-rows.ts';
import { outdatedTakes } from '../state/made-from.ts';
import { circleTake } from '../upgrades/circle-take.ts';
import { listCastTakes } from '../upgrades/list-takes.ts';
import { readFilm, type WholeFilm } from '../view/read-film.ts';
import { editFilm } from './edit-film.ts';
import { readDocument } from './read-document.ts';

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
const change = async (...edits: FilmEdit[]): Promise<WholeFilm> => {
  const { version } = await readDocument(database.db, { accountId, filmId });
  await editFilm(studio.parts, { accountId, filmId, version, batchId: randomUUID(), edits });
  return settled();
};
/** Circled takes by asset. */
const circled = (whole: WholeFilm): Map<string, string> =>
  new Map(
    whole.takes
      .filter((take) => take.circled && take.assetKind !== 'movie')
      .map(({ id, assetKind, assetKey }) => [`${assetKind} ${assetKey}`, id]),
  );
/** The assets whose circled take is another one. */
const changedAssets = (before: WholeFilm, after: WholeFilm): string[] => {
  const earlier = circled(before);
  return [...circled(after)].filter(([asset, id]) => earlier.get(asset) !== id).map(([asset]) => asset);
};

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-cast-'));
  studio = await buildStudio(database, folder);
  accountId = await buildAccount(database);
  await markMember(database.db, accountId, true);
  filmId = await studio.createFilm({ accountId, seed: 40, shortSidePixels: 180, shots: 5 });
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

/** The things of the film as its owner's archive tells of them. */
async function archivedItems(): Promise<{ name: string }[]> {
  for await (const file of filmsSection(database.db, accountId)) {
    if ('text' in file && file.name === `films/${filmId}/film.json`) {
      return (JSON.parse(file.text) as { items: { name: string }[] }).items;
    }
  }
  throw new Error('the film is not in the archive');
}

/** Pictures and clips of exactly these shots, and what else. */
const drawn = (whole: WholeFilm, isIn: (shot: WholeFilm['shots'][number]) => boolean, ...more: string[]): string[] =>
  [...whole.shots.filter(isIn).flatMap(({ id }) => [`picture ${id}`, `clip ${id}`]), ...more].toSorted();
const shows =
  (key: string) =>
  ({ plan }: WholeFilm['shots'][number]): boolean =>
    castOfShot(plan).some((asset) => asset.key === key);

test('[EDIT-04] another coat redraws the character and exactly the shots that show it; undo brings the takes back', async () => {
  const before = await read();
  const hero = before.characters[0] as WholeFilm['characters'][number];
  const colours = hero.figure.colours[0] === 'teal' ? (['plum', 'cream'] as const) : (['teal', 'cream'] as const);
  const figure = { ...hero.figure, colours: [...colours] } as typeof hero.figure;
  const after = await change({ kind: 'character', key: hero.key, set: { figure } });
  expect(changedAssets(before, after).toSorted()).toEqual(
    drawn(before, shows(hero.key), `character_picture ${hero.key}`),
  );
  const back = await change({ kind: 'character', key: hero.key, set: { figure: hero.figure } });
  expect(changedAssets(before, back)).toEqual([]);
  expect(back.takes).toHaveLength(after.takes.length);
});

test('[EDIT-04] another colour redraws a thing and exactly the shots that show it, and is in the archive; undo brings the takes back', async () => {
  const item = { key: 'item-coat', name: 'Coat', description: '', item: 'coat', label: null, colour: null } as const;
  const shot = (await read()).shots[1] as WholeFilm['shots'][number];
  const items = [...shot.plan.items, { itemKey: item.key, across: 0.4, behind: 0, above: 0 }];
  const before = await change(
    { kind: 'insert_member', of: 'item', member: item, after: null },
    { kind: 'shot', id: shot.id, set: { items } },
  );
  const after = await change({ kind: 'item', key: item.key, set: { colour: 'red' } });
  expect(after.items.find(({ key }) => key === item.key)).toMatchObject({ colour: 'red' });
  expect((await archivedItems()).filter(({ name }) => name === 'Coat')).toEqual([
    { name: 'Coat', description: '', label: null, colour: 'red' },
  ]);
  expect(changedAssets(before, after).toSorted()).toEqual(drawn(before, shows(item.key), `item_picture ${item.key}`));
  const back = await change({ kind: 'item', key: item.key, set: { colour: null } });
  expect(changedAssets(before, back)).toEqual([]);
  await change(
    { kind: 'shot', id: shot.id, set: { items: shot.plan.items } },
    { kind: 'remove_member', of: 'item', key: item.key },
  );
});

test('[EDIT-04] [PIPE-11] an uploaded picture plays its character in all of its shots, until it is taken off', async () => {
  const before = await read();
  const hero = before.characters[0] as WholeFilm['characters'][number];
  const member = { accountId, filmId, kind: 'character', key: hero.key } as const;
  const pictureId = circledTake(before, 'picture', before.shots[0]?.id ?? '')?.fileId ?? '';
  await bringPicture(studio.parts, { ...member, pictureId });
  const brought = await settled();
  expect(changedAssets(before, brought).toSorted()).toEqual(
    drawn(before, shows(hero.key), `character_picture ${hero.key}`),
  );
  const takes = await listCastTakes(database.db, member);
  expect(takes.find(({ take }) => take.circled)?.take.inputs.model).toBe('upload');
  await takeOffPicture(studio.parts, member);
  const after = await settled();
  expect(changedAssets(before, after)).toEqual([]);
  await circleTake(studio.parts, { accountId, filmId, takeId: takes.find(({ take }) => take.circled)?.take.id ?? '' });
  expect(changedAssets(brought, await settled())).toEqual([]);
  await takeOffPicture(studio.parts, member);
  await settled();
  await expect(
    bringPicture(studio.parts, { ...member, accountId: await buildAccount(database), pictureId }),
  ).rejects.toMatchObject({ code: 'FILM_NOT_FOUND' });
});

test('[EDIT-04] a place that is added is drawn by the engine; one that a shot uses cannot be removed, and comes back by undo', async () => {
  const before = await read();
  const home = before.places[0] as WholeFilm['places'][number];
  const member = {
    key: 'place-added',
    name: 'The attic',
    description: '',
    place: { ...home.place, kind: 'attic' as const },
  };
  await change({ kind: 'insert_member', of: 'place', member, after: home.key });
  const isDrawn = (whole: WholeFilm): boolean => circledTake(whole, 'place_picture', 'place-added') !== undefined;
  const added = await studio.waitFor(filmId, (whole) => isAtRest(whole) && isDrawn(whole), accountId);
  expect(added.places.map(({ key }) => key).slice(0, 2)).toEqual([home.key, 'place-added']);
  const picture = circledTake(added, 'place_picture', 'place-added');
  expect(picture?.inputs.model).toBe('draft-image');
  expect(changedAssets(before, added)).toEqual(['place_picture place-added']);
  await expect(change({ kind: 'remove_member', of: 'place', key: home.key })).rejects.toMatchObject({
    code: 'CAST_STILL_USED',
  });
  const removed = await change({ kind: 'remove_member', of: 'place', key: 'place-added' });
  expect(removed.places.map(({ key }) => key)).toEqual(before.places.map(({ key }) => key));
  const back = await change({ kind: 'insert_member', of: 'place', member, after: home.key });
  expect(circledTake(back, 'place_picture', 'place-added')?.id).toBe(picture?.id);
  expect(before.shots.every(({ plan }) => !isNamedIn(plan, 'place-added'))).toBe(true);
});
