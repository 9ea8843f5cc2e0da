import type { ContractRouterClient } from '@orpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { accountsContract } from '../contract.ts';

type AccountsApi = { accounts: ContractRouterClient<typeof accountsContract> };

/** The signed-in account; null for a visitor. */
export function useMe() {
  const { accounts } = useApi<AccountsApi>();
  return useQuery({
    queryKey: ['me'],
    queryFn: async ({ signal }) => {
      try {
        return await accounts.readMe(undefined, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
  });
}

/** Signs in with a link that works once. */
export function useSignInLink() {
  const { accounts } = useApi<AccountsApi>();
  const queries = useQueryClient();
  return useMutation({ mutationFn: (token: string) => accounts.spendSignInLink({ token }), onSuccess: () => queries.invalidateQueries() });
}

/** Ends the session of this browser. */
export function useSignOut() {
  const { accounts } = useApi<AccountsApi>();
  const queries = useQueryClient();
  return useMutation({ mutationFn: () => accounts.signOut(), onSuccess: () => queries.clear() });
}
