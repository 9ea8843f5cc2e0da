import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray, lt, sql } from 'drizzle-orm';
import type { Config } from '#src/platform/server/config/read-config.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { filmUploads } from '../tables.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const uploadsFolder = (config: Pick<Config, 'dataFolder'>): string => join(config.dataFolder, 'uploads');

/** Where the parts of an upload are put together. Its folder exists when this resolves. */
export async function uploadPath(config: Pick<Config, 'dataFolder'>, uploadId: string): Promise<string> {
  const folder = uploadsFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, uploadId);
}

/** Removes uploads that were begun more than `LIMITS.uploads.unusedDays` days ago, and files without an upload. */
export async function sweepUploads({ db, config }: Pick<FilmDependencies, 'db' | 'config'>): Promise<void> {
  await db
    .delete(filmUploads)
    .where(lt(filmUploads.createdAt, sql`now() - make_interval(days => ${LIMITS.uploads.unusedDays})`));
  const folder = uploadsFolder(config);
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => UUID.test(name));
  if (names.length === 0) {
    return;
  }
  const kept = await db.select({ id: filmUploads.id }).from(filmUploads).where(inArray(filmUploads.id, names));
  const ids = new Set(kept.map(({ id }) => id));
  for (const name of names.filter((each) => !ids.has(each))) {
    await rm(join(folder, name), { force: true });
  }
}
