import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readFilmWork, type TakeWork } from '#src/features/film/server/view/film-work.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor, VendorRequest, VendorResult } from '#src/vendors/vendor.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { silentLog as log } from '#tests/build/silent-log.ts';
import { criticalPath, sumGaps, tableOf } from './film-path.ts';

const THREADS = 16;
const RUNS = 3;
const FILM = {
  shots: 8,
  seed: 22,
  shortSidePixels: 90,
  idea: 'A postman delivers the last letter of winter to a bear',
};
/** What each kind of work takes here: about what it takes one thread of a fast machine. */
const WORK_MILLISECONDS: Readonly<Record<VendorRequest['kind'], number>> = {
  text: 300,
  voice: 150,
  image: 300,
  sound: 100,
  music: 1000,
  video: 2000,
};

/**
 * What a film waits for where threads are plenty: it is made once by the draft engine, then again from the recorded
 * results, each after a fixed time that takes no processor. What comes on top of these times and the cut is waiting:
 * for jobs, queries and wake-ups.
 */
export async function benchWaits(): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const database = await openDatabase({ config: { dataFolder: folder }, log });
  try {
    const studio = await buildStudio(database, folder, { threads: THREADS });
    try {
      const record = recordWork(studio, join(folder, 'recorded'));
      await makeFilm(studio);
      record.replay();
      const runs: TakeWork[][] = [];
      for (let run = 0; run < RUNS; run++) {
        await rm(join(folder, 'cache'), { recursive: true, force: true, maxRetries: 3 });
        runs.push(await makeFilm(studio));
      }
      const quickest = runs.toSorted((one, other) => lengthOf(one) - lengthOf(other))[0] ?? [];
      process.stdout.write(`${tableOf(quickest)}\n`);
      return {
        seconds: runs.map(lengthOf),
        longestPath: sumGaps(criticalPath(quickest)),
        allTakes: sumGaps(quickest),
      };
    } finally {
      await studio.close();
    }
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeFilm(studio: Studio): Promise<TakeWork[]> {
  const filmId = await studio.createFilm(FILM);
  const film = await studio.waitFor(filmId, ({ film: { status } }) => status === 'COMPLETED' || status === 'FAILED');
  if (film.film.status === 'FAILED') {
    throw new Error(`the film failed: ${JSON.stringify(film.film.error)}`);
  }
  return readFilmWork(studio.parts.db, film);
}

/** Stands before the draft engine and keeps its results; `replay` then answers with them. */
function recordWork(studio: Studio, folder: string): { replay(): void } {
  const vendors = studio.parts.vendors as Map<VendorName, Vendor>;
  const engine = vendors.get('draft') as Vendor;
  const results = new Map<string, VendorResult>();
  let replays = false;
  vendors.set('draft', {
    ...engine,
    start: async (request, context) => {
      const key = createHash('sha256').update(JSON.stringify(request, withoutFiles)).digest('hex');
      const recorded = replays ? results.get(key) : undefined;
      if (recorded) {
        await pause(WORK_MILLISECONDS[request.kind], undefined, { signal: context.signal });
        return { kind: 'done', result: await copied(recorded, join(context.scratchFolder, 'result')) };
      }
      const made = await engine.start(request, context);
      if (made.kind === 'done') {
        await mkdir(folder, { recursive: true });
        results.set(key, await copied(made.result, join(folder, key)));
      }
      return made;
    },
  });
  return { replay: () => void (replays = true) };
}

/** Ids of files differ from film to film. */
function withoutFiles(name: string, value: unknown): unknown {
  return name === 'references' || name === 'firstFrame' ? undefined : value;
}

async function copied(result: VendorResult, path: string): Promise<VendorResult> {
  if (!result.file) {
    return result;
  }
  const place = `${path}.${result.file.extension}`;
  await copyFile(result.file.path, place);
  return { ...result, file: { ...result.file, path: place } };
}

function lengthOf(work: readonly TakeWork[]): number {
  return work.at(-1)?.endedSeconds ?? 0;
}
