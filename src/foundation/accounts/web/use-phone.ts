import type { ContractRouterClient } from '@orpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { accountsContract } from '../contract.ts';
import { ME_KEY } from './use-account.ts';

type AccountsApi = { accounts: ContractRouterClient<typeof accountsContract> };
/** Performs an action that may ask for the password first. */
export type Confirmed = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

// Refetched with the account.
const PHONE_KEY = [...ME_KEY, 'phone'];

/** The phone that the account signs in with; null if it has none. */
export function usePhone() {
  const { accounts } = useApi<AccountsApi>();
  return useQuery({
    queryKey: PHONE_KEY,
    queryFn: ({ signal }) => accounts.phone.readPhone(undefined, { signal }),
    select: ({ phone }) => phone,
  });
}

/** Requests a code by SMS for a phone that the account wants to add. */
export function useSendPhoneCode(confirmed: Confirmed) {
  const { accounts } = useApi<AccountsApi>();
  return (phone: string) => confirmed(() => accounts.phone.sendPhoneCode({ phone }));
}

/** Sets the account's phone, or removes it with null. */
export function useSetPhone(confirmed: Confirmed) {
  const { accounts } = useApi<AccountsApi>();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (given: { phone: string; code: string; requestToken: string } | null) =>
      confirmed(() => (given ? accounts.phone.setPhone(given) : accounts.phone.removePhone())),
    onSuccess: (answer) => queries.setQueryData(PHONE_KEY, answer),
  });
}
