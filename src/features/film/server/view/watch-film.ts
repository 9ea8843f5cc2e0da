import { createHash } from 'node:crypto';
import { withEventMeta } from '@orpc/server';
import { isOver } from '#src/shared/catalogue/film-statuses.ts';
import type { FilmView } from '../../film-view-contract.ts';

/** Interval for comparing a watched film with what was sent last, milliseconds. */
const WATCH_MILLISECONDS = 400;
/** A stream ends after this time and the client reconnects; none stays open for ever. */
const WATCH_LIMIT_MILLISECONDS = 10 * 60_000;

export interface FilmWatch {
  /** A text that changes whenever the film does. */
  readVersion(): Promise<string>;
  readView(): Promise<FilmView>;
  /** Resolves when there is news before the next look. */
  news(): Promise<void>;
  /** Called at each change of the version. */
  onChange(): void;
  /** Goes on when nothing is being made: its owner is at work on the film. */
  stays?: boolean;
  /** The id of the last event that a reconnecting client received: that state is not sent again. */
  lastEventId?: string | undefined;
  /** Any of them ends the stream: the server stops, the client disconnects, the session ends. */
  ends: readonly (AbortSignal | undefined)[];
}

/**
 * The film now, and again whenever it changes, each with an id to resume from, until it is finished (unless the watch
 * stays) or a signal ends it.
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
      watch.onChange();
      const film = await watch.readView();
      // The session may have ended meanwhile.
      if (end.aborted) {
        return;
      }
      yield withEventMeta(film, { id, retry: 1000 });
      if (!watch.stays && isOver(film.status) && film.progress.making.length === 0) {
        return;
      }
    }
    await Promise.race([pause(WATCH_MILLISECONDS, end), watch.news()]);
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
