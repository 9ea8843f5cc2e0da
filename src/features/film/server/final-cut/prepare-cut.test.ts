import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { createThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { makeNumberedClip, TEST_FORMAT } from '#tests/build/build-numbered-clip.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { planCut } from '../timeline/plan-cut.ts';
import { cacheFolders } from './cache-folders.ts';
import { createCutParts, partsOf } from './cut-parts.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-prepare-'));
  studio = await buildStudio(database, folder);
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Holds back the last clip that the draft engine is asked for, until it is let go. */
function holdLastClip(shots: number): { letGo(): void } {
  const vendors = studio.parts.vendors as Map<VendorName, Vendor>;
  const engine = vendors.get('draft') as Vendor;
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  let clips = 0;
  vendors.set('draft', {
    ...engine,
    start: async (request, context) => {
      if (request.kind === 'video' && ++clips === shots) {
        await gate;
      }
      return engine.start(request, context);
    },
  });
  return { letGo: () => letGo() };
}

async function keptFiles(path: string, extension: string): Promise<number> {
  return (await readdir(path).catch(() => [])).filter((name) => name.endsWith(extension)).length;
}

test('[PIPE-01] while one clip is still being made, the sound and the joins of the other clips are made', async () => {
  const { cacheFolder, soundFolder } = cacheFolders(studio.parts.config);
  const last = holdLastClip(4);
  const filmId = await studio.createFilm({ seed: 5 });
  for (let attempt = 0; attempt < 1200; attempt++) {
    if ((await keptFiles(soundFolder, '.m4a')) === 1 && (await keptFiles(cacheFolder, '.mp4')) > 0) {
      break;
    }
    await pause(50);
  }
  const early = await studio.waitFor(filmId, () => true);
  expect([await keptFiles(soundFolder, '.m4a'), (await keptFiles(cacheFolder, '.mp4')) > 0]).toEqual([1, true]);
  expect([early.film.status, early.cut]).toEqual(['GENERATING_VIDEO', undefined]);
  last.letGo();
  const film = await studio.waitFor(filmId, ({ film: { status } }) => ['COMPLETED', 'FAILED'].includes(status));
  expect(film.film.status).toBe('COMPLETED');
  expect(await keptFiles(soundFolder, '.m4a')).toBe(1);
});

test('[PIPE-01] a part that two ask for is made once, and made for the second when the first is stopped', () =>
  withTemporaryFolder(async (place) => {
    const ffmpeg = await findFfmpeg();
    const clipPath = join(place, 'clip.mp4');
    await makeNumberedClip({ ffmpeg, path: clipPath, frames: 48, red: 20 });
    const plan = planCut([{ clipPath, clipHash: 'clip', frames: 48, transition: 'fade_in', dissolveFrames: 12 }], {
      format: TEST_FORMAT,
      fadeOutFrames: 6,
    });
    const cacheFolder = join(place, 'segments');
    const threads = createThreadPool({ entry: new URL('./thread/cut-thread.ts', import.meta.url), size: 1 });
    const tasks: string[] = [];
    const parts = createCutParts({
      run: (task, ...work) => {
        tasks.push(task);
        return threads.run(task, ...work);
      },
    });
    try {
      const [head, , tail] = partsOf({ ffmpeg, plan, cacheFolder });
      if (!head || !tail) {
        throw new Error('the plan has a fade at each end');
      }
      const going = new AbortController();
      await Promise.all([
        parts.make(head, { signal: going.signal, isUrgent: false }),
        parts.make(head, { signal: going.signal, isUrgent: true }),
      ]);
      expect([tasks, await keptFiles(cacheFolder, '.mp4')]).toEqual([['make-segment'], 1]);
      const stopped = new AbortController();
      const first = parts.make(tail, { signal: stopped.signal, isUrgent: false });
      const second = parts.make(tail, { signal: going.signal, isUrgent: true });
      stopped.abort(new Error('stopped'));
      await expect(first).rejects.toThrow('stopped');
      await second;
      expect([tasks.length, await keptFiles(cacheFolder, '.mp4')]).toEqual([3, 2]);
    } finally {
      await threads.close();
    }
  }));
