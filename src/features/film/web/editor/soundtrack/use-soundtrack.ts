import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import type { Soundtrack } from '../../../soundtrack-contract.ts';
import type { FilmApi } from '../../film-api.ts';
import { sendInParts, type SentFile } from '../send-in-parts.ts';

/** While something is being made, and to notice what begins later. */
const POLL_MILLISECONDS = { making: 2000, quiet: 15_000 } as const;

/** All that is heard of a film, read again whenever the film has changed, and while something of it is being made. */
export function useSoundtrack(film: FilmView) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const queryKey = ['soundtrack', film.id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => films.readSoundtrack({ filmId: film.id }, { signal }),
    refetchInterval: ({ state: { data } }) => POLL_MILLISECONDS[data && isSettled(data) ? 'quiet' : 'making'],
  });
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ['soundtrack', film.id] });
  }, [queries, film]);
  // What ends here changes the film too, which may not be watched.
  const standing = query.data && standingOf(query.data);
  const shown = useRef(standing);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== standing) {
      void queries.invalidateQueries({ queryKey: ['film', film.id], exact: true });
    }
    shown.current = standing;
  }, [queries, film.id, standing]);
  return query;
}

/** False while something of it is made, or is about to be made again. */
function isSettled({ lines, sounds, music }: Soundtrack): boolean {
  const isOver = ({ status }: { status: string }): boolean => status === 'generated' || status === 'failed';
  const takes = lines.flatMap((line) => line.takes);
  return (
    sounds.every(isOver) &&
    [...takes, ...music].every(({ status }) => status !== 'generating') &&
    takes.every(({ outdated }) => !outdated)
  );
}

/** Changes whenever a take does. */
const standingOf = ({ lines, sounds, music }: Soundtrack): string =>
  JSON.stringify([
    [...lines.flatMap(({ takes }) => takes), ...music].map(({ id, status, circled }) => [id, status, circled]),
    sounds.map(({ key, status, take }) => [key, status, take]),
  ]);

/** What an owner does with the sound of a film. */
export function useSoundtrackActions(filmId: string) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const [orderKey, setOrderKey] = useState(() => crypto.randomUUID());
  const onSettled = () =>
    Promise.all(
      [['soundtrack', filmId], ['film', filmId], ['me']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  return {
    sayAgain: useMutation({
      mutationFn: (number: number) => films.sayAgain({ filmId, number, idempotencyKey: crypto.randomUUID() }),
      onSettled,
    }),
    retry: useMutation({ mutationFn: () => films.retrySoundtrack({ filmId }), onSettled }),
    use: useMutation({ mutationFn: (takeId: string) => films.circleTake({ filmId, takeId }), onSettled }),
    /** For the price that was shown; sent again after a fault, it is the same order. */
    compose: useMutation({
      mutationFn: (order: { model: string; agreedCoins: number; agreedOwnKey: boolean }) =>
        films.composeMusic({ filmId, idempotencyKey: orderKey, ...order }),
      onSuccess: () => setOrderKey(crypto.randomUUID()),
      onSettled,
    }),
    upload: useMutation({
      mutationFn: (upload: SentFile) =>
        sendInParts(
          {
            begin: (bytes, options) => films.beginMusicUpload({ filmId, bytes }, options),
            send: ({ uploadId, offset, body }, options) =>
              films.sendMusicPart({ params: { filmId, uploadId }, query: { offset }, body }, options),
          },
          upload,
        ),
      onSettled,
    }),
    setVolumes: useMutation({
      mutationFn: (volumes: CutSettings['volumes']) => films.setVolumes({ filmId, volumes }),
      onSettled,
    }),
  };
}

export type SoundtrackActions = ReturnType<typeof useSoundtrackActions>;
