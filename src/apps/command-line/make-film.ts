import { chmod, copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createFilm } from '#src/features/film/server/create-film.ts';
import { cancelFilm } from '#src/features/film/server/pipeline/cancel-film.ts';
import { continueFilm } from '#src/features/film/server/pipeline/resume-film.ts';
import { circledTake } from '#src/features/film/server/state/film-rows.ts';
import { WHOLE_FILM } from '#src/features/film/server/state/next-steps.ts';
import type { FilmProgress } from '#src/features/film/server/view/film-progress.ts';
import { reportFilm, type FilmReport } from '#src/features/film/server/view/film-report.ts';
import { readFilmWork } from '#src/features/film/server/view/film-work.ts';
import { filmProgress, readFilm } from '#src/features/film/server/view/read-film.ts';
import { createFirstAdmin } from '#src/foundation/accounts/server/create-first-admin.ts';
import type { Config } from '#src/platform/server/config/read-config.ts';
import { isDatabaseUnavailable } from '#src/platform/server/database/database-errors.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { Shutdown } from '#src/platform/server/life-cycle/shutdown.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Parts } from '../parts.ts';
import { startParts } from '../start-parts.ts';
import type { CheckedFilmCommand } from './check-film-command.ts';
import { openProgressBar } from './progress-bar.ts';

const LOOK_EVERY_MILLISECONDS = 150;
const LOOK_AGAIN_MILLISECONDS = 500;
/** A database that died is restarted within seconds; after this time it is considered gone. */
const DATABASE_GONE_MILLISECONDS = 90_000;

export interface FilmProgram {
  config: Config;
  log: Log;
  shutdown: Shutdown;
  /** Being opened while the rest of the program loads. */
  database: Promise<OpenDatabase>;
  /** When the command began, by `performance.now()`. */
  began: number;
}

/** Makes a film of a checked command, copies it to the given path, and prints what was made. Returns the exit code. */
export async function makeFilm(command: CheckedFilmCommand, program: FilmProgram): Promise<number> {
  const { began } = program;
  const bar = openProgressBar(process.stderr);
  bar.show({ percent: 0, text: 'starting' });
  const { idea, type, language, aspect, shots, seed = 0 } = command;
  const likelyStory = { idea, type, language, aspect, seed, shotCount: shots };
  const parts = await startParts({ ...program, work: true, kind: 'command-line', isWatched: false, likelyStory });
  const startSeconds = (performance.now() - began) / 1000;
  const { id: accountId } = await createFirstAdmin(parts.db);
  const filmId = await createFilm(parts, {
    ...command,
    accountId,
    mode: command.step ? 'step_by_step' : 'one_click',
    shortSidePixels: command.shortSidePixels,
  });
  program.shutdown.add('film', async () => {
    bar.end();
    await cancelFilm(parts, { accountId, filmId });
  });
  const { signal } = program.shutdown;
  const progress = await waitForEnd(parts, { accountId, filmId }, { bar, asks: command.step, signal });
  bar.end();
  const film = await readFilm(parts.db, { accountId, filmId });
  if (progress.status !== 'COMPLETED') {
    throw new AppError(film.film.error?.code ?? 'GENERATION_FAILED', {
      details: { reason: film.film.error?.reason ?? '' },
    });
  }
  const report = { ...reportFilm(film), work: await readFilmWork(parts.db, film) };
  const movie = film.files.get(circledTake(film, 'movie', WHOLE_FILM)?.fileId ?? '');
  if (!movie) {
    throw new AppError('FILM_NOT_READY');
  }
  await copyOut(parts.storage.pathOf(movie.storageKey), resolve(command.out));
  const wallSeconds = (performance.now() - began) / 1000;
  if (command.report !== undefined) {
    await mkdir(dirname(resolve(command.report)), { recursive: true });
    await writeFile(resolve(command.report), `${JSON.stringify({ ...report, startSeconds, wallSeconds }, null, 2)}\n`);
  }
  tell(report, command.out, wallSeconds);
  return 0;
}

async function waitForEnd(
  parts: Parts,
  film: { accountId: string; filmId: string },
  { bar, asks, signal }: { bar: ReturnType<typeof openProgressBar>; asks: boolean; signal: AbortSignal },
): Promise<FilmProgress> {
  let lastLook = performance.now();
  for (;;) {
    signal.throwIfAborted();
    const progress = await look(parts, film);
    if (!progress) {
      if (performance.now() - lastLook > DATABASE_GONE_MILLISECONDS) {
        throw new AppError('DATABASE_UNAVAILABLE');
      }
      await pause(LOOK_AGAIN_MILLISECONDS, undefined, { signal });
      continue;
    }
    lastLook = performance.now();
    if (progress.status === 'COMPLETED' || progress.status === 'FAILED') {
      return progress;
    }
    const of = progress.of > 1 ? ` ${progress.made}/${progress.of}` : '';
    bar.show({
      percent: progress.percent,
      text: `${progress.stage}${of}`,
      ...(progress.secondsLeft === undefined ? {} : { secondsLeft: progress.secondsLeft }),
    });
    if (progress.waits && asks) {
      bar.end();
      await askToGoOn(progress.stage, signal);
      await continueFilm(parts, film);
    }
    await pause(LOOK_EVERY_MILLISECONDS, undefined, { signal });
  }
}

/** The film's progress; undefined while the database is away. */
async function look(parts: Parts, film: { accountId: string; filmId: string }): Promise<FilmProgress | undefined> {
  try {
    return await filmProgress(parts.db, film);
  } catch (error) {
    if (isDatabaseUnavailable(error)) {
      return undefined;
    }
    throw error;
  }
}

async function askToGoOn(stage: string, signal: AbortSignal): Promise<void> {
  const line = createInterface({ input: process.stdin, output: process.stderr });
  try {
    await line.question(`Next stage: ${stage}. Press Enter to go on. `, { signal });
  } finally {
    line.close();
  }
}

/** The file appears under its name only when it is complete. */
async function copyOut(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const part = `${to}.${process.pid}.part`;
  try {
    await copyFile(from, part);
    // Stored files are readable by this program only; this copy is for the user.
    await chmod(part, 0o666 & ~process.umask());
    await rename(part, to);
  } finally {
    await rm(part, { force: true });
  }
}

function tell(report: FilmReport, out: string, wallSeconds: number): void {
  const lines = [
    report.title,
    report.logline,
    '',
    ...report.cast.map(({ name, description }) => `  ${name}: ${description}`),
    ...report.places.map(({ name, description }) => `  ${name}: ${description}`),
    '',
    ...report.shots.map((shot) => `  ${shot.number}. ${shot.script}${spoken(shot)}`),
    '',
    `${out}: ${report.durationSeconds.toFixed(1)} s, seed ${report.seed}, made in ${wallSeconds.toFixed(1)} s`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function spoken(shot: FilmReport['shots'][number]): string {
  if (shot.line !== null) {
    return `\n     ${shot.speaker}: ${shot.line}`;
  }
  return shot.narration === null ? '' : `\n     ${shot.narration}`;
}
