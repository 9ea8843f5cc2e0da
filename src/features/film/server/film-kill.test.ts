import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildStudio } from '#tests/build/build-studio.ts';
import { runProgram } from '#tests/build/run-program.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { readFilm } from './read-film.ts';

/** One film is killed at all of these, one after another, in the order in which it comes to them. */
const POINTS = [
  'generation-held', 'generation-submitting', 'generation-before-settle', 'film-story-before', 'film-story-after',
  'film-voice-before', 'film-picture-after', 'generation-stored', 'film-clip-before', 'film-music-after',
  'film-movie-before', 'film-movie-stored', 'film-movie-after',
];

/** As if each process had been dead for a minute; kills shall not count as faults of what was being made. */
async function letDie(database: OpenDatabase): Promise<void> {
  await database.pool.query(`
    update generations set alive_at = now() - interval '1 minute', due_at = now() - interval '1 minute', attempts = 0
      where state in ('pending', 'submitting', 'processing');
    update takes set alive_at = now() - interval '1 minute' where state = 'generating';
    update films set changed_at = now() - interval '1 minute'`);
}

test('[REL-06] [REL-04] [PIPE-03] killed at each stage and started again, a film completes with nothing made twice', { timeout: 180_000 }, async () => {
  const database = await createTestDatabase();
  await withTemporaryFolder(async (folder) => {
    // Only written down here: the first process that works it is killed.
    const sender = await buildStudio(database, folder, { work: false });
    const filmId = await sender.createFilm({ seed: 21 });
    await sender.close();

    const logFile = join(folder, 'reached');
    appendFileSync(logFile, '');
    for (const point of POINTS) {
      const program = runProgram('work-films', [database.url, folder, filmId], { env: { KINORA_FAILPOINT: point, KINORA_FAILPOINT_LOG: logFile } });
      expect({ point, ...(await program.ended) }).toEqual({ point, code: null, signal: 'SIGKILL' });
      await letDie(database);
    }
    expect((await readFile(logFile, 'utf8')).trim().split('\n')).toEqual(POINTS);

    const last = await buildStudio(database, folder);
    try {
      const film = await last.waitFor(filmId, ({ film: { status } }) => status === 'COMPLETED' || status === 'FAILED');
      expect(film.film).toMatchObject({ status: 'COMPLETED', error: null });
      const { takes } = await readFilm(database.db, { accountId: last.accountId, filmId });
      expect(takes.map(({ assetKind, number, state, circled }) => ({ assetKind, number, state, circled })))
        .toEqual(takes.map(({ assetKind }) => ({ assetKind, number: 1, state: 'generated', circled: true })));
      for (const file of film.files.values()) expect(await last.parts.storage.verify(file.storageKey)).toBe(true);
      expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
      const { rows } = await database.pool.query('select (select count(*)::int from cuts) as cuts, (select count(*)::int from notifications) as notifications');
      expect(rows[0]).toEqual({ cuts: 1, notifications: 1 });
    } finally {
      await last.close();
    }
  });
  await database.close();
});
