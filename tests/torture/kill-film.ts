import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { continueFilm, resumeFilm } from '#src/features/film/server/pipeline/resume-film.ts';
import type { WholeFilm } from '#src/features/film/server/view/read-film.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { runProgram } from '#tests/build/run-program.ts';

/** A named point at whose nth visit a worker's process is killed. */
export interface Kill {
  point: string;
  visit: number;
}

/** Points that every film of four shots comes to, and how often one process surely comes to each. */
const VISITS: Readonly<Record<string, number>> = {
  'generation-held': 12,
  'generation-submitting': 12,
  'generation-started': 12,
  'generation-stored': 9,
  'generation-before-settle': 12,
  'storage-before-rename': 8,
  'storage-after-rename': 8,
  'film-story-before': 1,
  'film-story-after': 1,
  'film-place-picture-before': 1,
  'film-place-picture-after': 1,
  'film-character-picture-before': 1,
  'film-character-picture-after': 1,
  'film-voice-before': 2,
  'film-voice-after': 2,
  'film-picture-before': 4,
  'film-picture-after': 4,
  'film-clip-before': 4,
  'film-clip-after': 4,
  'film-sound-after': 1,
  'film-music-before': 1,
  'film-music-after': 1,
  'film-prepare-before': 1,
  'film-prepare-after': 1,
};
/** Points at the end, which a film that was killed before still comes to, in their order. */
const LAST_POINTS = ['film-movie-before', 'film-movie-stored', 'film-movie-after'];

/** Where a film of this seed is killed: one to three times. */
export function chooseKills(seed: number): Kill[] {
  const random = createRandom(deriveSeed('kill', seed));
  const first = random.pick([...Object.keys(VISITS), ...LAST_POINTS]);
  const kills = [{ point: first, visit: 1 + random.below(VISITS[first] ?? 1) }];
  for (const point of LAST_POINTS.slice(LAST_POINTS.indexOf(first) + 1)) {
    if (random.chance(0.25)) {
      kills.push({ point, visit: 1 });
    }
  }
  return kills;
}

/**
 * Makes a small film with real worker processes and kills one after the other, each at its point; then lets a last one
 * make it to its end. Throws with what is wrong unless every point was reached and the film completed as if nothing had
 * happened: each thing made once, each file whole, the ledger exact.
 */
export async function killFilm(
  database: OpenDatabase,
  folder: string,
  run: { filmSeed: number; kills: readonly Kill[] },
): Promise<void> {
  // Only written down here: the first process that works it is killed.
  const sender = await buildStudio(database, folder, { work: false });
  // Only a film that waits after its music surely has parts of its cut made early.
  const inSteps = run.kills.some(({ point }) => point.startsWith('film-prepare'));
  const filmId = await sender.createFilm({ seed: run.filmSeed, ...(inSteps ? { mode: 'step_by_step' } : {}) });
  await sender.close();

  const logFile = join(folder, 'reached');
  appendFileSync(logFile, '');
  for (const { point, visit } of run.kills) {
    const program = runProgram('work-films', [database.url, folder, filmId], {
      env: { KINORA_FAILPOINT: `${point}:${visit}`, KINORA_FAILPOINT_LOG: logFile },
    });
    const { code, signal } = await program.ended;
    if (signal !== 'SIGKILL') {
      throw new Error(`${point}:${visit} did not kill the worker; it ended with ${signal ?? code}`);
    }
    await letDie(database);
  }
  const reached = (await readFile(logFile, 'utf8')).trim().split('\n');
  expectEqual(
    'points reached',
    reached,
    run.kills.map(({ point }) => point),
  );

  const last = await buildStudio(database, folder);
  try {
    const film = await letEnd(last, filmId);
    expectEqual('status and error', [film.film.status, film.film.error], ['COMPLETED', null]);
    await expectMadeOnce(database, film);
    for (const file of film.files.values()) {
      if (!(await last.parts.storage.verify(file.storageKey))) {
        throw new Error(`${file.storageKey} has not the content that its row says`);
      }
    }
  } finally {
    await last.close();
  }
}

/**
 * Kills every process that cuts one film. Throws unless, after two, the film says that its cut was given up instead of
 * killing a third, and completes when a person lets it go on.
 */
export async function killEveryCut(database: OpenDatabase, folder: string, run: { filmSeed: number }): Promise<void> {
  const sender = await buildStudio(database, folder, { work: false });
  const filmId = await sender.createFilm({ seed: run.filmSeed });
  await sender.close();
  const ends: (string | number | null)[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    const program = runProgram('work-films', [database.url, folder, filmId], {
      env: { KINORA_FAILPOINT: 'film-movie-before:1', KINORA_FAILPOINT_LOG: join(folder, 'reached') },
    });
    const { code, signal } = await program.ended;
    ends.push(signal ?? code);
    await letDie(database, { countsCuts: true });
  }
  expectEqual('ends of the processes', ends, ['SIGKILL', 'SIGKILL', 0]);
  const last = await buildStudio(database, folder);
  try {
    const own = { accountId: last.accountId, filmId };
    const stopped = await last.waitFor(filmId, () => true);
    expectEqual('status and error', [stopped.film.status, stopped.film.error?.code], ['FAILED', 'CUT_GAVE_UP']);
    await resumeFilm(last.parts, own);
    const { film } = await letEnd(last, filmId);
    expectEqual('status when it went on', [film.status, film.error], ['COMPLETED', null]);
  } finally {
    await last.close();
  }
}

/** Lets a film go on whenever it waits, until it has ended. */
async function letEnd(studio: Studio, filmId: string): Promise<WholeFilm> {
  for (;;) {
    const film = await studio.waitFor(
      filmId,
      ({ film: { status }, progress }) => status === 'COMPLETED' || status === 'FAILED' || progress.waits,
    );
    if (!film.progress.waits) {
      return film;
    }
    await continueFilm(studio.parts, { accountId: studio.accountId, filmId });
  }
}

async function expectMadeOnce(database: OpenDatabase, film: WholeFilm): Promise<void> {
  const notMadeOnce = film.takes.filter(
    ({ number, state, circled }) => number !== 1 || state !== 'generated' || !circled,
  );
  expectEqual(
    'takes that were not made just once',
    notMadeOnce.map(({ assetKind, number, state }) => [assetKind, number, state]),
    [],
  );
  const files = film.takes
    .filter(({ data, fileId }) => fileId === null && data === null)
    .map(({ assetKind }) => assetKind);
  expectEqual('takes with nothing in them', files, []);
  const { rows } = await database.pool
    .query(`select (select count(*)::int from cuts) as cuts, (select count(*)::int from notifications) as notifications,
    (select count(*)::int from generations) as generations, (select count(*)::int from takes where generation_id is not null) as takes`);
  const { cuts, notifications, generations, takes } = rows[0] as Record<string, number>;
  expectEqual('cuts, notifications, generations', [cuts, notifications, generations], [1, 1, takes]);
  const proof = await proveLedger(database.db);
  expectEqual('ledger', [proof.faults, proof.openHolds], [[], 0]);
}

/** As if each process had been dead for a minute; kills shall not count as faults of what was being made. */
async function letDie(database: OpenDatabase, options: { countsCuts?: boolean } = {}): Promise<void> {
  await database.pool.query(`
    update generations set alive_at = now() - interval '1 minute', due_at = now() - interval '1 minute', attempts = 0
      where state in ('pending', 'submitting', 'processing');
    update takes set alive_at = now() - interval '1 minute'${options.countsCuts ? '' : ', attempts = 0'} where state = 'generating';
    update films set changed_at = now() - interval '1 minute'`);
}

function expectEqual(what: string, found: unknown, expected: unknown): void {
  const [is, shouldBe] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== shouldBe) {
    throw new Error(`${what}: ${is}, expected ${shouldBe}`);
  }
}
