import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { BY_THE_STORY } from '#src/shared/catalogue/by-the-story.ts';
import { buildStudio } from './build-studio.ts';
import { SMALL_FILMS } from './start-test-kinora.ts';
import { copyDatabase, makeTemplate } from './test-server.ts';

/** The idea of the film that is made once for a whole run. */
export const FINISHED_IDEA = 'A gardener grows a tree of keys';

const TEMPLATE = 'kinora_finished_film';

/** A database and a data folder in which the first admin has a finished film of four shots. */
export interface FinishedFilm {
  database: OpenDatabase;
  folder: string;
  filmId: string;
  /** Removes both. */
  close(): Promise<void>;
}

/**
 * Copies the finished film of this run, for tests that need one but not its making. The first to ask makes it; new
 * films of the copy are small too.
 */
export async function copyFinishedFilm(): Promise<FinishedFilm> {
  const origin = join(inject('testServerFolder'), 'finished-film');
  await makeTemplate(inject('testServerUrl'), TEMPLATE, (database) => makeFilm(database, origin));
  const [database, folder] = await Promise.all([
    copyDatabase(inject('testServerUrl'), TEMPLATE),
    mkdtemp(join(tmpdir(), 'kinora-finished-')),
  ]);
  const close = async (): Promise<void> => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await cp(origin, folder, { recursive: true });
    const { rows } = await database.pool.query<{ id: string }>('select id from films');
    return { database, folder, filmId: rows[0]?.id ?? '', close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Has the program make the film as the idea page orders it. */
async function makeFilm(database: OpenDatabase, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await database.pool.query(SMALL_FILMS);
  const studio = await buildStudio(database, folder);
  try {
    const filmId = await studio.createFilm({ idea: FINISHED_IDEA, type: BY_THE_STORY, style: BY_THE_STORY });
    await studio.waitFor(
      filmId,
      ({ film, takes }) => film.status === 'COMPLETED' && takes.every(({ state }) => state !== 'generating'),
    );
  } finally {
    await studio.close();
  }
}
