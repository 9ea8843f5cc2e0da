import type { ContractRouterClient } from '@orpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ME_KEY } from '#src/foundation/accounts/web/use-account.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { membershipContract } from '../contract.ts';
import { MEMBERSHIP_KEY } from './use-membership.ts';

type MembershipClient = ContractRouterClient<typeof membershipContract>;
type MembershipApi = { membership: MembershipClient };
/** A change of plan as it was counted. */
export type PreparedChange = Awaited<ReturnType<MembershipClient['prepareChange']>>;

/**
 * Tried at once also where the browser believes that it has no connection: the person is told, instead of waiting
 * without a word.
 */
const AT_ONCE = { networkMode: 'always' } as const;

/** What another plan would cost, counted anew each time it is asked for. */
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

/**
 * Changes the plan as it was counted. `onDone` hears of it before the plans are read anew, which takes away what asked
 * for it.
 */
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

/** Has the membership end with its month, or go on after all. */
export function useRenewal() {
  const { membership } = useApi<MembershipApi>();
  const refresh = useRefresh();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (renews: boolean) => membership.switchRenewal({ renews }),
    onSuccess: refresh,
  });
}

/** What was cancelled and returned by itself: for admins. */
export function usePaymentActs() {
  const { membership } = useApi<MembershipApi>();
  return useQuery({
    queryKey: ['payment-acts'],
    queryFn: ({ signal }) => membership.listPaymentActs(undefined, { signal }),
  });
}

function useRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all([MEMBERSHIP_KEY, ME_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
}
