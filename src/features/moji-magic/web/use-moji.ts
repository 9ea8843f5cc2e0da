import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { CardStyle, Rarity } from '#src/shared/catalogue/card-styles.ts';
import type { MojiCard } from '../contract.ts';
import type { MojiApi } from './moji-api.ts';

/** Milliseconds between two looks at cards whose pictures are being drawn. */
const LOOK_AGAIN = 600;
/** Links of files are valid for five minutes at least: what shows them is read again before. */
const LINKS_LAST = 4 * 60 * 1000;
const CARDS_PAGE = 24;
const DRAWS_PAGE = 10;

const KEY = 'moji-magic';

/** True while a picture of a card is being drawn. */
const isBeingDrawn = ({ picture, sticker, hasFailed }: MojiCard): boolean =>
  !hasFailed && (picture === null || sticker === null);

const lookAgain = (cards: readonly MojiCard[]): number => (cards.some(isBeingDrawn) ? LOOK_AGAIN : LINKS_LAST);

/** The seed of the next draw and the counts of the collection. */
export function useMoji() {
  const { mojiMagic } = useApi<MojiApi>();
  return useQuery({
    queryKey: [KEY, 'state'],
    queryFn: ({ signal }) => mojiMagic.readMojiMagic(undefined, { signal }),
  });
}

/** What a collection is narrowed to. */
export interface CardFilter {
  style?: CardStyle | undefined;
  rarity?: Rarity | undefined;
}

/** The collection, the newest first, page by page. */
export function useCards({ style, rarity }: CardFilter) {
  const { mojiMagic } = useApi<MojiApi>();
  return useInfiniteQuery({
    queryKey: [KEY, 'cards', style ?? '', rarity ?? ''],
    queryFn: ({ pageParam, signal }) =>
      mojiMagic.listCards(
        {
          limit: CARDS_PAGE,
          ...(style ? { style } : {}),
          ...(rarity ? { rarity } : {}),
          ...(pageParam === '' ? {} : { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => lookAgain(state.data?.pages.flatMap(({ cards }) => cards) ?? []),
  });
}

/** The cards of one draw, as they were when it was answered until they are read again. */
export function useDrawnCards(drawId: string | undefined, first: readonly MojiCard[]): readonly MojiCard[] {
  const { mojiMagic } = useApi<MojiApi>();
  const { data } = useQuery({
    queryKey: [KEY, 'draw', drawId],
    queryFn: ({ signal }) => mojiMagic.listCards({ draw: drawId ?? '', limit: 10 }, { signal }),
    enabled: drawId !== undefined,
    refetchInterval: ({ state }) => lookAgain(state.data?.cards ?? []),
  });
  return data?.cards ?? first;
}

/** The log of draws, page by page. */
export function useDraws() {
  const { mojiMagic } = useApi<MojiApi>();
  return useInfiniteQuery({
    queryKey: [KEY, 'draws'],
    queryFn: ({ pageParam, signal }) =>
      mojiMagic.listDraws({ limit: DRAWS_PAGE, ...(pageParam === '' ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** What changes draws and cards; everything that shows them is read again afterwards. */
export function useMojiChanges() {
  const { mojiMagic } = useApi<MojiApi>();
  const queries = useQueryClient();
  const onSettled = (): void => {
    void queries.invalidateQueries({ queryKey: [KEY] });
    void queries.invalidateQueries({ queryKey: ['me'] });
  };
  return {
    draw: useMutation({
      mutationFn: (order: Parameters<typeof mojiMagic.drawCards>[0]) => mojiMagic.drawCards(order),
      onSettled,
    }),
    publish: useMutation({ mutationFn: (seedId: string) => mojiMagic.publishSeed({ seedId }), onSettled }),
    redraw: useMutation({ mutationFn: (cardId: string) => mojiMagic.redrawCard({ cardId }), onSettled }),
    remove: useMutation({ mutationFn: (cardId: string) => mojiMagic.removeCard({ cardId }), onSettled }),
  };
}
