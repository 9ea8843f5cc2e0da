import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import type { FilmEdit } from '../../timeline/film-edit.ts';
import { listCheckpoints, readCheckpoint } from '../checkpoints/read-checkpoints.ts';
import { restoreCheckpoint } from '../checkpoints/restore-checkpoint.ts';
import { copyFilm } from '../copy-film.ts';
import { makeFinalCut } from '../pipeline/make-final-cut.ts';
import { isCutStale } from '../state/cut-ingredients.ts';
import { documentOf } from '../state/document-of.ts';
import { circledTake } from '../state/film-rows.ts';
import { outdatedTakes } from '../state/made-from.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { filmCheckpoints, films } from '../tables.ts';
import { isCutRenewed } from '../takes/follow-edits.ts';
import { circleTake } from '../upgrades/circle-take.ts';
import { posterFile, readFilm, type WholeFilm } from '../view/read-film.ts';
import { editFilm } from './edit-film.ts';
import { readDocument } from './read-document.ts';
import { setCover } from './set-cover.ts';

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
/** Circled takes by asset; those of shots that are gone stay circled and do not count. */
const circled = (whole: WholeFilm): Map<string, string> => {
  const shotIds = new Set(whole.shots.map(({ id }) => id));
  const isThere = ({ assetKind, assetKey }: WholeFilm['takes'][number]): boolean =>
    !['voice', 'picture', 'clip'].includes(assetKind) || shotIds.has(assetKey);
  return new Map(
    whole.takes
      .filter((take) => take.circled && take.assetKind !== 'movie' && isThere(take))
      .map(({ id, assetKind, assetKey }) => [`${assetKind} ${assetKey}`, id]),
  );
};
/** The assets whose circled take is another one. */
const changedAssets = (before: WholeFilm, after: WholeFilm): string[] => {
  const earlier = circled(before);
  return [...circled(after)].filter(([asset, id]) => earlier.get(asset) !== id).map(([asset]) => asset);
};

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-edits-'));
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

test('[EDIT-05] [DRAFT-09] a changed camera remakes the picture and the clip of its shot, and nothing else', async () => {
  const before = await read();
  const shot = before.shots[2] as WholeFilm['shots'][number];
  const camera = shot.plan.camera === 'tilt_up' ? 'pan_left' : 'tilt_up';
  const after = await change({ kind: 'shot', id: shot.id, set: { camera } });
  expect(changedAssets(before, after).toSorted()).toEqual([`clip ${shot.id}`, `picture ${shot.id}`]);
  expect(after.shots[2]?.plan.camera).toBe(camera);
});

test('[EDIT-02] [EDIT-18] a change that is taken back uses the earlier takes again', async () => {
  const before = await read();
  const shot = before.shots[1] as WholeFilm['shots'][number];
  const { timeOfDay } = shot.plan;
  await change({ kind: 'shot', id: shot.id, set: { timeOfDay: timeOfDay === 'night' ? 'noon' : 'night' } });
  const made = (await read()).takes.length;
  const after = await change({ kind: 'shot', id: shot.id, set: { timeOfDay } });
  expect(changedAssets(before, after)).toEqual([]);
  expect(after.takes).toHaveLength(made);
});

test('[EDIT-05] another word is spoken anew, and the music follows the new lengths', async () => {
  const before = await read();
  const shot = before.shots.find(({ plan }) => plan.speech.kind === 'narration') as WholeFilm['shots'][number];
  const speech = { ...shot.plan.speech, text: `${shot.plan.speech.text} And then, after all these years, again.` };
  const after = await change({ kind: 'shot', id: shot.id, set: { speech } });
  const changed = changedAssets(before, after);
  expect(changed).toContain(`voice ${shot.id}`);
  expect(changed).toContain(`clip ${shot.id}`);
  expect(changed).not.toContain(`picture ${shot.id}`);
  expect(changed.filter((asset) => asset.startsWith('clip '))).toHaveLength(1);
  expect(changed).toContain(`music ${WHOLE_FILM}`);
});

test('[EDIT-13] an edited film is cut anew when its owner asks for it, and not before', async () => {
  const before = await read();
  const cut = circledTake(before, 'movie', WHOLE_FILM)?.id;
  expect(isCutStale(before)).toBe(true);
  const [first, second] = before.shots as [WholeFilm['shots'][number], ...WholeFilm['shots']];
  const framing = second?.plan.framing === 'wide' ? 'close' : 'wide';
  await editFilm(studio.parts, {
    accountId,
    filmId,
    version: before.film.version,
    batchId: randomUUID(),
    edits: [
      { kind: 'move_shot', id: first.id, after: second?.id ?? null },
      { kind: 'shot', id: second?.id ?? '', set: { framing } },
    ],
  });
  await makeFinalCut(studio.parts, { accountId, filmId });
  const after = await studio.waitFor(
    filmId,
    (whole) => isAtRest(whole) && circledTake(whole, 'movie', WHOLE_FILM)?.id !== cut,
    accountId,
  );
  expect(isCutStale(after)).toBe(false);
  expect(after.film.status).toBe('COMPLETED');
  // Its poster is the picture of the shot that is the first now, as it was drawn for it.
  expect(after.shots[0]?.id).toBe(second?.id);
  const [drawn, earlier] = [after, before].map((whole) => circledTake(whole, 'picture', second?.id ?? '')?.fileId);
  expect(drawn).not.toBe(earlier);
  expect(posterFile(after)?.id).toBe(drawn);
});

test('[EDIT-13] what is out of date in a shot that is left out of the video is not waited for', async () => {
  const before = await read();
  // The music follows the lengths of the shots.
  const withFirst = (set: Partial<WholeFilm['shots'][number]['plan']>): WholeFilm => ({
    ...before,
    film: { ...before.film, editedAt: new Date() },
    takes: before.takes.filter(({ assetKind }) => assetKind !== 'music'),
    shots: before.shots.map((shot, index) => (index === 0 ? { ...shot, plan: { ...shot.plan, ...set } } : shot)),
  });
  const speech = { kind: 'narration', text: 'Another line, said anew.', emotion: 'neutral' } as const;
  expect(isCutRenewed(withFirst({}))).toBe(false);
  expect(isCutRenewed(withFirst({ speech }))).toBe(true);
  expect(isCutRenewed(withFirst({ speech, leftOut: true }))).toBe(false);
});

test('[EDIT-06] shots are moved, copied and removed, and what was removed comes back as it was', async () => {
  const before = await read();
  const [first, second, third] = before.shots as [WholeFilm['shots'][number], ...WholeFilm['shots']];
  const moved = await change({ kind: 'move_shot', id: first.id, after: third?.id ?? null });
  expect(moved.shots.map(({ id }) => id).slice(0, 3)).toEqual([second?.id, third?.id, first.id]);
  expect(moved.shots.map(({ plan }) => plan.number)).toEqual([1, 2, 3, 4, 5]);
  const copyId = randomUUID();
  const copied = await change({
    kind: 'insert_shot',
    shot: { id: copyId, plan: first.plan, drawn: false },
    after: first.id,
  });
  expect(copied.shots.map(({ id }) => id)[3]).toBe(copyId);
  expect(copied.shots[3]?.drawn).toBe(true);
  expect(circledTake(copied, 'clip', copyId)).toBeDefined();
  const clip = circledTake(copied, 'clip', first.id)?.id;
  const number = copied.shots.findIndex(({ id }) => id === first.id) + 1;
  await setCover(studio.parts, { accountId, filmId, choice: { kind: 'shot', number } });
  const removed = await change({ kind: 'remove_shot', id: first.id });
  expect(removed.shots.map(({ id }) => id)).not.toContain(first.id);
  // A film has a cover all the same.
  expect(removed.film.coverShotId).toBeNull();
  const back = await change({
    kind: 'insert_shot',
    shot: { id: first.id, plan: first.plan, drawn: first.drawn },
    after: null,
  });
  expect(back.shots[0]?.id).toBe(first.id);
  expect(back.takes.some(({ id, circled: isUsed }) => id === clip && isUsed)).toBe(true);
});

test('[EDIT-02] an edit of an older version, or sent twice, changes nothing', async () => {
  const { version } = await readDocument(database.db, { accountId, filmId });
  const { shots } = await read();
  const order = { accountId, filmId, version, batchId: randomUUID() };
  const edits: FilmEdit[] = [{ kind: 'shot', id: shots[0]?.id ?? '', set: { script: 'A door opens.' } }];
  const [one, other] = await Promise.all([
    editFilm(studio.parts, { ...order, edits }),
    editFilm(studio.parts, { ...order, edits }),
  ]);
  expect(other).toEqual(one);
  await expect(editFilm(studio.parts, { ...order, batchId: randomUUID(), edits })).rejects.toMatchObject({
    code: 'FILM_CHANGED',
  });
  expect((await readDocument(database.db, { accountId, filmId })).version).toBe(version + 1);
});

test('[EDIT-06] a film keeps four shots, and takes no shot of another film', async () => {
  const { shots } = await read();
  const remove = shots.map(({ id }): FilmEdit => ({ kind: 'remove_shot', id }));
  await expect(change(...remove.slice(0, shots.length - 3))).rejects.toMatchObject({ code: 'SHOTS_TOO_FEW' });
  await expect(change({ kind: 'move_shot', id: randomUUID(), after: null })).rejects.toMatchObject({
    code: 'EDIT_NOT_POSSIBLE',
  });
  const strangerId = await buildAccount(database);
  await expect(readDocument(database.db, { accountId: strangerId, filmId })).rejects.toMatchObject({
    code: 'FILM_NOT_FOUND',
  });
  expect((await read()).shots).toHaveLength(shots.length);
});

test('[EDIT-18] a picture that a person brings back gives its shot what it shows, and stays until the shot is changed', async () => {
  const before = await read();
  const shot = before.shots[0] as WholeFilm['shots'][number];
  const old = circledTake(before, 'picture', shot.id)?.id ?? '';
  const framing = shot.plan.framing === 'wide' ? 'close' : 'wide';
  await change({ kind: 'shot', id: shot.id, set: { framing } });
  await circleTake(studio.parts, { accountId, filmId, takeId: old });
  const kept = await settled();
  expect(circledTake(kept, 'picture', shot.id)?.id).toBe(old);
  expect(kept.shots[0]?.plan.framing).toBe(shot.plan.framing);
  // The one that is used already is no change.
  await circleTake(studio.parts, { accountId, filmId, takeId: old });
  expect((await read()).film.version).toBe(kept.film.version);
  const after = await change({ kind: 'shot', id: shot.id, set: { angle: shot.plan.angle === 'low' ? 'high' : 'low' } });
  expect(circledTake(after, 'picture', shot.id)?.id).not.toBe(old);
});

test('[EDIT-18] the film as it was made can be brought back, and what it was until then too', async () => {
  const own = { accountId, filmId };
  const before = await read();
  const first = (await listCheckpoints(database.db, own)).find(({ reason }) => reason === 'first_edit');
  const { document, circled: used } = await readCheckpoint(database.db, { ...own, checkpointId: first?.id ?? '' });
  await restoreCheckpoint(studio.parts, { ...own, checkpointId: first?.id ?? '', version: before.film.version });
  const back = await settled();
  expect(documentOf(back)).toEqual(document);
  expect([...circled(back).values()].filter((id) => !used.includes(id))).toEqual([]);
  const [last] = await listCheckpoints(database.db, own);
  expect(last).toMatchObject({
    reason: 'before_restore',
    broughtBack: { reason: 'first_edit', createdAt: first?.createdAt.toISOString() },
  });
  await restoreCheckpoint(studio.parts, { ...own, checkpointId: last?.id ?? '', version: back.film.version });
  const again = await settled();
  expect(documentOf(again)).toEqual(documentOf(before));
  expect(changedAssets(before, again)).toEqual([]);
});

test('[EDIT-18] before the format of a film changes, or several shots go, it is kept as it was', async () => {
  const own = { accountId, filmId };
  const { film, shots } = await read();
  const kept = async (): Promise<number> =>
    (await listCheckpoints(database.db, own)).filter(({ reason }) => reason === 'before_change').length;
  const send = async (...edits: FilmEdit[]): Promise<number> => {
    const { version } = await readDocument(database.db, own);
    const before = await kept();
    await editFilm(studio.parts, { ...own, version, batchId: randomUUID(), edits });
    return (await kept()) - before;
  };
  const aspect = film.aspect === '16:9' ? '9:16' : '16:9';
  expect(await send({ kind: 'film', set: { title: 'Another title' } })).toBe(0);
  expect(await send({ kind: 'film', set: { aspect } })).toBe(1);
  expect(await send({ kind: 'film', set: { aspect } })).toBe(0);
  expect(await send({ kind: 'film', set: { aspect: film.aspect } })).toBe(1);
  const copies = shots.slice(0, 2).map(({ plan }) => ({ id: randomUUID(), plan, drawn: false }));
  await send(...copies.map((shot): FilmEdit => ({ kind: 'insert_shot', shot, after: null })));
  expect(await send(...copies.map(({ id }): FilmEdit => ({ kind: 'remove_shot', id })))).toBe(1);
  await settled();
});

test('[EDIT-18] while a film is edited it is kept every few minutes, after a pause sooner, and when its cut is ordered', async () => {
  const own = { accountId, filmId };
  const list = (): ReturnType<typeof listCheckpoints> => listCheckpoints(database.db, own);
  /** The film and all that is kept of it become this much older, and its last edit as old as is said. */
  const pass = async (minutes: number, { sinceEdit }: { sinceEdit: number }): Promise<void> => {
    const earlier = sql`created_at - make_interval(mins => ${minutes})`;
    await database.db.update(filmCheckpoints).set({ createdAt: earlier }).where(eq(filmCheckpoints.filmId, filmId));
    const editedAt = new Date(Date.now() - sinceEdit * 60_000);
    await database.db.update(films).set({ editedAt }).where(eq(films.id, filmId));
  };
  let words = 0;
  /** The reasons of what an edit keeps. */
  const edit = async (): Promise<string[]> => {
    const { version, document } = await readDocument(database.db, own);
    const id = document.shots[0]?.id ?? '';
    const known = new Set((await list()).map((each) => each.id));
    const edits: FilmEdit[] = [{ kind: 'shot', id, set: { script: `Words ${(words += 1)}.` } }];
    await editFilm(studio.parts, { ...own, version, batchId: randomUUID(), edits });
    return (await list()).filter((each) => !known.has(each.id)).map(({ reason }) => reason);
  };
  await edit();
  await pass(60, { sinceEdit: 0 });
  expect(await edit()).toEqual(['while_editing']);
  expect(await edit()).toEqual([]);
  await pass(4, { sinceEdit: 0 });
  expect(await edit()).toEqual([]);
  await pass(0, { sinceEdit: 3 });
  expect(await edit()).toEqual(['while_editing']);
  const [kept] = await list();
  const { document } = await readCheckpoint(database.db, { ...own, checkpointId: kept?.id ?? '' });
  expect(document.shots[0]?.plan.script).toBe(`Words ${words - 1}.`);
  await pass(2, { sinceEdit: 2 });
  expect(await edit()).toEqual([]);
  await pass(3, { sinceEdit: 0 });
  expect(await edit()).toEqual(['while_editing']);

  await makeFinalCut(studio.parts, own);
  await settled();
  const [cut, ...before] = await list();
  expect(cut?.reason).toBe('final_cut');
  // What is kept already is not kept again, however long ago that was.
  await pass(60, { sinceEdit: 90 });
  expect(await edit()).toEqual([]);
  // The newest of these stay, and take no room from others.
  const most = LIMITS.film.checkpoints.byItself;
  const older = Array.from({ length: most }, (_, index) => ({
    id: randomUUID(),
    filmId,
    reason: 'while_editing' as const,
    name: null,
    document,
    circled: [],
    createdAt: new Date(Date.now() - (index + 500) * 60_000),
  }));
  await database.db.insert(filmCheckpoints).values(older);
  await pass(60, { sinceEdit: 0 });
  expect(await edit()).toEqual(['while_editing']);
  const isOfWork = (reason: string): boolean => ['while_editing', 'final_cut'].includes(reason);
  const after = await list();
  expect(after.filter(({ reason }) => isOfWork(reason))).toHaveLength(most);
  const others = (kept: typeof after): string[] =>
    kept.filter(({ reason }) => !isOfWork(reason)).map((each) => each.id);
  expect(others(after)).toEqual(others(before));
  await settled();
});

test('[IDEA-02] a copy of an edited film has its shots and takes, and nothing of it is out of date', async () => {
  const before = await read();
  const copyId = await copyFilm(studio.parts, { accountId, filmId });
  const copy = await readFilm(database.db, { accountId, filmId: copyId });
  expect(copy.shots.map(({ plan, drawn }) => [plan, drawn])).toEqual(
    before.shots.map(({ plan, drawn }) => [plan, drawn]),
  );
  expect(outdatedTakes(copy)).toEqual(new Set());
  expect(isCutStale(copy)).toBe(isCutStale(before));
});
