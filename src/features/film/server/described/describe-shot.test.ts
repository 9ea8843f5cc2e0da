import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { editFilm } from '../editing/edit-film.ts';
import { readDocument } from '../editing/read-document.ts';
import { circledTake } from '../state/film-rows.ts';
import { outdatedTakes } from '../state/made-from.ts';
import { bringTail } from '../tail/bring-tail.ts';
import { readFilm, type WholeFilm } from '../view/read-film.ts';
import { describeShot } from './describe-shot.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let filmId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-described-'));
  studio = await buildStudio(database, folder);
  filmId = await studio.createFilm({ idea: 'A clockmaker teaches a stray dog to keep time', seed: 12 });
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
const isAtRest = ({ takes, film }: WholeFilm): boolean =>
  film.status === 'COMPLETED' && takes.every(({ state }) => state !== 'generating');

/** Asks for edits, carries them out, and waits until the shot's clip is there. */
async function show(
  description: string,
  as: 'continuation' | 'same_shot' | 'ending',
  place: number,
): Promise<WholeFilm> {
  const { version, document } = await readDocument(database.db, own());
  const shotId = document.shots[place]?.id ?? '';
  const described = await describeShot(studio.parts, { ...own(), description, shotId, as });
  await editFilm(studio.parts, { ...own(), version, batchId: randomUUID(), edits: described.edits });
  const whole = await studio.waitFor(
    filmId,
    (film) =>
      isAtRest(film) &&
      circledTake(film, 'clip', described.shotId)?.state === 'generated' &&
      outdatedTakes(film).size === 0,
  );
  expect(as === 'continuation' ? whole.shots[place + 1]?.id : shotId).toBe(described.shotId);
  return whole;
}

test('[EDIT-09] a sentence becomes a shot after another one, drawn with the film’s cast, and whoever is new gets a picture', async () => {
  const before = await readFilm(database.db, own());
  const dog = before.characters.find(({ figure }) => figure.kind === 'animal')?.key;
  const whole = await show('A cat jumps over the dog.', 'continuation', 1);
  expect(whole.shots).toHaveLength(before.shots.length + 1);
  const shot = whole.shots[2];
  expect(shot?.plan.script).toBe('A cat jumps over the dog.');
  const cat = whole.characters.at(-1);
  expect(cat?.figure).toMatchObject({ kind: 'animal', species: 'cat' });
  expect(shot?.plan.actors.map(({ characterKey }) => characterKey)).toEqual(expect.arrayContaining([dog, cat?.key]));
  expect(circledTake(whole, 'character_picture', cat?.key ?? '')?.state).toBe('generated');
});

test('[EDIT-05] a shot is drawn as it is described, and keeps its line, its place in the film and how it begins', async () => {
  const before = await readFilm(database.db, own());
  const spoken = before.shots.findIndex(({ plan }) => plan.speech.kind === 'narration');
  const whole = await show('At night the clockmaker waves to the dog.', 'same_shot', spoken);
  const [earlier, later] = [before.shots[spoken]?.plan, whole.shots[spoken]?.plan];
  expect(later).toMatchObject({ timeOfDay: 'night', speech: earlier?.speech, transition: earlier?.transition });
  expect(JSON.stringify(later?.actors)).toContain('wave');
  expect(whole.shots).toHaveLength(before.shots.length);
});

test('[EDIT-08] a shot ends as described: the clip is drawn so, and its last frame is a picture of its own until that is taken away', async () => {
  const before = await readFilm(database.db, own());
  const whole = await show('The clockmaker waves.', 'ending', 0);
  const [earlier, later] = [before.shots[0], whole.shots[0]];
  expect(later?.plan).toMatchObject({ tail: { description: 'The clockmaker waves.' }, script: earlier?.plan.script });
  expect(JSON.stringify(later?.plan.actors)).toContain('wave');
  const id = later?.id ?? '';
  expect(circledTake(whole, 'clip', id)?.id).not.toBe(circledTake(before, 'clip', id)?.id);
  const tail = circledTake(whole, 'tail_picture', id);
  expect(tail).toMatchObject({ state: 'generated', servedBy: 'draft-image' });
  expect(tail?.fileId).not.toBe(circledTake(whole, 'picture', id)?.fileId);

  const { version } = await readDocument(database.db, own());
  const edits = [{ kind: 'shot', id, set: { tail: null } }] as const;
  await editFilm(studio.parts, { ...own(), version, batchId: randomUUID(), edits });
  const open = await studio.waitFor(filmId, (film) => isAtRest(film) && !circledTake(film, 'tail_picture', id));
  expect(open.shots[0]?.plan.tail).toBeUndefined();
  expect(open.takes.some((take) => take.id === tail?.id)).toBe(true);

  // Taken back, it is the same picture: nothing is drawn again.
  const reopened = await readDocument(database.db, own());
  const again = [{ kind: 'shot', id, set: { tail: { description: 'The clockmaker waves.' } } }] as const;
  await editFilm(studio.parts, { ...own(), version: reopened.version, batchId: randomUUID(), edits: again });
  const back = await studio.waitFor(filmId, (film) => isAtRest(film) && !!circledTake(film, 'tail_picture', id));
  expect(circledTake(back, 'tail_picture', id)?.id).toBe(tail?.id);
});

test('[EDIT-08] a shot ends on a brought picture, the next one as it ends, and a described end takes the picture’s place', async () => {
  const { shots } = await readFilm(database.db, own());
  const [first = '', second = '', third = ''] = shots.map(({ id }) => id);
  await expect(bringTail(studio.parts, { ...own(), shotId: third, source: 'previous' })).rejects.toMatchObject({
    code: 'TAIL_MISSING',
  });
  const picture = circledTake(await readFilm(database.db, own()), 'picture', second)?.fileId ?? '';
  await bringTail(studio.parts, { ...own(), shotId: first, source: { pictureId: picture } });
  await bringTail(studio.parts, { ...own(), shotId: second, source: 'previous' });
  const brought = await studio.waitFor(filmId, isAtRest);
  for (const id of [first, second]) {
    expect(circledTake(brought, 'tail_picture', id)).toMatchObject({ fileId: picture, servedBy: 'upload' });
  }
  const described = await show('The dog sleeps on the sofa.', 'ending', 0);
  expect(circledTake(described, 'tail_picture', first)?.servedBy).toBe('draft-image');
  const stranger = await buildAccount(database);
  await expect(
    bringTail(studio.parts, { accountId: stranger, filmId, shotId: first, source: 'previous' }),
  ).rejects.toMatchObject({ code: 'FILM_NOT_FOUND' });
});

test('[EDIT-09] [TOOL-07] without a sentence, with one of which nothing can be drawn, or in another’s film nothing is planned', async () => {
  const { document } = await readDocument(database.db, own());
  const ask = { ...own(), shotId: document.shots[0]?.id ?? '', as: 'continuation' as const };
  const stranger = await buildAccount(database);
  for (const [order, code] of [
    [{ ...ask, description: '  ' }, 'SHOT_DESCRIPTION_EMPTY'],
    [{ ...ask, description: 'x'.repeat(501) }, 'DESCRIPTION_TOO_LONG'],
    [{ ...ask, description: 'blah blub' }, 'SHOT_NOT_UNDERSTOOD'],
    [{ ...ask, description: 'A dog runs.', shotId: randomUUID() }, 'NOT_FOUND'],
    [{ ...ask, description: 'A dog runs.', accountId: stranger }, 'FILM_NOT_FOUND'],
  ] as const) {
    await expect(describeShot(studio.parts, order)).rejects.toMatchObject({ code });
  }
});
