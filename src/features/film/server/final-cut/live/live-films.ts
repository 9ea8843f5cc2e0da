import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '#src/platform/server/config/read-config.ts';
import { cacheFolder } from '#src/platform/server/storage/cache-folders.ts';
import { markUsed } from '#src/platform/server/storage/mark-used.ts';
import { isOver } from '#src/shared/catalogue/film-statuses.ts';
import type { FilmDependencies } from '../../film-dependencies.ts';
import { loadFilmRows, type FilmRows } from '../../state/film-rows.ts';
import { openingTake } from './plan-opening.ts';
import { MUSIC_STATES, requestPieces, type MusicState, type PieceRequest } from './request-pieces.ts';

/** A piece that can be watched. */
export interface LivePiece {
  key: string;
  startSeconds: number;
  durationSeconds: number;
}

/** Somebody watches a film being made. */
interface LiveWatch {
  /** Something of the film has changed: more pieces may be possible. */
  look(): void;
  /** Resolves when the next piece is there. */
  nextPiece(): Promise<void>;
  /** Number of pieces made so far while somebody watched; a change means that there is more to see. */
  count(): number;
  leave(): void;
}

/** Makes the pieces of films that are watched while they are made, in this process. */
export interface LiveFilms {
  watch(filmId: string): LiveWatch;
}

/** Interval of looking for pieces of the first clip while it is drawn, milliseconds. */
const DRAWN_MILLISECONDS = 100;

/** The path of a piece. A film's files have its id in front, by which they are found again. */
export function piecePath(config: Pick<Config, 'dataFolder'>, filmId: string, key: string): string {
  return join(cacheFolder(config, 'live'), `${filmId}.${key}.mp4`);
}

/** The pieces from the beginning of a film that are there. */
export async function listPieces(dependencies: FilmDependencies, rows: FilmRows): Promise<LivePiece[]> {
  const pieces: LivePiece[] = [];
  for (const request of await requestPieces(dependencies, rows)) {
    const key = await findPiece(dependencies, rows.film.id, request);
    if (key === undefined) {
      break;
    }
    pieces.push({
      key: request.key[key],
      startSeconds: request.startSeconds,
      durationSeconds: request.durationSeconds,
    });
  }
  return pieces;
}

/** The one that is there. */
async function findPiece(
  { config }: Pick<FilmDependencies, 'config'>,
  filmId: string,
  { key }: PieceRequest,
): Promise<MusicState | undefined> {
  for (const state of MUSIC_STATES) {
    const path = piecePath(config, filmId, key[state]);
    if (await isThere(path)) {
      await markUsed(path);
      return state;
    }
  }
  return undefined;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A film that is watched by somebody in this process. */
interface Watched {
  viewers: number;
  count: number;
  isAsked: boolean;
  ask(): void;
  announce(): void;
  next: Promise<void>;
  stop: AbortController;
}

/** Creates the making of pieces; it ends with the signal. */
export function createLiveFilms(dependencies: FilmDependencies, closing: AbortSignal): LiveFilms {
  const films = new Map<string, Watched>();

  const begin = (filmId: string): Watched => {
    const watched: Watched = {
      viewers: 0,
      count: 0,
      isAsked: true,
      ask: () => {},
      announce: () => {},
      next: Promise.resolve(),
      stop: new AbortController(),
    };
    const renew = (): void => {
      watched.next = new Promise((resolve) => {
        watched.announce = () => {
          watched.count++;
          renew();
          resolve();
        };
      });
    };
    renew();
    films.set(filmId, watched);
    const signal = AbortSignal.any([closing, watched.stop.signal]);
    dependencies.liveThread.warmUp();
    void makePieces(dependencies, filmId, watched, signal);
    return watched;
  };

  return {
    watch: (filmId) => {
      const watched = films.get(filmId) ?? begin(filmId);
      watched.viewers++;
      let isHere = true;
      return {
        look: () => {
          watched.isAsked = true;
          watched.ask();
        },
        nextPiece: () => watched.next,
        count: () => watched.count,
        leave: () => {
          if (isHere && --watched.viewers === 0) {
            films.delete(filmId);
            watched.stop.abort();
          }
          isHere = false;
        },
      };
    },
  };
}

/** Makes one piece after another, and waits where something for the next one is missing. */
async function makePieces(
  dependencies: FilmDependencies,
  filmId: string,
  watched: Watched,
  signal: AbortSignal,
): Promise<void> {
  signal.addEventListener('abort', () => watched.ask(), { once: true });
  while (!signal.aborted) {
    const asked = new Promise<void>((resolve) => (watched.ask = resolve));
    watched.isAsked = false;
    const outcome = await makeNext(dependencies, filmId, signal);
    if (outcome === 'made') {
      watched.announce();
    } else if (!watched.isAsked && !signal.aborted) {
      await (outcome === 'drawing' ? Promise.race([asked, pause(DRAWN_MILLISECONDS)]) : asked);
    }
  }
}

/**
 * Makes the first piece that is missing. `drawing`: the clip of the first shot is being drawn, and its pieces come
 * without a message. `waiting`: the next one cannot be made now.
 */
async function makeNext(
  dependencies: FilmDependencies,
  filmId: string,
  signal: AbortSignal,
): Promise<'made' | 'drawing' | 'waiting'> {
  try {
    const rows = await loadFilmRows(dependencies.db, filmId);
    if (!rows || isOver(rows.film.status)) {
      return 'waiting';
    }
    let before: MusicState | undefined;
    for (const request of await requestPieces(dependencies, rows)) {
      const found: MusicState | undefined = await findPiece(dependencies, filmId, request);
      if (found === undefined) {
        const music = musicAfter(before, request.hasMusic);
        const path = piecePath(dependencies.config, filmId, request.key[music]);
        await dependencies.liveThread.run('make-piece', { ...request.input, music, path }, { signal });
        return 'made';
      }
      before = found;
    }
    return openingTake(rows)?.state === 'generating' ? 'drawing' : 'waiting';
  } catch (error) {
    if (!signal.aborted) {
      dependencies.log.warn({ err: error, filmId }, 'a piece of a film could not be made');
    }
  }
  return 'waiting';
}

function musicAfter(before: MusicState | undefined, hasMusic: boolean): MusicState {
  if (!hasMusic) {
    return 'absent';
  }
  return before === 'absent' ? 'enters' : 'there';
}
