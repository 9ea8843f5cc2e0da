import type { ContractRouterClient } from '@orpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnRecord } from '#src/foundation/accounts/record-contract.ts';
import { ME_KEY } from '#src/foundation/accounts/web/use-account.ts';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { forgetSession } from '#src/platform/browser/api/browser-session.ts';
import type { profileContract, ProfileFields } from '../contract.ts';
import { fieldsOf } from './profile-draft.ts';

type ProfileApi = { profile: ContractRouterClient<typeof profileContract> };

const ARCHIVE_KEY = ['archive'] as const;
/** How often one asks whether an archive is packed, and how often a link to one is renewed, milliseconds. */
const PACKING_WAITS = 3000;
const LINK_LIVES = 240_000;
/** Tried at once also where the browser believes that it has no connection: the person is told. */
const AT_ONCE = { networkMode: 'always' } as const;

/** Saves the profile. Where something else was saved meanwhile, the record becomes what is there now. */
export function useSaveProfile() {
  const { profile } = useApi<ProfileApi>();
  const queries = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (given: ProfileFields & { version: number }) => profile.updateProfile(given),
    onSuccess: ({ record }) => queries.setQueryData(ME_KEY, record),
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'PROFILE_CHANGED') return;
      const current = error.details['current'] as (ProfileFields & { version: number }) | undefined;
      if (current)
        queries.setQueryData<OwnRecord | null>(
          ME_KEY,
          (record) => record && { ...record, ...fieldsOf(current), version: current.version },
        );
    },
  });
}

/** Sets the avatar, or goes back to the default one with null. */
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

/** The newest archive: looked at again while it is packed, and before its link ends. */
export function useArchive() {
  const { profile } = useApi<ProfileApi>();
  return useQuery({
    queryKey: ARCHIVE_KEY,
    queryFn: async ({ signal }) => (await profile.readArchive(undefined, { signal })).archive,
    refetchInterval: ({ state }) =>
      state.data?.state === 'pending' ? PACKING_WAITS : state.data?.path ? LINK_LIVES : false,
  });
}

/** Has everything packed. */
export function useCreateArchive() {
  const { profile } = useApi<ProfileApi>();
  const queries = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: () => profile.createArchive(),
    onSuccess: ({ archive }) => queries.setQueryData(ARCHIVE_KEY, archive),
  });
}

/** Deletes the account; nobody is signed in here after it. */
export function useDeleteAccount() {
  const { profile } = useApi<ProfileApi>();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (given: { password: string; agreed: boolean }) => profile.deleteAccount(given),
    onSuccess: forgetSession,
  });
}
