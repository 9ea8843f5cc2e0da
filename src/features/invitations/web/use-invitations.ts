import type { ContractRouterClient } from '@orpc/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { invitationsContract } from '../contract.ts';

type InvitationsApi = { invitations: ContractRouterClient<typeof invitationsContract> };
type Invitations = InvitationsApi['invitations'];

/** The caller's invitations, as the server tells them. */
export type MyInvitations = Awaited<ReturnType<Invitations['readInvitations']>>;
/** An account that looks like farming. */
export type SuspiciousAccount = Awaited<ReturnType<Invitations['listSuspiciousAccounts']>>['accounts'][number];
/** A bonus that waits for an admin. */
export type HeldBonus = SuspiciousAccount['held'][number];

const SUSPICIOUS_KEY = ['suspicious-accounts'] as const;

/** The caller's invitations. */
export function useInvitations() {
  const { invitations } = useApi<InvitationsApi>();
  return useQuery({
    queryKey: ['invitations'],
    queryFn: ({ signal }) => invitations.readInvitations(undefined, { signal }),
  });
}

/** Suspicious accounts, page by page. */
export function useSuspiciousAccounts() {
  const { invitations } = useApi<InvitationsApi>();
  return useInfiniteQuery({
    queryKey: SUSPICIOUS_KEY,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      invitations.listSuspiciousAccounts(pageParam === undefined ? {} : { cursor: pageParam }, { signal }),
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  });
}

/** Performs an action that may ask for the password first. */
type Confirmed = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

/** An admin's actions on an account; the list is refetched afterwards. */
export function useFarmingActs(confirmed: Confirmed) {
  const { invitations } = useApi<InvitationsApi>();
  const queries = useQueryClient();
  const onSettled = (): Promise<void> => queries.invalidateQueries({ queryKey: SUSPICIOUS_KEY });
  return {
    decide: useMutation({
      mutationFn: (asked: Parameters<Invitations['decideBonus']>[0]) => confirmed(() => invitations.decideBonus(asked)),
      onSettled,
    }),
    setCanInvite: useMutation({
      mutationFn: (asked: Parameters<Invitations['setCanInvite']>[0]) =>
        confirmed(() => invitations.setCanInvite(asked)),
      onSettled,
    }),
    dismiss: useMutation({
      mutationFn: (accountId: string) => confirmed(() => invitations.dismissSuspicion({ accountId })),
      onSettled,
    }),
  };
}
