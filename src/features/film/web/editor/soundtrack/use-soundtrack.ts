import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import type { FilmApi } from '../../film-api.ts';
import { sendInParts, type SentFile } from '../send-in-parts.ts';

const POLL_MILLISECONDS = 2000;

/** All that is heard of a film, read again whenever the film has changed, and while a piece of music is being checked. */
export function useSoundtrack(film: FilmView) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const queryKey = ['soundtrack', film.id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => films.readSoundtrack({ filmId: film.id }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.music.some(({ status }) => status === 'generating') ? POLL_MILLISECONDS : false,
  });
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ['soundtrack', film.id] });
  }, [queries, film]);
  return query;
}

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
