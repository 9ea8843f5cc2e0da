import type { ContractRouterClient } from '@orpc/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ME_KEY } from '#src/foundation/accounts/web/use-account.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { membershipContract } from '../contract.ts';
import { MEMBERSHIP_KEY } from './use-membership.ts';

type MembershipClient = ContractRouterClient<typeof membershipContract>;
type MembershipApi = { membership: MembershipClient };
/** A calculated change of plan. */
export type PreparedChange = Awaited<ReturnType<MembershipClient['prepareChange']>>;

/** Requests are sent even when the browser reports to be offline, so that the person sees the failure. */
const AT_ONCE = { networkMode: 'always' } as const;

/** The price of another plan, calculated anew each time. */
export function usePreparedChange(item: string, priceMinor: number) {
  const { membership } = useApi<MembershipApi>();
  return useQuery({
    queryKey: ['plan-change', item, priceMinor],
    queryFn: () => membership.prepareChange({ item, priceMinor }),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
    ...AT_ONCE,
  });
}

/** Changes the plan as calculated. `onDone` is called before the plans are refetched, which removes the dialog. */
export function useConfirmChange(onDone: () => void) {
  const { membership } = useApi<MembershipApi>();
  const refresh = useRefresh();
  return useMutation({
    ...AT_ONCE,
    mutationFn: ({ orderId }: PreparedChange) => membership.confirmChange({ orderId }),
    onSuccess: () => {
      onDone();
      return refresh();
    },
  });
}

/** Ends the membership with its month, or resumes it. */
export function useRenewal() {
  const { membership } = useApi<MembershipApi>();
  const refresh = useRefresh();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (renews: boolean) => membership.switchRenewal({ renews }),
    onSuccess: refresh,
  });
}

/** Automatic cancellations and refunds page by page, and payments of unknown orders, for admins. */
export function usePaymentActs() {
  const { membership } = useApi<MembershipApi>();
  return useInfiniteQuery({
    queryKey: ['payment-acts'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      membership.listPaymentActs(pageParam === undefined ? {} : { cursor: pageParam }, { signal }),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

function useRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all([MEMBERSHIP_KEY, ME_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
}
