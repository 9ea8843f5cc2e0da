import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { readFilmRights } from '#src/foundation/models/server/film-rights.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { runTogether } from '#src/platform/server/media/ffmpeg/run-together.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import type { Json } from '#src/vendors/vendor.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { cutMadeFrom } from '../state/cut-ingredients.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { cuts, type TakeRow } from '../tables.ts';
import { endTake } from '../takes/collect-takes.ts';
import { wakeFilm } from '../takes/wake-film.ts';
import { buildCutInput } from './build-cut-input.ts';
import { cacheFolders } from './cache-folders.ts';
import type { CutAnswer } from './cut-input.ts';
import { cutLease } from './cut-lease.ts';
import { partsOf, type CutPart } from './cut-parts.ts';
import { keepStems, storeStems } from './cut-stems.ts';
import { runCut } from './run-cut.ts';
import { takeNextCut } from './take-next-cut.ts';

/**
 * Cuts the film whose turn it is (see `takeNextCut`) and stores the result. A run that lost its lease writes nothing; a
 * cut that killed two runs is given up.
 */
export async function cutFilmOfTake(
  dependencies: FilmDependencies,
  { takeId: wokenFor }: { takeId: string },
  outer: AbortSignal,
): Promise<void> {
  const take = await takeNextCut(dependencies, wokenFor);
  if (!take) {
    return;
  }
  await runCut(dependencies, take, { outer, work: (folder, signal) => cutAndKeep(dependencies, take, folder, signal) });
}

async function cutAndKeep(
  dependencies: FilmDependencies,
  take: TakeRow,
  scratchFolder: string,
  signal: AbortSignal,
): Promise<void> {
  await ensureFreeSpace(dependencies.config);
  const rows = await loadFilmRows(dependencies.db, take.filmId);
  if (!rows) {
    return;
  }
  // Choices may have been made since it was ordered.
  await cutLease.write(dependencies.db, take, { inputs: { ...take.inputs, ...cutMadeFrom(rows) } });
  await ensureAccountStorage(dependencies, rows.film.accountId);
  const files = await findFiles(
    dependencies.db,
    rows.takes.filter(({ circled }) => circled).flatMap(({ fileId }) => fileId ?? []),
  );
  const path = join(scratchFolder, 'film.mp4');
  const { marked } = await readFilmRights(dependencies.db, rows.film.accountId);
  const request = buildCutInput(rows, files, {
    ffmpeg: dependencies.ffmpeg,
    pathOf: dependencies.storage.pathOf,
    path,
    ...cacheFolders(dependencies.config),
    marked,
  });
  reachFailpoint('film-movie-before');
  // Each by itself, so that what is being made early is waited for; the task then finds them all.
  const began = performance.now();
  await makeAll(dependencies, take, { parts: partsOf(request), outer: signal });
  const partsSeconds = Math.round(performance.now() - began) / 1000;
  const answer = (await dependencies.cutThreads.run('cut-film', request, { signal, priority: 1 })) as CutAnswer;
  if (answer.findings.length > 0) {
    dependencies.log.warn({ filmId: take.filmId, findings: answer.findings }, 'the cut has findings');
  }
  const { storage } = dependencies;
  const [movie, subtitles, sprite] = await Promise.all([
    storage.put('movie', { path }, { mime: 'video/mp4', extension: 'mp4' }),
    storage.put('movie', { bytes: Buffer.from(answer.vtt) }, { mime: 'text/vtt', extension: 'vtt' }),
    storage.put('movie', { path: request.spritePath }, { mime: 'image/jpeg', extension: 'jpg' }),
  ]);
  const stems = await storeStems(storage, answer.stems);
  reachFailpoint('film-movie-stored');
  const { vtt: _vtt, stems: _stems, ...facts } = { ...answer, seconds: { parts: partsSeconds, ...answer.seconds } };
  await dependencies.db.transaction(async (transaction) => {
    const locked = await loadFilmRows(transaction, take.filmId, { lock: true });
    const isHeld = await cutLease.lock(transaction, take);
    const current = locked?.takes.find(({ id }) => id === take.id);
    if (!isHeld || !locked || !current) {
      return;
    }
    const accountId = locked.film.accountId;
    const fileId = await keepFile(transaction, { accountId, folder: 'movie', stored: movie });
    const subtitlesFileId = await keepFile(transaction, { accountId, folder: 'movie', stored: subtitles });
    const thumbnailsFileId = await keepFile(transaction, { accountId, folder: 'movie', stored: sprite });
    await endTake(transaction, locked, current, {
      state: 'generated',
      servedBy: 'final-cut',
      fileId,
      data: { durationSeconds: answer.durationSeconds },
      error: null,
    });
    await transaction.insert(cuts).values({
      id: randomUUID(),
      filmId: take.filmId,
      takeId: take.id,
      durationSeconds: answer.durationSeconds,
      subtitlesFileId,
      thumbnailsFileId,
      ...(await keepStems(transaction, accountId, stems)),
      marked,
      facts: facts as unknown as Json,
    });
    await wakeFilm(transaction, dependencies, take.filmId);
  });
  reachFailpoint('film-movie-after');
}

/** Shares are told at most so often. */
const SHARE_EVERY_MILLISECONDS = 1000;

/**
 * Makes the parts, and tells how many of them are done; joining them at the end counts as one more. When one fails, the
 * others are stopped before the error is passed on.
 */
async function makeAll(
  { cutParts, db }: FilmDependencies,
  take: TakeRow,
  { parts, outer }: { parts: readonly CutPart[]; outer: AbortSignal },
): Promise<void> {
  let done = 0;
  let toldAt = -Infinity;
  const tell = async (): Promise<void> => {
    done += 1;
    if (performance.now() - toldAt >= SHARE_EVERY_MILLISECONDS || done === parts.length) {
      toldAt = performance.now();
      await cutLease.write(db, take, { data: { share: done / (parts.length + 1) } }).catch(() => undefined);
    }
  };
  const work = parts.map((part) => (signal: AbortSignal) => cutParts.make(part, { signal, isUrgent: true }).then(tell));
  await runTogether<void[]>(outer, work);
}
