import type { ContractRouterClient } from '@orpc/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, type CallContext } from '#src/platform/browser/api/api-client.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useDebounced } from '#src/platform/browser/use-debounced.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { filmContract } from '../../contract.ts';
import type { GivenGraph } from '../../graph-contract.ts';
import { spokenLanguage, type IdeaForm } from './idea-form.ts';

type FilmApi = { films: ContractRouterClient<typeof filmContract, CallContext> };
type CreateRequest = Parameters<FilmApi['films']['createFilm']>[0];

/** Pause after the last edit before a new quote is requested, milliseconds. */
const QUOTE_WAITS = 400;
/** Tries, and milliseconds between them, while other requests of the same person are under way. */
const BUSY_TRIES = 10;
const BUSY_WAITS = 1500;
/** Models change only when an operator changes settings, so minutes are fresh enough. */
const MODELS_STAY_MILLISECONDS = 5 * 60 * 1000;

/** Refused because others are under way: typing fast asks for many previews and prices. */
const isBusy = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'TOO_MANY_AT_ONCE' || error.code === 'SERVER_BUSY');

/** The part of a form that determines its price, as the server expects it. */
function quoteRequest(form: IdeaForm, graph: GivenGraph | undefined, interfaceLanguage: Language) {
  const { idea, type, style, aspect, shots, resolution, seed, deep, models } = form;
  return {
    idea,
    type,
    style,
    aspect,
    shots,
    resolution,
    seed,
    deep,
    models,
    language: spokenLanguage(form, interfaceLanguage),
    ...(graph ? { graph } : {}),
  };
}

/** The available models, by kind, in the page's language. */
export function useModels(language: Language) {
  const { films } = useApi<FilmApi>();
  return useQuery({
    queryKey: ['models', language],
    queryFn: ({ signal }) => films.listModels(undefined, { signal }),
    staleTime: MODELS_STAY_MILLISECONDS,
  });
}

/**
 * The price of a form with what was corrected in its idea; the last answer stays while a new one is loading. Nothing is
 * requested without an idea.
 */
export function useQuote(form: IdeaForm, graph: GivenGraph | undefined, language: Language) {
  const { films } = useApi<FilmApi>();
  const asked = { ...quoteRequest(form, graph, language), givenCharacters: form.characters.length };
  const request = useDebounced(JSON.stringify(asked), QUOTE_WAITS);
  const parsed = JSON.parse(request) as typeof asked;
  return useQuery({
    queryKey: ['film-quote', request, language],
    queryFn: ({ signal }) => films.quoteFilm(parsed, { signal }),
    enabled: parsed.idea.trim() !== '',
    placeholderData: keepPreviousData,
    retry: (failures, error) => isBusy(error) && failures < BUSY_TRIES,
    retryDelay: BUSY_WAITS,
  });
}

/** What was corrected in an idea. Home shares this file, and needs the code of corrections only where there are some. */
async function correctedGraph({ understanding }: IdeaForm): Promise<GivenGraph | undefined> {
  return understanding && (await import('./understanding/corrections.ts')).graphToSend(understanding);
}

/** Starts a film from a form. */
export function useStartFilm(language: Language) {
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({
      form,
      ...order
    }: {
      form: IdeaForm;
      mode: 'one_click' | 'step_by_step';
      idempotencyKey: string;
      agreedCoins?: number;
    }) => {
      const request: CreateRequest = {
        ...quoteRequest(form, await correctedGraph(form), language),
        ...order,
        characters: form.characters.map(({ pictureId, name }) => ({ pictureId, name: name.trim() })),
      };
      return films.createFilm(request);
    },
    // Not waited for: the film's page opens at once, and does not need these.
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['films'] });
      void queries.invalidateQueries({ queryKey: ['me'] });
    },
  });
}

/** Rewrites an idea into a richer one (IDEA-03). */
export function useOptimiseIdea() {
  const { films } = useApi<FilmApi>();
  return useMutation({
    mutationFn: (request: { idea: string; type: string; seed: number }) => films.optimiseIdea(request),
  });
}

/** Uploads or fetches a picture of a character; `onShare` receives the uploaded share of a file, from 0 to 1. */
export function useBringCharacter() {
  const { films } = useApi<FilmApi>();
  return (picture: File | URL, signal: AbortSignal, onShare: (share: number) => void) =>
    picture instanceof File
      ? films.uploadCharacterPicture(picture, { signal, context: { onShare } })
      : films.fetchCharacterPicture({ address: picture.href }, { signal });
}

export type Quote = NonNullable<ReturnType<typeof useQuote>['data']>;
