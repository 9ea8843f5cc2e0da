import type { ContractRouterClient } from '@orpc/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { FilmView, filmContract } from '../../contract.ts';

export type FilmApi = { films: ContractRouterClient<typeof filmContract> };

/**
 * Polling behind the live line: from two seconds, half as long again each time nothing has changed, to fifteen; after
 * an hour without news it ends. A line can go dead without a word, so now and then it is asked beside it as well.
 */
const POLL = {
  firstMilliseconds: 2000,
  factor: 1.5,
  mostMilliseconds: 15_000,
  besideLineMilliseconds: 30_000,
  endsAfterMilliseconds: 60 * 60_000,
};
/** A line that broke is opened again after this, twice as long each time, to eight seconds. */
const REOPEN = { firstMilliseconds: 500, factor: 2, mostMilliseconds: 8000 };

/** True where nothing more happens by itself. */
export const isAtRest = (film: FilmView | undefined): boolean =>
  film !== undefined &&
  (film.status === 'COMPLETED' || film.status === 'FAILED' || film.cancelled || film.nextStep !== null);

/**
 * `live`: changes arrive as they happen. `polling`: they are asked for. `offline`: nothing comes through just now.
 * `ended`: nobody asks any more.
 */
export type FilmLine = 'live' | 'polling' | 'offline' | 'ended';

/** One film, kept up to date by server-sent events and, while these do not come through, by polling. Heals itself. */
export function useLiveFilm(filmId: string) {
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
      if (isAtRest(state.data) || ended(state.data)) return false;
      if (line === 'live') return POLL.besideLineMilliseconds;
      return Math.min(
        POLL.mostMilliseconds,
        POLL.firstMilliseconds * POLL.factor ** Math.min(6, state.fetchFailureCount + (state.data ? 1 : 0)),
      );
    },
  });
  const atRest = isAtRest(query.data);
  const known = query.data !== undefined;
  const standing = query.data && standingOf(query.data);
  const hasEnded = ended(query.data);
  useEffect(() => {
    if (atRest || line === 'live' || standing === undefined) return;
    const timer = setTimeout(() => setEndedAt(standing), POLL.endsAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [atRest, line, standing, endedAt]);
  useEffect(() => {
    if (atRest || !known || hasEnded) return;
    const closing = new AbortController();
    const listen = async (): Promise<void> => {
      for (
        let wait = REOPEN.firstMilliseconds;
        !closing.signal.aborted;
        wait = Math.min(REOPEN.mostMilliseconds, wait * REOPEN.factor)
      ) {
        // What was opened before the network went may stay open and silent for minutes.
        const cut = new AbortController();
        const onOffline = (): void => cut.abort();
        globalThis.addEventListener('offline', onOffline);
        try {
          for await (const next of await films.watchFilm(
            { filmId },
            { signal: AbortSignal.any([closing.signal, cut.signal]) },
          )) {
            wait = REOPEN.firstMilliseconds;
            setLine('live');
            queries.setQueryData(['film', filmId], next);
          }
        } catch (error) {
          if (closing.signal.aborted) return;
          setLine(isPassing(error) && !navigator.onLine ? 'offline' : 'polling');
          if (!isPassing(error)) return;
        } finally {
          globalThis.removeEventListener('offline', onOffline);
        }
        await pause(wait, closing.signal);
      }
    };
    void listen();
    return () => closing.abort();
  }, [atRest, known, hasEnded, filmId, films, queries]);
  const offline =
    !atRest && (line === 'offline' || (query.isError && isPassing(query.error)) || query.fetchStatus === 'paused');
  const lookAgain = (): void => {
    setEndedAt(undefined);
    void query.refetch();
  };
  return {
    ...query,
    lookAgain,
    line: hasEnded && !atRest ? ('ended' as const) : offline ? ('offline' as const) : line,
  };
}

/** What a film has come to: as long as it is the same, there is no news. */
const standingOf = ({ version, status, progress }: FilmView): string =>
  [version, status, progress.stage, progress.percent, progress.made].join(' ');

/** True for what may be better in a moment: the network, or a server that is not well. */
export function isPassing(error: unknown): boolean {
  const status = (error as { status?: unknown }).status;
  return typeof status !== 'number' || status >= 500 || status === 429;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      globalThis.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    // No need to wait once the network is back.
    globalThis.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
