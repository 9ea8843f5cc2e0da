import type { ContractRouterClient } from '@orpc/contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ME_KEY, useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { membershipContract } from '../contract.ts';

type MembershipClient = ContractRouterClient<typeof membershipContract>;
type MembershipApi = { membership: MembershipClient };

/** What is on sale. */
export type OffersAnswer = Awaited<ReturnType<MembershipClient['readOffers']>>;
/** The signed-in account's membership. */
export type MembershipAnswer = Awaited<ReturnType<MembershipClient['readMembership']>>;

/** First part of the query keys of memberships. */
export const MEMBERSHIP_KEY = ['membership'] as const;
/** How often an open order is polled, and for how long, milliseconds. */
const ASK_EVERY = 3000;
const ASK_FOR = 60_000;

/** Requests are sent even when the browser reports to be offline, so that the person sees the failure. */
const AT_ONCE = { networkMode: 'always' } as const;

/** Plans and packs with their prices. */
export function useOffers() {
  const { membership } = useApi<MembershipApi>();
  return useQuery({ queryKey: ['offers'], queryFn: ({ signal }) => membership.readOffers(undefined, { signal }) });
}

/** The signed-in account's membership; not requested for a visitor. */
export function useMembership() {
  const { membership } = useApi<MembershipApi>();
  const { data: me } = useMe();
  return useQuery({
    queryKey: [...MEMBERSHIP_KEY, me?.id],
    enabled: Boolean(me),
    queryFn: ({ signal }) => membership.readMembership(undefined, { signal }),
  });
}

/** Orders something and opens its checkout page. Repeated clicks make one order. */
export function useOrder() {
  const { membership } = useApi<MembershipApi>();
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());
  return useMutation({
    ...AT_ONCE,
    mutationFn: async ({ item, priceMinor }: { item: string; priceMinor: number }) => {
      const choice = `${item} ${priceMinor}`;
      const idempotencyKey = keys.current.get(choice) ?? crypto.randomUUID();
      keys.current.set(choice, idempotencyKey);
      return membership.createOrder({ item, priceMinor, idempotencyKey });
    },
    onSuccess: ({ url }) => window.location.assign(url),
    // The offers or the membership have probably changed; the next attempt is another order.
    onError: () => {
      keys.current.clear();
      for (const queryKey of [['offers'], MEMBERSHIP_KEY]) {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}

/** Opens the provider's portal with the card and the invoices. */
export function usePortal() {
  const { membership } = useApi<MembershipApi>();
  return useMutation({
    ...AT_ONCE,
    mutationFn: () => membership.openPortal(),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

/**
 * Reads the membership once more. A first answer that is still on its way may be older than the payment, and
 * invalidating alone would wait for it and keep it.
 */
async function readMembershipAgain(queries: QueryClient): Promise<void> {
  await queries.cancelQueries({ queryKey: MEMBERSHIP_KEY });
  await queries.invalidateQueries({ queryKey: MEMBERSHIP_KEY });
}

/**
 * An order that somebody has returned from paying: polled until it is paid, for a minute; then the account is
 * refetched.
 */
export function useReturnedOrder(orderId: string | null) {
  const { membership } = useApi<MembershipApi>();
  const { data: me } = useMe();
  const queries = useQueryClient();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), ASK_FOR);
    return () => clearTimeout(timer);
  }, []);
  const order = useQuery({
    queryKey: ['order', orderId],
    enabled: orderId !== null && Boolean(me),
    queryFn: () => membership.checkOrder({ orderId: orderId ?? '' }),
    refetchInterval: ({ state }) => (state.data?.state === 'open' && !isOver ? ASK_EVERY : false),
  });
  const isPaid = order.data?.state === 'paid';
  useEffect(() => {
    if (!isPaid) {
      return;
    }
    void queries.invalidateQueries({ queryKey: ME_KEY });
    void readMembershipAgain(queries);
  }, [isPaid, queries]);
  return { ...order, isWaiting: order.data?.state === 'open' && !isOver };
}
