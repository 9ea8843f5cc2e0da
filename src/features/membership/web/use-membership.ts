import type { ContractRouterClient } from '@orpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ME_KEY, useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { membershipContract } from '../contract.ts';

type MembershipClient = ContractRouterClient<typeof membershipContract>;
type MembershipApi = { membership: MembershipClient };

/** What is on sale. */
export type OffersAnswer = Awaited<ReturnType<MembershipClient['readOffers']>>;
/** What the signed-in account pays for. */
export type MembershipAnswer = Awaited<ReturnType<MembershipClient['readMembership']>>;

/** Whatever is known of a membership. */
export const MEMBERSHIP_KEY = ['membership'] as const;
/** How often an open order is asked after, and for how long, milliseconds. */
const ASK_EVERY = 3000;
const ASK_FOR = 60_000;

/**
 * Tried at once also where the browser believes that it has no connection: the person is told, instead of waiting
 * without a word.
 */
const AT_ONCE = { networkMode: 'always' } as const;

/** Plans and packs with their prices. */
export function useOffers() {
  const { membership } = useApi<MembershipApi>();
  return useQuery({ queryKey: ['offers'], queryFn: ({ signal }) => membership.readOffers(undefined, { signal }) });
}

/** What who is signed in pays for; nothing is asked for a visitor. */
export function useMembership() {
  const { membership } = useApi<MembershipApi>();
  const { data: me } = useMe();
  return useQuery({
    queryKey: [...MEMBERSHIP_KEY, me?.id],
    enabled: Boolean(me),
    queryFn: ({ signal }) => membership.readMembership(undefined, { signal }),
  });
}

/** Orders something and goes to the page on which it is paid. However often it is clicked, one thing is one order. */
export function useOrder() {
  const { membership } = useApi<MembershipApi>();
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());
  return useMutation({
    ...AT_ONCE,
    mutationFn: async ({ item, priceMinor }: { item: string; priceMinor: number }) => {
      const wish = `${item} ${priceMinor}`;
      const idempotencyKey = keys.current.get(wish) ?? crypto.randomUUID();
      keys.current.set(wish, idempotencyKey);
      return membership.createOrder({ item, priceMinor, idempotencyKey });
    },
    onSuccess: ({ url }) => window.location.assign(url),
    // Most often the offers, or the membership, have changed meanwhile; the next try is another wish.
    onError: () => {
      keys.current.clear();
      for (const queryKey of [['offers'], MEMBERSHIP_KEY]) void queries.invalidateQueries({ queryKey });
    },
  });
}

/** Goes to the page with the card and the invoices. */
export function usePortal() {
  const { membership } = useApi<MembershipApi>();
  return useMutation({
    ...AT_ONCE,
    mutationFn: () => membership.openPortal(),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

/**
 * An order that somebody has come back from paying: asked after until it is paid, for a minute; then the account is
 * read anew.
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
    if (!isPaid) return;
    void queries.invalidateQueries({ queryKey: ME_KEY });
    void queries.invalidateQueries({ queryKey: MEMBERSHIP_KEY });
  }, [isPaid, queries]);
  return { ...order, isWaiting: order.data?.state === 'open' && !isOver };
}
