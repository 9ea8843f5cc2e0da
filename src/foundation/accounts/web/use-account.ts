import type { ContractRouterClient } from '@orpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import {
  beginSession,
  endSession,
  isSignedOut,
  readAccountId,
  type GrantedAccess,
} from '#src/platform/browser/api/browser-session.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { accountsContract } from '../contract.ts';
import type { OwnRecord, recordContract } from '../record-contract.ts';

type AccountsApi = { accounts: ContractRouterClient<typeof accountsContract> };
type RecordApi = { profile: ContractRouterClient<typeof recordContract> };
type Input<Call extends (input: never) => unknown> = Parameters<Call>[0];

/** Key of the query for the account; refetch it after what changes its coins, rights or name. */
export const ME_KEY = ['me'] as const;

/** Requests are sent even when the browser reports to be offline, so that the person sees the failure. */
const AT_ONCE = { networkMode: 'always' } as const;

/** What most of the interface needs of the signed-in account. */
export interface Me {
  id: string;
  username: string;
  email: string | null;
  identity: number;
  /** Film coins that can be spent now. */
  coins: number;
  language: Language | null;
  /** False for an account that signs in by links only. */
  hasPassword: boolean;
  /** An admin without one must set it up first. */
  hasSecondFactor: boolean;
  /** Path of the avatar; null for the default one. */
  avatarPath: string | null;
}

function toMe(record: OwnRecord | null): Me | null {
  if (!record) {
    return null;
  }
  const { id, username, email, identity, language } = record;
  return {
    id,
    username,
    email,
    identity,
    language,
    coins: record.credit,
    hasPassword: record.has_password,
    hasSecondFactor: record.has_second_factor,
    avatarPath: record.avatar_path,
  };
}

/** The query of the account's record: read at the start, and again whenever `ME_KEY` is invalidated (BOOT-05). */
function useRecordQuery() {
  const { accounts, profile } = useApi<AccountsApi & RecordApi>();
  return {
    queryKey: ME_KEY,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OwnRecord | null> => {
      if (isSignedOut()) {
        return null;
      }
      try {
        const id = await readAccountId();
        if (id === undefined) {
          // Without a token the server says why there is none.
          await accounts.readMe(undefined, { signal });
          return null;
        }
        const record = await profile.readAccount({ id }, { signal });
        return 'credit' in record ? record : null;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) {
          return null;
        }
        throw error;
      }
    },
  };
}

/** The signed-in account; null for a visitor. */
export function useMe() {
  return useQuery({ ...useRecordQuery(), select: toMe });
}

/** The full record of the signed-in account (ACC-01). */
export function useAccountRecord() {
  return useQuery(useRecordQuery());
}

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
