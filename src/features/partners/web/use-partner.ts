import type { ContractRouterClient } from '@orpc/contract';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { partnersContract } from '../contract.ts';

export type PartnersApi = { partners: ContractRouterClient<typeof partnersContract> };

/** First part of the query keys of zones. */
export const ZONE_KEY = 'partner-zone';
/** How long a zone counts as fresh, milliseconds. */
const STALE_MILLISECONDS = 60_000;

/** The frame of the zone with this address; undefined requests nothing. */
export function usePartner(slug: string | undefined) {
  const { partners } = useApi<PartnersApi>();
  return useQuery({
    queryKey: [ZONE_KEY, slug],
    queryFn: ({ signal }) => partners.readPartner({ slug: slug ?? '' }, { signal }),
    enabled: slug !== undefined,
    staleTime: STALE_MILLISECONDS,
    retry: (tries, error) => tries === 0 && !isUnknown(error),
  });
}

/** Whether there is no such partner. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND';
}
