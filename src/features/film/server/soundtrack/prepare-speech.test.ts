import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { copyFinishedFilm, type FinishedFilm } from '#tests/build/finished-film.ts';
import { createSpeechPreparation } from './prepare-speech.ts';

let finished: FinishedFilm;
let database: OpenDatabase;
let studio: Studio;

// Nothing works here: what is sent stays to be seen.
beforeAll(async () => {
  finished = await copyFinishedFilm();
  ({ database } = finished);
  studio = await buildStudio(database, finished.folder, { work: false });
});
beforeEach(async () => void (await database.pool.query('delete from pgboss.job')));
afterAll(async () => {
  await studio?.close();
  await finished?.close();
});

async function sent(): Promise<unknown[]> {
  const { rows } = await database.pool.query<{ data: unknown }>(
    `select data from pgboss.job where name = 'film-prepare-speech' order by created_on`,
  );
  return rows.map(({ data }) => data);
}

test('[DRAFT-09] the voices of a film that is watched while it changes are got ready once for its language', async () => {
  const prepare = createSpeechPreparation(studio.parts);
  prepare('en');
  prepare('en');
  prepare('ja');
  await expect.poll(sent).toHaveLength(2);
  expect(await sent()).toEqual(expect.arrayContaining([{ language: 'en' }, { language: 'ja' }]));
});
