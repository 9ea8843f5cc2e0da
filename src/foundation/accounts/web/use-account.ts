import type { ContractRouterClient } from '@orpc/contract';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { isSignedOut, readAccountId } from '#src/platform/browser/api/browser-session.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { accountsContract } from '../contract.ts';
import type { OwnRecord, recordContract } from '../record-contract.ts';

type AccountsApi = { accounts: ContractRouterClient<typeof accountsContract> };
type RecordApi = { profile: ContractRouterClient<typeof recordContract> };

/** Key of the query for the account; refetch it after what changes its coins, rights or name. */
export const ME_KEY = ['me'] as const;

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
export function recordQuery({ accounts, profile }: AccountsApi & RecordApi) {
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
  return useQuery({ ...recordQuery(useApi<AccountsApi & RecordApi>()), select: toMe });
}

/** The full record of the signed-in account (ACC-01). */
export function useAccountRecord() {
  return useQuery(recordQuery(useApi<AccountsApi & RecordApi>()));
}
