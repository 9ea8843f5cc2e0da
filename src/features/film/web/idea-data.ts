import type { ContractRouterClient } from '@orpc/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallContext } from '#src/platform/browser/api/api-client.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useDebounced } from '#src/platform/browser/use-debounced.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { filmContract } from '../contract.ts';
import { spokenLanguage, type Wish } from './idea-draft.ts';

type FilmApi = { films: ContractRouterClient<typeof filmContract, CallContext> };
type CreateRequest = Parameters<FilmApi['films']['createFilm']>[0];

/** How long the form stands still before a new quote is asked for, milliseconds. */
const QUOTE_WAITS = 400;
/** Lists of models change when an operator changes settings; minutes are soon enough. */
const MODELS_STAY_MILLISECONDS = 5 * 60 * 1000;

/** The part of a wish that its price depends on, as the server takes it. */
function wishRequest(wish: Wish, interfaceLanguage: Language) {
  const { idea, type, style, aspect, shots, seed, models } = wish;
  return { idea, type, style, aspect, shots, seed, models, language: spokenLanguage(wish, interfaceLanguage) };
}

/** The models that can be chosen, by kind, in the language of the page. */
export function useModels(language: Language) {
  const { films } = useApi<FilmApi>();
  return useQuery({
    queryKey: ['models', language],
    queryFn: ({ signal }) => films.listModels(undefined, { signal }),
    staleTime: MODELS_STAY_MILLISECONDS,
  });
}

/** What the wish would cost; the last answer stays while a new one is on its way. Nothing is asked without an idea. */
export function useQuote(wish: Wish, language: Language) {
  const { films } = useApi<FilmApi>();
  const asked = { ...wishRequest(wish, language), givenCharacters: wish.characters.length };
  const request = useDebounced(JSON.stringify(asked), QUOTE_WAITS);
  const parsed = JSON.parse(request) as typeof asked;
  return useQuery({
    queryKey: ['film-quote', request, language],
    queryFn: ({ signal }) => films.quoteFilm(parsed, { signal }),
    enabled: parsed.idea.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Starts a film from a wish. */
export function useStartFilm(language: Language) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({
      wish,
      ...order
    }: {
      wish: Wish;
      mode: 'one_click' | 'step_by_step';
      idempotencyKey: string;
      agreedCoins?: number;
    }) => {
      const request: CreateRequest = {
        ...wishRequest(wish, language),
        ...order,
        characters: wish.characters.map(({ pictureId, name }) => ({ pictureId, name: name.trim() })),
      };
      return films.createFilm(request);
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['films'] }),
        queries.invalidateQueries({ queryKey: ['me'] }),
      ]),
  });
}

/** Rewrites an idea into a richer one (IDEA-03). */
export function useOptimiseIdea() {
  const { films } = useApi<FilmApi>();
  return useMutation({
    mutationFn: (request: { idea: string; type: string; seed: number }) => films.optimiseIdea(request),
  });
}

/**
 * Brings in a picture of a character, from this device or from the web; `onShare` hears how much of a file has left,
 * from 0 to 1.
 */
export function useBringCharacter() {
  const { films } = useApi<FilmApi>();
  return (picture: File | URL, signal: AbortSignal, onShare: (share: number) => void) =>
    picture instanceof File
      ? films.uploadCharacterPicture(picture, { signal, context: { onShare } })
      : films.fetchCharacterPicture({ address: picture.href }, { signal });
}
