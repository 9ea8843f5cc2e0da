import type { ContractRouterClient } from '@orpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnRecord } from '#src/foundation/accounts/record-contract.ts';
import { ME_KEY } from '#src/foundation/accounts/web/use-account.ts';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { endSession } from '#src/platform/browser/api/browser-session.ts';
import type { profileContract, ProfileFields } from '../contract.ts';
import { fieldsOf } from './profile-draft.ts';

type ProfileApi = { profile: ContractRouterClient<typeof profileContract> };

const ARCHIVE_KEY = ['archive'] as const;
/** Intervals for checking whether an archive is packed, and for renewing its link, milliseconds. */
const PACKING_WAITS = 3000;
const LINK_LIVES = 240_000;
/** Requests are sent even when the browser reports to be offline, so that the person sees the failure. */
const AT_ONCE = { networkMode: 'always' } as const;

/** Saves the profile. If something else was saved meanwhile, the cached record is updated to it. */
export function useSaveProfile() {
  const { profile } = useApi<ProfileApi>();
  const queries = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (given: ProfileFields & { version: number }) => profile.updateProfile(given),
    onSuccess: ({ record }) => queries.setQueryData(ME_KEY, record),
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'PROFILE_CHANGED') {
        return;
      }
      const current = error.details['current'] as (ProfileFields & { version: number }) | undefined;
      if (current) {
        queries.setQueryData<OwnRecord | null>(
          ME_KEY,
          (record) => record && { ...record, ...fieldsOf(current), version: current.version },
        );
      }
    },
  });
}

/** Sets the avatar; null returns to the default one. */
export function useAvatarChange() {
  const { profile } = useApi<ProfileApi>();
  const queries = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (picture: File | null) => (picture ? profile.uploadAvatar(picture) : profile.removeAvatar()),
    onSuccess: (avatar) =>
      queries.setQueryData<OwnRecord | null>(ME_KEY, (record) => record && { ...record, ...avatar }),
  });
}

/** The account's used storage and quota. */
export function useStorage() {
  const { profile } = useApi<ProfileApi>();
  return useQuery({
    queryKey: ['storage'],
    queryFn: ({ signal }) => profile.readStorage(undefined, { signal }),
  });
}

/** The newest archive: polled while it is packed, and before its link expires. */
export function useArchive() {
  const { profile } = useApi<ProfileApi>();
  return useQuery({
    queryKey: ARCHIVE_KEY,
    queryFn: async ({ signal }) => (await profile.readArchive(undefined, { signal })).archive,
    refetchInterval: ({ state }) => {
      if (state.data?.state === 'pending') {
        return PACKING_WAITS;
      }
      return state.data?.path ? LINK_LIVES : false;
    },
  });
}

/** Requests an archive. */
export function useCreateArchive() {
  const { profile } = useApi<ProfileApi>();
  const queries = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: () => profile.createArchive(),
    onSuccess: ({ archive }) => queries.setQueryData(ARCHIVE_KEY, archive),
  });
}

/** Deletes the account, and forgets the session. */
export function useDeleteAccount() {
  const { profile } = useApi<ProfileApi>();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (given: { password: string; agreed: boolean }) => endSession(() => profile.deleteAccount(given)),
  });
}
