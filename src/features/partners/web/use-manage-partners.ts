import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { PartnerFields } from '../contract.ts';
import { ZONE_KEY, type PartnersApi } from './use-partner.ts';

const PARTNERS_KEY = ['partners'] as const;
/**
 * Tried at once also where the browser believes that it has no connection: the person is told, instead of waiting
 * without a word.
 */
const AT_ONCE = { networkMode: 'always' } as const;

/** Asks for a proof of who one is where the server wants one (SEC-17). */
export type Confirmed = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

/** Partners, for admins. */
export function usePartners() {
  const { partners } = useApi<PartnersApi>();
  return useInfiniteQuery({
    queryKey: PARTNERS_KEY,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      partners.listPartners(pageParam === undefined ? {} : { cursor: pageParam }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** Reads partners and their zones anew. */
function useRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all([PARTNERS_KEY, [ZONE_KEY]].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Makes a partner, or changes one that is there. */
export function useSavePartner(confirmed: Confirmed) {
  const { partners } = useApi<PartnersApi>();
  return useMutation({
    ...AT_ONCE,
    mutationFn: ({ isNew, ...given }: PartnerFields & { slug: string; isNew: boolean }) =>
      confirmed(() => (isNew ? partners.createPartner(given) : partners.changePartner(given))),
    onSuccess: useRefresh(),
  });
}

/** Takes a partner away. */
export function useDeletePartner(confirmed: Confirmed) {
  const { partners } = useApi<PartnersApi>();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (slug: string) => confirmed(() => partners.deletePartner({ slug })),
    onSuccess: useRefresh(),
  });
}
