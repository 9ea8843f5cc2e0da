import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { isPassing } from '#src/platform/browser/api/is-passing.ts';
import { pause } from '#src/platform/browser/api/pause.ts';
import { isOver } from '#src/shared/catalogue/film-statuses.ts';
import type { FilmView } from '../../film-view-contract.ts';
import type { FilmApi } from '../film-api.ts';

/** Hours without news after which a page stops asking. */
export const ASKS_FOR_HOURS = 1;
/**
 * Polling when the event stream fails: from two seconds, half as long again each time nothing has changed, up to
 * fifteen; it ends after some hours without news. A stream can die silently, so it is also polled from time to time
 * beside it.
 */
const POLL = {
  firstMilliseconds: 2000,
  factor: 1.5,
  mostMilliseconds: 15_000,
  besideLineMilliseconds: 30_000,
  endsAfterMilliseconds: ASKS_FOR_HOURS * 60 * 60_000,
};
/** A broken stream is reopened after this time, doubled each time, up to eight seconds. */
const REOPEN = { firstMilliseconds: 500, factor: 2, mostMilliseconds: 8000 };

/** True when nothing more happens without the owner. */
export const isAtRest = (film: FilmView | undefined): boolean =>
  film !== undefined &&
  ((isOver(film.status) && film.progress.making.length === 0) || film.cancelled || film.nextStep !== null);

/**
 * `live`: changes arrive by the stream. `polling`: they are polled. `offline`: no connection. `ended`: updates have
 * stopped.
 */
export type FilmLine = 'live' | 'polling' | 'offline' | 'ended';

/**
 * One film, kept up to date by server-sent events and, when these fail, by polling. Recovers by itself. It stops
 * listening when nothing more happens without the owner, unless `stays` says that the owner is at work on it.
 */
export function useLiveFilm(filmId: string, { stays = false }: { stays?: boolean } = {}) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const [line, setLine] = useState<Exclude<FilmLine, 'ended'>>('polling');
  const [endedAt, setEndedAt] = useState<string>();
  const ended = (film: FilmView | undefined): boolean => film !== undefined && endedAt === standingOf(film);
  const query = useQuery({
    queryKey: ['film', filmId],
    queryFn: ({ signal }) => films.readFilm({ filmId }, { signal }),
    retry: (failures, error) => isPassing(error) && failures < 2,
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => {
      if ((!stays && isAtRest(state.data)) || ended(state.data)) {
        return false;
      }
      if (line === 'live') {
        return POLL.besideLineMilliseconds;
      }
      return Math.min(
        POLL.mostMilliseconds,
        POLL.firstMilliseconds * POLL.factor ** Math.min(6, state.fetchFailureCount + (state.data ? 1 : 0)),
      );
    },
  });
  const atRest = !stays && isAtRest(query.data);
  const known = query.data !== undefined;
  const standing = query.data && standingOf(query.data);
  const hasEnded = ended(query.data);
  useEffect(() => {
    if (atRest || line === 'live' || standing === undefined) {
      return;
    }
    const timer = setTimeout(() => setEndedAt(standing), POLL.endsAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [atRest, line, standing, endedAt]);
  useEffect(() => {
    if (atRest || !known || hasEnded) {
      return;
    }
    const closing = new AbortController();
    const listen = async (): Promise<void> => {
      for (
        let wait = REOPEN.firstMilliseconds;
        !closing.signal.aborted;
        wait = Math.min(REOPEN.mostMilliseconds, wait * REOPEN.factor)
      ) {
        // A stream opened before the network failed may stay open and silent for minutes.
        const cut = new AbortController();
        const onOffline = (): void => cut.abort();
        globalThis.addEventListener('offline', onOffline);
        try {
          for await (const next of await films.watchFilm(
            { filmId, ...(stays ? { stays: 'true' as const } : {}) },
            { signal: AbortSignal.any([closing.signal, cut.signal]) },
          )) {
            wait = REOPEN.firstMilliseconds;
            setLine('live');
            queries.setQueryData(['film', filmId], next);
          }
        } catch (error) {
          if (closing.signal.aborted) {
            return;
          }
          setLine(isPassing(error) && !navigator.onLine ? 'offline' : 'polling');
          if (!isPassing(error)) {
            return;
          }
        } finally {
          globalThis.removeEventListener('offline', onOffline);
        }
        await pause(wait, closing.signal);
      }
    };
    void listen();
    return () => closing.abort();
  }, [atRest, known, hasEnded, filmId, films, queries, stays]);
  const offline =
    !atRest && (line === 'offline' || (query.isError && isPassing(query.error)) || query.fetchStatus === 'paused');
  const shownLine = (): FilmLine => {
    if (hasEnded && !atRest) {
      return 'ended';
    }
    return offline ? 'offline' : line;
  };
  const lookAgain = (): void => {
    setEndedAt(undefined);
    void query.refetch();
  };
  return {
    ...query,
    lookAgain,
    line: shownLine(),
  };
}

/** The state of a film: while it stays the same, there is no news. */
const standingOf = ({ version, status, progress }: FilmView): string =>
  [version, status, progress.stage, progress.percent, progress.made].join(' ');
