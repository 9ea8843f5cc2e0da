import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, or, sql } from 'drizzle-orm';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { isDatabaseUnavailable } from '#src/platform/server/database/database-errors.ts';
import { reachFailpoint } from '#src/platform/server/life-cycle/failpoint.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { withScratchFolder } from '#src/platform/server/storage/scratch-folder.ts';
import { AppError, errorCodeOf } from '#src/shared/errors/app-error.ts';
import type { Json } from '#src/vendors/vendor.ts';
import { readFilmRights } from '../film-rights.ts';
import type { FilmTools } from '../film-tools.ts';
import type { CutAnswer } from '../final-cut/cut-request.ts';
import { requestCut } from '../final-cut/request-cut.ts';
import { cuts, takes, type TakeRow } from '../tables.ts';
import { cacheFolders } from './cache-folders.ts';
import { endTake } from './collect-takes.ts';
import { loadFilmRows } from './film-rows.ts';
import { CUT_DEAD_AFTER_SECONDS } from './revive-cut.ts';
import { ringFilm } from './ring-film.ts';

const ALIVE_EVERY_MILLISECONDS = 4_000;
/** One a second: as long as a run that died is taken for alive, more is of no use. */
const LEASE_RETURN_ATTEMPTS = CUT_DEAD_AFTER_SECONDS;

/** Runs that may die over one cut: the next one gives it up. */
const MOST_DEATHS = 2;

/**
 * Cuts the film of a take and keeps the result. A run that lost its lease to another, or to a stop, writes nothing; a
 * cut that killed two is given up.
 */
export async function cutFilmOfTake(
  tools: FilmTools,
  { takeId }: { takeId: string },
  outer: AbortSignal,
): Promise<void> {
  const take = await takeCutLease(tools, takeId);
  if (!take) return;
  // Counted with this run: as many died before it without a word.
  if (take.attempts > MOST_DEATHS) return failCut(tools, take, new AppError('CUT_GAVE_UP'));
  const lost = new AbortController();
  const beat = async (): Promise<void> => {
    try {
      const mine = await tools.db
        .update(takes)
        .set({ aliveAt: sql`now()` })
        .where(isMine(take))
        .returning({ id: takes.id });
      if (mine.length === 0) lost.abort(new Error('the lease was lost'));
    } catch (error) {
      tools.log.warn({ err: error, takeId }, 'a cut could not say that it is alive');
    }
  };
  const timer = setInterval(() => void beat(), ALIVE_EVERY_MILLISECONDS);
  const signal = AbortSignal.any([outer, lost.signal]);
  try {
    await withScratchFolder(tools.config, (folder) => cutAndKeep(tools, take, folder, signal));
  } catch (error) {
    if (lost.signal.aborted) return;
    // The process stops, or the database went away and takes nothing: the cut is not to blame, and is made again.
    if (!outer.aborted && !isDatabaseUnavailable(error)) return await failCut(tools, take, error);
    await giveLeaseBack(tools, take);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

async function takeCutLease(tools: FilmTools, takeId: string): Promise<TakeRow | undefined> {
  const [take] = await tools.db
    .update(takes)
    .set({ lease: sql`${takes.lease} + 1`, attempts: sql`${takes.attempts} + 1`, aliveAt: sql`now()` })
    .where(
      and(
        eq(takes.id, takeId),
        eq(takes.state, 'generating'),
        // Nobody has begun yet, whoever begun is dead, or this bell was rung for one that is.
        or(
          eq(takes.lease, 0),
          sql`${takes.ring} >= ${takes.lease}`,
          sql`${takes.aliveAt} < now() - make_interval(secs => ${CUT_DEAD_AFTER_SECONDS})`,
        ),
      ),
    )
    .returning();
  return take;
}

/** So that another run need not wait for this one to die, and does not count it as dead. */
async function giveLeaseBack(tools: FilmTools, take: TakeRow): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await tools.db
        .update(takes)
        .set({ aliveAt: sql`'epoch'`, attempts: sql`${takes.attempts} - 1` })
        .where(isMine(take));
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error) || attempt === LEASE_RETURN_ATTEMPTS) throw error;
      await pause(1000);
    }
  }
}

function isMine(take: TakeRow): ReturnType<typeof and> {
  return and(eq(takes.id, take.id), eq(takes.lease, take.lease), eq(takes.state, 'generating'));
}

async function cutAndKeep(tools: FilmTools, take: TakeRow, scratchFolder: string, signal: AbortSignal): Promise<void> {
  await ensureFreeSpace(tools.config);
  const rows = await loadFilmRows(tools.db, take.filmId);
  if (!rows) return;
  const files = await findFiles(
    tools.db,
    rows.takes.filter(({ circled }) => circled).flatMap(({ fileId }) => fileId ?? []),
  );
  const path = join(scratchFolder, 'film.mp4');
  const { marked } = await readFilmRights(tools.db, rows.film.accountId);
  const request = requestCut(rows, files, {
    ffmpeg: tools.ffmpeg,
    pathOf: tools.storage.pathOf,
    path,
    ...cacheFolders(tools.config),
    fontsFolder: join(tools.config.dataFolder, 'cache', 'fonts'),
    marked,
  });
  reachFailpoint('film-movie-before');
  const answer = (await tools.cutThreads.run('cut-film', request, { signal, priority: 1 })) as CutAnswer;
  if (answer.findings.length > 0)
    tools.log.warn({ filmId: take.filmId, findings: answer.findings }, 'the cut has findings');
  const movie = await tools.storage.put('movie', { path }, { mime: 'video/mp4', extension: 'mp4' });
  const subtitles = await tools.storage.put(
    'movie',
    { bytes: Buffer.from(answer.vtt) },
    { mime: 'text/vtt', extension: 'vtt' },
  );
  const sprite = await tools.storage.put(
    'movie',
    { path: request.spritePath },
    { mime: 'image/jpeg', extension: 'jpg' },
  );
  reachFailpoint('film-movie-stored');
  const { vtt: _vtt, ...facts } = answer;
  await tools.db.transaction(async (transaction) => {
    const locked = await loadFilmRows(transaction, take.filmId, { lock: true });
    const mine = await transaction.select().from(takes).where(isMine(take)).for('update');
    const current = locked?.takes.find(({ id }) => id === take.id);
    if (mine.length === 0 || !locked || !current) return;
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
      marked,
      facts: facts as unknown as Json,
    });
    await ringFilm(transaction, tools, take.filmId);
  });
  reachFailpoint('film-movie-after');
}

async function failCut(tools: FilmTools, take: TakeRow, error: unknown): Promise<void> {
  tools.log.error({ err: error, filmId: take.filmId }, 'a cut failed');
  await tools.db.transaction(async (transaction) => {
    const failed = await transaction
      .update(takes)
      .set({
        state: 'failed',
        error: {
          code: errorCodeOf(error),
          reason: error instanceof Error ? error.message.slice(0, 1000) : String(error),
        },
        finishedAt: sql`now()`,
      })
      .where(isMine(take))
      .returning({ id: takes.id });
    if (failed.length > 0) await ringFilm(transaction, tools, take.filmId);
  });
}
