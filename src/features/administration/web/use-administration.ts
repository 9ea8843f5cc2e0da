import type { ContractRouterClient } from '@orpc/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ME_KEY } from '#src/foundation/accounts/web/use-account.ts';
import { SETTINGS_KEY } from '#src/foundation/settings/web/use-settings.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { AccountIdentity } from '../account-identities.ts';
import type { administrationContract } from '../contract.ts';

type Administration = ContractRouterClient<typeof administrationContract>;
type AdministrationApi = { administration: Administration };

/** Performs an action that may ask for the password first. */
export type Confirmed = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

/** Requests are sent even when the browser reports to be offline, so that the person sees the failure. */
const AT_ONCE = { networkMode: 'always' } as const;
const ADMIN_KEY = 'administration';
const PROOFS_KEY = [ADMIN_KEY, 'proofs'];
/** Results change once a night; milliseconds. */
const PROOFS_STAY = 5 * 60_000;

/** The accounts that match a search, page by page. */
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

/** Pending appeals, or decided ones. */
export function useAppeals(state: 'pending' | 'reviewed') {
  const { administration } = useApi<AdministrationApi>();
  return useQuery({
    queryKey: [ADMIN_KEY, 'appeals', state],
    queryFn: ({ signal }) => administration.listAppeals({ state }, { signal }),
  });
}

/** Contents that wait for a decision, those with an appeal that does, or decided ones. */
export function useCases(state: 'open' | 'appealed' | 'decided') {
  const { administration } = useApi<AdministrationApi>();
  return useQuery({
    queryKey: [ADMIN_KEY, 'moderation', state],
    queryFn: ({ signal }) => administration.listCases({ state }, { signal }),
  });
}

/** The audit, page by page; optionally only about one subject. */
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

/** The last results of verifying ledger and audit. */
export function useProofs() {
  const { administration } = useApi<AdministrationApi>();
  return useQuery({
    queryKey: PROOFS_KEY,
    queryFn: ({ signal }) => administration.readProofs(undefined, { signal }),
    staleTime: PROOFS_STAY,
  });
}

/** Verifies both now. */
export function useProveBooks(confirmed: Confirmed) {
  const { administration } = useApi<AdministrationApi>();
  const queries = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: () => confirmed(() => administration.proveBooks()),
    onSuccess: (proofs) => queries.setQueryData(PROOFS_KEY, proofs),
  });
}

/** Downloads the audit as a CSV file. */
export function useExportAudit(): () => Promise<Blob> {
  const { administration } = useApi<AdministrationApi>();
  return async () => new Blob([(await administration.exportAudit()).csv], { type: 'text/csv' });
}

/** An admin's action: asks for the password if required, and refetches everything afterwards. */
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
