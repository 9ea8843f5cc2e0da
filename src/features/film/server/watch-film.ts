import { createHash } from 'node:crypto';
import { withEventMeta } from '@orpc/server';
import type { FilmView } from '../contract.ts';

/** How often a watched film is compared with what was sent last, milliseconds. */
const WATCH_MILLISECONDS = 400;
/** A watcher is let go after this long and comes back by itself; nothing hangs for ever. */
const WATCH_LIMIT_MILLISECONDS = 10 * 60_000;

export interface FilmWatch {
  /** A text that changes whenever the film does. */
  readVersion(): Promise<string>;
  readView(): Promise<FilmView>;
  /** The id of the event that the watcher saw last, when it comes back: what it has seen is not sent again. */
  lastEventId?: string | undefined;
  /** Any of them ends the stream: the server closes, the watcher is gone, the session has ended. */
  ends: readonly (AbortSignal | undefined)[];
}

/**
 * The film now, and again whenever it changes, each with an id to resume from, until it has come to its end or somebody
 * ends it.
 */
export async function* watchFilm(watch: FilmWatch): AsyncGenerator<FilmView, void> {
  const end = AbortSignal.any([
    AbortSignal.timeout(WATCH_LIMIT_MILLISECONDS),
    ...watch.ends.filter((signal) => signal !== undefined),
  ]);
  let sent = watch.lastEventId ?? '';
  while (!end.aborted) {
    const id = createHash('sha256')
      .update(await watch.readVersion())
      .digest('base64url')
      .slice(0, 22);
    if (id !== sent) {
      sent = id;
      const film = await watch.readView();
      // The session may have ended while it was read.
      if (end.aborted) return;
      yield withEventMeta(film, { id, retry: 1000 });
      if (film.status === 'COMPLETED' || film.status === 'FAILED') return;
    }
    await pause(WATCH_MILLISECONDS, end);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
  });
}
