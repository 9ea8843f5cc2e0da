import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { PartnerFields } from '../contract.ts';
import { ZONE_KEY, type PartnersApi } from './use-partner.ts';

const PARTNERS_KEY = ['partners'] as const;
/** Requests are sent even when the browser reports to be offline, so that the person sees the failure. */
const AT_ONCE = { networkMode: 'always' } as const;

/** Performs an action that may require a proof of identity first (SEC-17). */
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

/** Refetches partners and their zones. */
function useRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all([PARTNERS_KEY, [ZONE_KEY]].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Creates a partner, or changes one. */
export function useSavePartner(confirmed: Confirmed) {
  const { partners } = useApi<PartnersApi>();
  return useMutation({
    ...AT_ONCE,
    mutationFn: ({ isNew, ...given }: PartnerFields & { slug: string; isNew: boolean }) =>
      confirmed(() => (isNew ? partners.createPartner(given) : partners.changePartner(given))),
    onSuccess: useRefresh(),
  });
}

/** Deletes a partner. */
export function useDeletePartner(confirmed: Confirmed) {
  const { partners } = useApi<PartnersApi>();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (slug: string) => confirmed(() => partners.deletePartner({ slug })),
    onSuccess: useRefresh(),
  });
}
