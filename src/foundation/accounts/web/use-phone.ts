import type { ContractRouterClient } from '@orpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { accountsContract } from '../contract.ts';
import { ME_KEY } from './use-account.ts';

type AccountsApi = { accounts: ContractRouterClient<typeof accountsContract> };
/** Lets an act through that may ask for the password first. */
export type Confirmed = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

// Read anew with the account.
const PHONE_KEY = [...ME_KEY, 'phone'];

/** The phone that the account signs in with; null where it has none. */
export function usePhone() {
  const { accounts } = useApi<AccountsApi>();
  return useQuery({
    queryKey: PHONE_KEY,
    queryFn: ({ signal }) => accounts.phone.readPhone(undefined, { signal }),
    select: ({ phone }) => phone,
  });
}

/** Has a code sent by SMS to a phone that the account wants to have. */
export function useSendPhoneCode(confirmed: Confirmed) {
  const { accounts } = useApi<AccountsApi>();
  return (phone: string) => confirmed(() => accounts.phone.sendPhoneCode({ phone }));
}

/** Gives the account a phone, or with null takes it away. */
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
