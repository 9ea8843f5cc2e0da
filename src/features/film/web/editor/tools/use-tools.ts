import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import type { ToolModel } from '../../../tool-contract.ts';
import type { FilmApi } from '../../film-api.ts';
import { useOrderKeys } from '../../order-key.ts';
import { useEditor } from '../state/editor-context.tsx';

/** What a tool works on: a picture of the cast or of a shot, or a clip. */
export interface ToolTarget {
  asset: 'character_picture' | 'place_picture' | 'item_picture' | 'picture' | 'clip';
  /** Of a member of the cast, or a shot's id. */
  key: string;
}

/** Models change only when an operator changes settings. */
const MODELS_STAY_MILLISECONDS = 5 * 60 * 1000;

/** The models that change what a film has, each with its price. */
export function useToolModels(kind: 'edit' | 'view' | 'lipSync') {
  const { films } = useApi<FilmApi>();
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['tool-models', language],
    queryFn: ({ signal }) => films.listToolModels(undefined, { signal }),
    staleTime: MODELS_STAY_MILLISECONDS,
    select: (models) => models[kind],
  });
}

/**
 * Orders a change for the price that was shown; sent again after a fault, it is the same order. `arrived` is for an
 * order whose answer was lost and that is seen to be made: nothing is left to tell or to send again.
 */
export function useToolOrder(target: ToolTarget) {
  const { films } = useApi<FilmApi>();
  const { filmId } = useEditor();
  const settled = useToolSettled();
  const keys = useOrderKeys();
  const order = useMutation({
    mutationFn: ({ model, prompt }: { model: ToolModel; prompt: string }) =>
      films.orderToolTakes({
        filmId,
        ...target,
        model: model.id,
        prompt,
        agreedCoins: model.coins,
        agreedOwnKey: model.billedBy !== null,
        idempotencyKey: keys.of({ target, model: model.id, prompt }),
      }),
    // It stays pending until the film says what is being made; a failure is told at once.
    onSuccess: () => {
      keys.done();
      return settled();
    },
    onError: () => void settled(),
  });
  const { reset } = order;
  const { done } = keys;
  const arrived = useCallback(() => {
    done();
    reset();
  }, [done, reset]);
  return { ...order, arrived };
}

/** Stops what was ordered. */
export function useToolStop(target: ToolTarget) {
  const { films } = useApi<FilmApi>();
  const { filmId } = useEditor();
  const settled = useToolSettled();
  return useMutation({
    mutationFn: () => films.stopToolTakes({ filmId, ...target }),
    onSuccess: settled,
    onError: () => void settled(),
  });
}

function useToolSettled(): () => Promise<unknown> {
  const queries = useQueryClient();
  const { filmId } = useEditor();
  return () =>
    Promise.all(
      [
        ['film', filmId],
        ['cast-takes', filmId],
        ['shot-pictures', filmId],
        ['takes', filmId],
        // Prices and keys may be others by now.
        ['tool-models'],
        ['me'],
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}
