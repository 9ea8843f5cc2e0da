import type { ContractRouterClient } from '@orpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { accountsContract } from '../contract.ts';

type AccountsApi = { accounts: ContractRouterClient<typeof accountsContract> };

/**
 * Tried at once also where the browser believes that it has no connection: the person is told, instead of waiting
 * without a word.
 */
const AT_ONCE = { networkMode: 'always' } as const;
const BAN_KEY = ['ban'] as const;
const FACTOR_KEY = ['second-factor'] as const;

/** The ban of the signed-in account and what became of the appeal; null where there is none. Looks again by itself. */
export function useBan() {
  const { accounts } = useApi<AccountsApi>();
  return useQuery({
    queryKey: BAN_KEY,
    refetchInterval: 30_000,
    queryFn: async ({ signal }) => {
      try {
        return await accounts.bans.readBan(undefined, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_BANNED') return null;
        throw error;
      }
    },
  });
}

/** Appeals against the ban. */
export function useAppeal() {
  const { accounts } = useApi<AccountsApi>();
  const queries = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (description: string) => accounts.bans.createAppeal({ description }),
    // Also after a refusal: it may have been sent from another tab.
    onSettled: () => queries.invalidateQueries({ queryKey: BAN_KEY }),
  });
}

/** Proves by the password who sits there. */
export function useConfirmSession() {
  const { accounts } = useApi<AccountsApi>();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (password: string) => accounts.secondFactor.confirmSession({ password }),
  });
}

/** Whether a code is asked for at signing in. */
export function useSecondFactor() {
  const { accounts } = useApi<AccountsApi>();
  return useQuery({
    queryKey: FACTOR_KEY,
    queryFn: ({ signal }) => accounts.secondFactor.readSecondFactor(undefined, { signal }),
  });
}

/** The steps of switching the second factor on and off; each may ask for a confirmation first. */
export function useSecondFactorSteps(confirmed: <Answer>(act: () => Promise<Answer>) => Promise<Answer>) {
  const {
    accounts: { secondFactor },
  } = useApi<AccountsApi>();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: FACTOR_KEY });
  return {
    begin: useMutation({ ...AT_ONCE, mutationFn: () => confirmed(() => secondFactor.beginSecondFactor()) }),
    finish: useMutation({
      ...AT_ONCE,
      mutationFn: (code: string) => confirmed(() => secondFactor.finishSecondFactor({ code })),
      onSuccess: refresh,
    }),
    remove: useMutation({
      ...AT_ONCE,
      mutationFn: (code: string) => confirmed(() => secondFactor.removeSecondFactor({ code })),
      onSuccess: refresh,
    }),
  };
}
