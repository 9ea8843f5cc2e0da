import type { ContractRouterClient } from '@orpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { beginSession, endSession, type GrantedAccess } from '#src/platform/browser/api/browser-session.ts';
import type { accountsContract } from '../contract.ts';
import { ME_KEY } from './use-account.ts';

type AccountsApi = { accounts: ContractRouterClient<typeof accountsContract> };
type Input<Call extends (input: never) => unknown> = Parameters<Call>[0];

/** Requests are sent even when the browser reports to be offline, so that the person sees the failure. */
const AT_ONCE = { networkMode: 'always' } as const;

/**
 * A call that starts a session: stores it and refetches everything before the caller continues. `onGranted` is called
 * as soon as the server has answered, so that stored form data is removed before the page can be left.
 */
function useEntry<Given, Answer extends GrantedAccess>(
  call: (given: Given) => Promise<Answer>,
  onGranted?: () => void,
) {
  const queries = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: call,
    onSuccess: async (answer: Answer) => {
      onGranted?.();
      beginSession(answer);
      await queries.resetQueries();
    },
  });
}

/** Signs in with a one-time link. */
export function useSignInLink() {
  const { accounts } = useApi<AccountsApi>();
  return useEntry((token: string) => accounts.spendSignInLink({ token }));
}

/** Signs in with email or phone, and password. */
export function useSignIn(onGranted: () => void) {
  const { accounts } = useApi<AccountsApi>();
  return useEntry((given: Input<typeof accounts.signIn>) => accounts.signIn(given), onGranted);
}

/** Creates an account and signs it in. */
export function useRegister(onGranted: () => void) {
  const { accounts } = useApi<AccountsApi>();
  return useEntry((given: Input<typeof accounts.register>) => accounts.register(given), onGranted);
}

/** Sets a new password by a code, and signs in. */
export function useResetPassword(onGranted: () => void) {
  const { accounts } = useApi<AccountsApi>();
  return useEntry((given: Input<typeof accounts.resetPassword>) => accounts.resetPassword(given), onGranted);
}

/** Requests a verification code for an address or a phone. */
export function useSendCode(purpose: 'register' | 'reset_password') {
  const { accounts } = useApi<AccountsApi>();
  return (by: 'email' | 'phone', to: string) => accounts.sendCode({ [by]: to, purpose });
}

/** Changes the password of the signed-in account. */
export function useChangePassword() {
  const { accounts } = useApi<AccountsApi>();
  const queries = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (given: Input<typeof accounts.changePassword>) => accounts.changePassword(given),
    onSuccess: () => queries.invalidateQueries({ queryKey: ME_KEY }),
  });
}

/** Ends the session of this browser. */
export function useSignOut() {
  const { accounts } = useApi<AccountsApi>();
  return useMutation({ ...AT_ONCE, mutationFn: () => endSession(() => accounts.signOut()) });
}

/** Ends every session of the account. */
export function useSignOutEverywhere() {
  const { accounts } = useApi<AccountsApi>();
  return useMutation({ ...AT_ONCE, mutationFn: () => endSession(() => accounts.signOutEverywhere()) });
}

/** Opens a waiting mail; `confirmed` asks for the password if the server requires it. */
export function useOpenMail(confirmed: <Answer>(act: () => Promise<Answer>) => Promise<Answer>) {
  const { accounts } = useApi<AccountsApi>();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (mailId: string) => confirmed(() => accounts.openOutboxMail({ mailId })),
  });
}

/** The mails that wait for an admin. */
export function useOutbox() {
  const { accounts } = useApi<AccountsApi>();
  return useQuery({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => accounts.listOutbox(undefined, { signal }),
    refetchInterval: 10_000,
  });
}
