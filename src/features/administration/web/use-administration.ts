import type { ContractRouterClient } from '@orpc/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ME_KEY } from '#src/foundation/accounts/web/use-account.ts';
import { SETTINGS_KEY } from '#src/foundation/settings/web/use-settings.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { AccountIdentity } from '../account-identities.ts';
import type { administrationContract } from '../contract.ts';

type Administration = ContractRouterClient<typeof administrationContract>;
type AdministrationApi = { administration: Administration };

/** Lets an act through that may ask for the password first. */
export type Confirmed = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

/**
 * Tried at once also where the browser believes that it has no connection: the person is told, instead of waiting
 * without a word.
 */
const AT_ONCE = { networkMode: 'always' } as const;
const ADMIN_KEY = 'administration';
const PROOFS_KEY = [ADMIN_KEY, 'proofs'];
/** They change once a night, milliseconds. */
const PROOFS_STAY = 5 * 60_000;

/** Accounts that were searched for, page by page. */
export function useAccounts(wanted: { search: string; identity?: AccountIdentity }) {
  const { administration } = useApi<AdministrationApi>();
  return useInfiniteQuery({
    queryKey: [ADMIN_KEY, 'accounts', wanted],
    queryFn: ({ pageParam, signal }) =>
      administration.listAccounts({ ...wanted, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
}

/** One account with its bans. */
export function useManagedAccount(accountId: string) {
  const { administration } = useApi<AdministrationApi>();
  return useQuery({
    queryKey: [ADMIN_KEY, 'account', accountId],
    queryFn: ({ signal }) => administration.readAccount({ accountId }, { signal }),
  });
}

/** Appeals that wait, or that were decided. */
export function useAppeals(state: 'pending' | 'reviewed') {
  const { administration } = useApi<AdministrationApi>();
  return useQuery({
    queryKey: [ADMIN_KEY, 'appeals', state],
    queryFn: ({ signal }) => administration.listAppeals({ state }, { signal }),
  });
}

/** What admins did, page by page; about one subject where it is given. */
export function useAudit(subject: string | undefined) {
  const { administration } = useApi<AdministrationApi>();
  return useInfiniteQuery({
    queryKey: [ADMIN_KEY, 'audit', subject ?? ''],
    queryFn: ({ pageParam, signal }) =>
      administration.listAudit(
        { ...(subject === undefined ? {} : { subject }), ...(pageParam === null ? {} : { before: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** What the last proofs of ledger and audit found. */
export function useProofs() {
  const { administration } = useApi<AdministrationApi>();
  return useQuery({
    queryKey: PROOFS_KEY,
    queryFn: ({ signal }) => administration.readProofs(undefined, { signal }),
    staleTime: PROOFS_STAY,
  });
}

/** Proves both now. */
export function useProveBooks() {
  const { administration } = useApi<AdministrationApi>();
  const queries = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: () => administration.proveBooks(),
    onSuccess: (proofs) => queries.setQueryData(PROOFS_KEY, proofs),
  });
}

/** The audit as a file. */
export function useExportAudit(onText: (csv: string) => void) {
  const { administration } = useApi<AdministrationApi>();
  return useMutation({
    ...AT_ONCE,
    mutationFn: () => administration.exportAudit(),
    onSuccess: ({ csv }) => onText(csv),
  });
}

/** One act of an admin: asked for the password where it must be, and everything read anew after it. */
export function useAct<Given, Answer>(
  confirmed: Confirmed,
  act: (administration: Administration, given: Given) => Promise<Answer>,
) {
  const { administration } = useApi<AdministrationApi>();
  const queries = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (given: Given) => confirmed(() => act(administration, given)),
    onSuccess: () =>
      Promise.all([[ADMIN_KEY], ME_KEY, SETTINGS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
