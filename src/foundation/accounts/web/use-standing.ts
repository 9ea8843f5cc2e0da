import type { ContractRouterClient } from '@orpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { accountsContract } from '../contract.ts';
import { ME_KEY } from './use-account.ts';

type AccountsApi = { accounts: ContractRouterClient<typeof accountsContract> };

/** Requests are sent even when the browser reports to be offline, so that the person sees the failure. */
const AT_ONCE = { networkMode: 'always' } as const;
const BAN_KEY = ['ban'] as const;
const FACTOR_KEY = ['second-factor'] as const;

/** The ban of the signed-in account and its appeal; null if there is none. Polls. */
export function useBan() {
  const { accounts } = useApi<AccountsApi>();
  return useQuery({
    queryKey: BAN_KEY,
    refetchInterval: 30_000,
    queryFn: async ({ signal }) => {
      try {
        return await accounts.bans.readBan(undefined, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_BANNED') {
          return null;
        }
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
    // Also after a refusal: another tab may have sent it.
    onSettled: () => queries.invalidateQueries({ queryKey: BAN_KEY }),
  });
}

/** Confirms the identity by the password. */
export function useConfirmSession() {
  const { accounts } = useApi<AccountsApi>();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (password: string) => accounts.secondFactor.confirmSession({ password }),
  });
}

/** Whether signing in requires a code. */
export function useSecondFactor() {
  const { accounts } = useApi<AccountsApi>();
  return useQuery({
    queryKey: FACTOR_KEY,
    queryFn: ({ signal }) => accounts.secondFactor.readSecondFactor(undefined, { signal }),
  });
}

/** The steps of switching the second factor on and off; each may require a confirmation first. */
export function useSecondFactorSteps(confirmed: <Answer>(act: () => Promise<Answer>) => Promise<Answer>) {
  const {
    accounts: { secondFactor },
  } = useApi<AccountsApi>();
  const queries = useQueryClient();
  const refresh = () => Promise.all([FACTOR_KEY, ME_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
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
