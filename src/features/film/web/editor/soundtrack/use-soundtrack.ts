import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { SentFile } from '#src/platform/browser/api/send-in-parts.ts';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import type { CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import type { Soundtrack } from '../../../soundtrack-contract.ts';
import type { FilmApi } from '../../film-api.ts';
import { cutScope } from '../../film/cut-scope.ts';
import { useOrderKeys } from '../../order-key.ts';
import { forgetVolumes } from '../preview/heard-lanes.ts';
import { uploadToFilm } from '../upload-to-film.ts';
import { usePending } from '../use-pending.ts';
import { createWaitingChoices } from '../waiting-choices.ts';
import { takeChoosing, type TakeBefore } from './take-choosing.ts';

/** The film itself tells when something has changed; this is for what it does not tell. */
const POLL_MILLISECONDS = { making: 5000, quiet: 15_000 } as const;

/** All that is heard of a film, read again whenever the film has changed. */
export function useSoundtrack(film: FilmView) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const queryKey = ['soundtrack', film.id];
  const query = useQuery({
    queryKey,
    // Without a connection it says so, instead of waiting without a word.
    networkMode: 'always',
    // While the server is away, what was read once is still shown.
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => films.readSoundtrack({ filmId: film.id }, { signal }),
    refetchInterval: ({ state: { data } }) => POLL_MILLISECONDS[data && isMaking(data) ? 'making' : 'quiet'],
  });
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ['soundtrack', film.id] });
  }, [queries, film]);
  return query;
}

const isMaking = ({ lines, sounds, music }: Soundtrack): boolean =>
  [...lines.flatMap(({ takes }) => takes), ...sounds, ...music].some(({ status }) => status === 'generating') ||
  music.some(({ renewing }) => renewing);

/** An order of a piece of music, for the price that was shown. */
export interface MusicOrder {
  model: string;
  agreedCoins: number;
  agreedOwnKey: boolean;
  /** How it is to sound, as the film says it. */
  description: string;
}

/** That one take is used in place of another. */
interface ChoiceOfTake extends TakeBefore {
  after: string;
}

/** What an owner does with the sound of a film; `onChosen` is told of takes that are used in place of others. */
export function useSoundtrackActions(filmId: string, onChosen: (choice: ChoiceOfTake) => void) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const orderKeys = useOrderKeys();
  const onSettled = () =>
    Promise.all(
      [['soundtrack', filmId], ['film', filmId], ['me']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  const sayKey = ['say-again', filmId];
  const useKey = ['use-sound', filmId];
  const volumesKey = ['set-volumes', filmId];
  const [waiting] = useState(createWaitingChoices<CutSettings['volumes']>);
  return {
    /** By the number of the shot. */
    sayAgain: useMutation({
      mutationKey: sayKey,
      mutationFn: (number: number) => films.sayAgain({ filmId, number, idempotencyKey: crypto.randomUUID() }),
      onError: toastFailure,
      onSettled,
    }),
    /** Numbers of the shots whose line is being ordered. */
    saying: usePending<number>(sayKey),
    retry: useMutation({ mutationFn: () => films.retrySoundtrack({ filmId }), onSettled }),
    use: useMutation({
      ...takeChoosing(films, queries, filmId),
      mutationKey: useKey,
      onSuccess: (used, takeId) => used && onChosen({ ...used, after: takeId }),
      onError: toastFailure,
    }),
    /** Ids of the takes that are about to be used. */
    using: usePending<string>(useKey),
    /** For the price that was shown; sent again after a fault, it is the same order. */
    compose: useMutation({
      mutationFn: ({ description, ...order }: MusicOrder) =>
        films.composeMusic({ filmId, idempotencyKey: orderKeys.of({ model: order.model, description }), ...order }),
      onSuccess: orderKeys.done,
      onSettled,
    }),
    upload: useMutation({
      mutationFn: (upload: SentFile) =>
        uploadToFilm(
          { films, filmId, begin: (bytes, options) => films.beginMusicUpload({ filmId, bytes }, options) },
          upload,
        ),
      onSettled,
    }),
    setVolumes: useMutation({
      mutationKey: volumesKey,
      scope: cutScope(filmId),
      onMutate: (volumes: CutSettings['volumes']) => waiting.add(volumes),
      mutationFn: async () => {
        const volumes = await waiting.take();
        return volumes && films.setVolumes({ filmId, volumes });
      },
      onError: toastFailure,
      onSettled: async (_result, _error, volumes) => {
        if (queries.isMutating({ mutationKey: volumesKey }) === 1) {
          await Promise.all([queries.invalidateQueries({ queryKey: ['final-cut', filmId] }), onSettled()]);
          forgetVolumes(filmId, volumes);
        }
      },
    }),
  };
}

export type SoundtrackActions = ReturnType<typeof useSoundtrackActions>;
