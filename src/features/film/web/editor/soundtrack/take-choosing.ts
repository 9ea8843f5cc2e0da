import type { QueryClient } from '@tanstack/react-query';
import type { Soundtrack } from '../../../soundtrack-contract.ts';
import type { FilmApi } from '../../film-api.ts';

/** The take that was used before another one of the same line, or of the music. */
export interface TakeBefore {
  label: 'music' | 'take';
  before: string;
}

/**
 * How takes of the lines and the music of a film are chosen: one after the other, so that each replaces what the one
 * before it chose. Results in what it replaced; undefined where nothing was used.
 */
export function takeChoosing(films: Pick<FilmApi['films'], 'circleTake'>, queries: QueryClient, filmId: string) {
  const queryKey = ['soundtrack', filmId];
  return {
    scope: { id: `choose-take ${filmId}` },
    mutationFn: async (takeId: string): Promise<TakeBefore | undefined> => {
      const known = queries.getQueryData<Soundtrack>(queryKey);
      await films.circleTake({ filmId, takeId });
      queries.setQueryData<Soundtrack>(queryKey, (shown) => shown && withUsed(shown, takeId));
      return known && usedBeside(known, takeId);
    },
    onSettled: (): void => {
      for (const key of [queryKey, ['film', filmId]]) {
        void queries.invalidateQueries({ queryKey: key });
      }
    },
  };
}

/** The take that is used, of the line or the music that this one is of. */
function usedBeside({ lines, music }: Soundtrack, takeId: string): TakeBefore | undefined {
  const isMusic = isAmong(music, takeId);
  const takes = isMusic ? music : lines.find((line) => isAmong(line.takes, takeId))?.takes;
  const used = takes?.find(({ circled }) => circled);
  return used && { label: isMusic ? 'music' : 'take', before: used.id };
}

/** The same with this take in use. */
function withUsed({ lines, music, ...rest }: Soundtrack, takeId: string): Soundtrack {
  const choose = <Take extends { id: string; circled: boolean }>(takes: Take[]): Take[] =>
    isAmong(takes, takeId) ? takes.map((take) => ({ ...take, circled: take.id === takeId })) : takes;
  return { ...rest, lines: lines.map((line) => ({ ...line, takes: choose(line.takes) })), music: choose(music) };
}

const isAmong = (takes: readonly { id: string }[], takeId: string): boolean => takes.some(({ id }) => id === takeId);
