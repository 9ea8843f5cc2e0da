import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { array, assert, asyncProperty, constantFrom, double, tuple } from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveSections } from '#src/apps/account-data.ts';
import { copyFilm } from '#src/features/film/server/copy-film.ts';
import { createFilm } from '#src/features/film/server/create-film.ts';
import { deleteFilm } from '#src/features/film/server/delete-film.ts';
import { setCover } from '#src/features/film/server/editing/set-cover.ts';
import { cancelFilm } from '#src/features/film/server/pipeline/cancel-film.ts';
import { cuts, takes } from '#src/features/film/server/tables.ts';
import { createArchive, readArchive } from '#src/features/profile/server/create-archive.ts';
import { packArchive } from '#src/features/profile/server/pack-archive.job.ts';
import { removeAvatar, setAvatar } from '#src/features/profile/server/set-avatar.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { loadFileFor } from '#src/foundation/files/server/load-file-for.ts';
import { sweepFiles } from '#src/foundation/files/server/sweep-files.ts';
import { files } from '#src/foundation/files/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { sweepCaches } from '#src/platform/server/storage/sweep-caches.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import type { MediaFolder } from '#src/shared/catalogue/media-folders.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { runProgram } from '#tests/build/run-program.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

const DAY = 24 * 60 * 60 * 1000;

let database: OpenDatabase;
let folder: string;
let studio: Studio;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-deleted-'));
  studio = await buildStudio(database, folder, { work: false });
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const inDays = (days: number): Date => new Date(Date.now() + days * DAY);
const sweep = (days: number): Promise<number> => sweepFiles(studio.parts, inDays(days));

async function keysOnDisk(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of studio.parts.storage.list()) {
    keys.push(key);
  }
  return keys.sort();
}
async function keysOfRows(): Promise<string[]> {
  const { rows } = await database.pool.query<{ key: string }>('select distinct storage_key as key from files');
  return rows.map(({ key }) => key).sort();
}
async function filesOf(accountId: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>('select id from files where account_id = $1', [accountId]);
  return rows.map(({ id }) => id).sort();
}

async function keep(accountId: string, mediaFolder: MediaFolder, text: string = randomUUID()): Promise<string> {
  const isPicture = mediaFolder === 'image' || mediaFolder === 'character';
  const description = isPicture ? { mime: 'image/jpeg', extension: 'jpg' } : { mime: 'video/mp4', extension: 'mp4' };
  const stored = await studio.parts.storage.put(mediaFolder, { bytes: Buffer.from(text) }, description);
  return keepFile(database.db, { accountId, folder: mediaFolder, stored });
}

const ORDER = {
  idea: 'A fox guards a lighthouse',
  type: 'fantasy',
  style: 'ink',
  language: 'en',
  aspect: '16:9',
  shots: 4,
  seed: 3,
  shortSidePixels: 90,
} as const;

/** How many statements wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await database.pool.query<{ waiting: number }>(
    "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.waiting ?? 0;
}

/** A film with a character that was brought along and, as its workers would write them, takes and a cut. */
async function addFilm(accountId: string): Promise<{ filmId: string; files: Set<string> }> {
  const pictureId = await keep(accountId, 'character');
  const filmId = await createFilm(studio.parts, {
    ...ORDER,
    accountId,
    characters: [{ name: 'Ada', pictureId }],
  });
  await cancelFilm(studio.parts, { accountId, filmId });
  const files = new Set([pictureId]);
  const take = async (assetKind: AssetKind, number: number): Promise<string> => {
    const id = randomUUID();
    const fileId = await keep(accountId, assetKind === 'movie' ? 'movie' : 'scene');
    files.add(fileId);
    await database.db.insert(takes).values({
      id,
      filmId,
      assetKind,
      assetKey: 'film',
      number,
      state: 'generated',
      circled: number === 2,
      inputs: { prompt: '', model: 'draft-image', seed: 1, references: [] },
      fileId,
      finishedAt: new Date(),
    });
    return id;
  };
  await take('picture', 1);
  await take('picture', 2);
  const movie = await take('movie', 2);
  const [subtitlesFileId, thumbnailsFileId] = [await keep(accountId, 'movie'), await keep(accountId, 'movie')];
  const voiceStemFileId = await keep(accountId, 'audio');
  files.add(subtitlesFileId).add(thumbnailsFileId).add(voiceStemFileId);
  await database.db.insert(cuts).values({
    id: randomUUID(),
    filmId,
    takeId: movie,
    durationSeconds: 1,
    subtitlesFileId,
    thumbnailsFileId,
    voiceStemFileId,
    facts: {},
  });
  return { filmId, files };
}

/** What an account should have: its films with their files, and all else that names one. */
class Model {
  readonly films = new Map<string, Set<string>>();
  readonly covers = new Map<string, string>();
  uploads: string[] = [];
  avatar: string | undefined;
  archive: string | undefined;
  readonly accountId: string;
  constructor(accountId: string) {
    this.accountId = accountId;
  }

  /** Ids of the files that something of the account uses. */
  used(): string[] {
    const all = [...this.films.values()].flatMap((files) => [...files]);
    const rest = [...this.covers.values(), this.avatar, this.archive].flatMap((id) => id ?? []);
    return [...new Set([...all, ...rest])].sort();
  }

  /** The film that a number between 0 and 1 points to. */
  pick(at: number): string | undefined {
    return [...this.films.keys()][Math.floor(at * this.films.size)];
  }
}

const ACTS = [
  'create',
  'copy',
  'cover',
  'coverAuto',
  'upload',
  'avatar',
  'noAvatar',
  'archive',
  'delete',
  'sweep',
] as const;
type Act = (typeof ACTS)[number];

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: `#${randomBytes(3).toString('hex')}` } })
    .png()
    .toBuffer();
const avatarOf = async (accountId: string): Promise<string | undefined> =>
  (await database.pool.query('select avatar_file_id as id from profiles where account_id = $1', [accountId])).rows[0]
    ?.id ?? undefined;

/** Each act and what the model comes to by it; those on a film are done only where there is one. */
const DOINGS: Readonly<Record<Act, (model: Model, filmId: string) => Promise<void>>> = {
  create: async (model) => {
    const made = await addFilm(model.accountId);
    model.films.set(made.filmId, made.files);
  },
  upload: async (model) => {
    model.uploads.push(await keep(model.accountId, 'image'));
  },
  avatar: async (model) => {
    await setAvatar(studio.parts, model.accountId, { source: await picture() });
    model.avatar = await avatarOf(model.accountId);
  },
  noAvatar: async (model) => {
    await removeAvatar(studio.parts, model.accountId);
    model.avatar = undefined;
  },
  archive: async (model) => {
    await database.pool.query('delete from attempts');
    await packArchive(
      { ...studio.parts, archiveSections: archiveSections(studio.parts) },
      { archiveId: (await createArchive(studio.parts, model.accountId)).id },
      new AbortController().signal,
    );
    model.archive = (await readArchive(database.db, model.accountId))?.fileId ?? undefined;
  },
  sweep: async () => {
    await sweep(0);
  },
  copy: async (model, filmId) => {
    const copy = await copyFilm(studio.parts, { accountId: model.accountId, filmId });
    model.films.set(copy, new Set(model.films.get(filmId)));
    const cover = model.covers.get(filmId);
    if (cover !== undefined) {
      model.covers.set(copy, cover);
    }
  },
  cover: async (model, filmId) => {
    const { accountId } = model;
    const pictureId = model.uploads.pop() ?? (await keep(accountId, 'image'));
    await setCover(studio.parts, { accountId, filmId, choice: { kind: 'upload', pictureId } });
    model.covers.set(filmId, pictureId);
  },
  coverAuto: async (model, filmId) => {
    await setCover(studio.parts, { accountId: model.accountId, filmId, choice: { kind: 'auto' } });
    model.covers.delete(filmId);
  },
  delete: async (model, filmId) => {
    await deleteFilm(studio.parts, { accountId: model.accountId, filmId });
    model.films.delete(filmId);
    model.covers.delete(filmId);
  },
};
const ON_FILMS: readonly Act[] = ['copy', 'cover', 'coverAuto', 'delete'];

async function act(model: Model, kind: Act, at: number): Promise<void> {
  const filmId = model.pick(at);
  if (filmId !== undefined || !ON_FILMS.includes(kind)) {
    await DOINGS[kind](model, filmId ?? '');
  }
}

test('[ACC-05] whatever is made, copied, replaced and deleted, the disk holds what rows name', async () => {
  const other = new Model(await buildAccount(database));
  for (const kind of ['create', 'copy', 'cover', 'avatar', 'archive', 'delete'] as const) {
    await act(other, kind, 0);
  }
  const steps = array(tuple(constantFrom(...ACTS), double({ min: 0, max: 0.999, noNaN: true })), {
    minLength: 3,
    maxLength: 14,
  });
  await assert(
    asyncProperty(steps, async (sequence) => {
      const model = new Model(await buildAccount(database));
      await act(model, 'create', 0);
      for (const [kind, at] of sequence) {
        await act(model, kind, at);
        // At once: what nothing uses is gone for everybody, but an upload that may still come into use.
        expect(await filesOf(model.accountId)).toEqual([...model.used(), ...model.uploads].sort());
      }
      await sweep(8);
      model.uploads = [];
      expect(await filesOf(model.accountId)).toEqual(model.used());
      expect(await filesOf(other.accountId)).toEqual(other.used());
      expect(await keysOnDisk()).toEqual(await keysOfRows());
    }),
    { numRuns: 25, seed: 20261123 },
  );
});

test('[ACC-05] bytes of a deleted film stay seven days and are gone after them', async () => {
  const accountId = await buildAccount(database);
  const { filmId, files } = await addFilm(accountId);
  const { storageKey } = await loadFileFor(database.db, accountId, [...files][1] ?? '');
  // Made long ago, so that its age alone would let it go.
  await utimes(studio.parts.storage.pathOf(storageKey), inDays(-90), inDays(-90));
  await deleteFilm(studio.parts, { accountId, filmId });
  await expect(loadFileFor(database.db, accountId, [...files][1] ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await sweep(0);
  await sweep(6.9);
  expect(await studio.parts.storage.exists(storageKey)).toBe(true);
  await sweep(7.1);
  expect(await studio.parts.storage.exists(storageKey)).toBe(false);
});

test('[ACC-05] an upload that nothing uses is forgotten after a day, and not before', async () => {
  const accountId = await buildAccount(database);
  const upload = await keep(accountId, 'image');
  await sweep(0.9);
  expect(await filesOf(accountId)).toEqual([upload]);
  await sweep(1.1);
  expect(await filesOf(accountId)).toEqual([]);
});

/** What an act fails with when a file that it uses is deleted in a transaction that commits while it runs. */
async function failDuringDeletion(fileId: string, act: () => Promise<unknown>): Promise<unknown> {
  let failure: Promise<unknown> | undefined;
  await database.db.transaction(async (deletion) => {
    await deletion.delete(files).where(eq(files.id, fileId));
    failure = act().catch((error: unknown) => error);
    await expect.poll(countWaiting).toBe(1);
  });
  return failure;
}

test('[PIPE-11] [ACC-05] a film is refused when the picture of its character is deleted while it is created', async () => {
  const accountId = await buildAccount(database);
  const pictureId = await keep(accountId, 'character');
  const order = { ...ORDER, accountId, characters: [{ name: 'Ada', pictureId }] };
  const failure = await failDuringDeletion(pictureId, () => createFilm(studio.parts, order));
  expect(failure).toMatchObject({ code: 'CHARACTER_PICTURE_GONE', details: { names: 'Ada' } });
});

test('[ACC-05] a cover is refused when its picture is deleted while it is set', async () => {
  const accountId = await buildAccount(database);
  const { filmId } = await addFilm(accountId);
  const pictureId = await keep(accountId, 'image');
  const choice = { kind: 'upload', pictureId } as const;
  const failure = await failDuringDeletion(pictureId, () => setCover(studio.parts, { accountId, filmId, choice }));
  expect(failure).toMatchObject({ code: 'NOT_FOUND' });
});

test("[SEC-01] equal bytes of two accounts: one deletes, the other's stay", async () => {
  const [one, two] = [await buildAccount(database), await buildAccount(database)];
  const ids = [await keep(one, 'image', 'the very same'), await keep(two, 'image', 'the very same')] as const;
  const film = await addFilm(one);
  const others = await addFilm(two);
  for (const [accountId, filmId, pictureId] of [
    [one, film.filmId, ids[0]],
    [two, others.filmId, ids[1]],
  ] as const) {
    await setCover(studio.parts, { accountId, filmId, choice: { kind: 'upload', pictureId } });
  }
  await deleteFilm(studio.parts, { accountId: one, filmId: film.filmId });
  await sweep(8);
  const { storageKey } = await loadFileFor(database.db, two, ids[1]);
  expect([await filesOf(one), await studio.parts.storage.verify(storageKey)]).toEqual([[], true]);
});

test('[ACC-05] every column that holds the id of a file has a foreign key to files', async () => {
  const { rows } = await database.pool.query(`
    select table_name, column_name from information_schema.columns c
    where table_schema = 'public' and column_name like '%file_id' and not exists (
      select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'files'::regclass and conrelid = c.table_name::regclass and attname = c.column_name)`);
  expect(rows).toEqual([]);
});

test.each(['files-sweep-forgotten', 'files-sweep-removed'])(
  '[REL-06] a sweep that dies at %s is made good by the next one',
  async (failpoint) => {
    const accountId = await buildAccount(database);
    const { filmId } = await addFilm(accountId);
    const kept = await addFilm(accountId);
    await keep(accountId, 'image');
    await deleteFilm(studio.parts, { accountId, filmId });
    const dying = runProgram('sweep-files', [folder, database.url, '8'], { env: { KINORA_FAILPOINT: failpoint } });
    expect(await dying.ended).toEqual({ code: null, signal: 'SIGKILL' });
    expect(await filesOf(accountId)).toEqual([...kept.files].sort());
    const onDisk = new Set(await keysOnDisk());
    expect((await keysOfRows()).filter((key) => !onDisk.has(key))).toEqual([]);
    await sweep(8);
    expect(await keysOnDisk()).toEqual(await keysOfRows());
    expect((await database.pool.query('select from deleted_files')).rowCount).toBe(0);
  },
);

test('[ACC-05] kept parts of cuts go when no cut used them for seven days, and the oldest when they are too many', async () => {
  const config = { dataFolder: join(folder, 'caches'), deletedFiles: { days: 7 }, cache: { mostBytes: 25 } };
  const put = async (name: string, usedDaysAgo: number): Promise<void> => {
    const path = join(config.dataFolder, 'cache', name);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, 'ten bytes!');
    await utimes(path, inDays(-usedDaysAgo), inDays(-usedDaysAgo));
  };
  await put('segments/old.mp4', 8);
  await put('segments/new.mp4', 1);
  await put('segments/now.mp4', 0);
  await put('sound/old.m4a', 8);
  await put('sound/old.json', 8);
  await put('sound/middle.m4a', 2);
  expect(await sweepCaches(config)).toBe(3);
  const names = async (part: string): Promise<string[]> => readdir(join(config.dataFolder, 'cache', part));
  expect([(await names('segments')).sort(), await names('sound')]).toEqual([['new.mp4', 'now.mp4'], []]);
  // What a running cut may stand on stays, however much it is.
  expect(await sweepCaches({ ...config, cache: { mostBytes: 0 } })).toBe(1);
  expect(await names('segments')).toEqual(['now.mp4']);
});
