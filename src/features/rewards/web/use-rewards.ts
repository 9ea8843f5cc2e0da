import type { ContractRouterClient } from '@orpc/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ME_KEY } from '#src/foundation/accounts/web/use-account.ts';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { HistoryNarrowing, rewardsContract } from '../contract.ts';
import type { en } from '../texts/en.ts';

type RewardsApi = { rewards: ContractRouterClient<typeof rewardsContract> };

/** Requests are sent even when the browser reports to be offline, so that the person sees the failure. */
const AT_ONCE = { networkMode: 'always' } as const;
const HISTORY_KEY = ['coin-history'] as const;
const BATCHES_KEY = ['redeem-code-batches'] as const;

/** Refetches the account and its history after its coins have changed (BOOT-05). */
function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ME_KEY });
    void queries.invalidateQueries({ queryKey: HISTORY_KEY });
  };
}

/** The daily check-in, with a toast about the result. */
export function useCheckIn() {
  const { rewards } = useApi<RewardsApi>();
  const t = useTranslations('rewards.checkIn');
  const refresh = useRefresh();
  return useMutation({
    ...AT_ONCE,
    mutationFn: () => rewards.checkIn({}),
    onSuccess: ({ status, coins }) => {
      if (status !== 'success') {
        return toast(t('already'));
      }
      refresh();
      toast(t('success', { coins }), 'success');
    },
    onError: toastFailure,
  });
}

type RedeemProblem = keyof (typeof en)['redeem']['problems'];
const NAMED: readonly RedeemProblem[] = ['EMPTY_CODE', 'INVALID_CODE', 'CODE_ALREADY_USED', 'FILE_NOT_FOUND'];

/** The text key for a refusal: four codes have their own message, all others the generic one. */
export function redeemProblem(error: unknown): RedeemProblem {
  return (error instanceof ApiError && NAMED.find((code) => code === error.code)) || 'other';
}

/** Redeems a code; `onDone` is called after a success. */
export function useRedeem(onDone: () => void) {
  const { rewards } = useApi<RewardsApi>();
  const t = useTranslations('rewards.redeem');
  const refresh = useRefresh();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (code: string) => rewards.redeemCode({ code }),
    onSuccess: ({ coins }) => {
      refresh();
      onDone();
      toast(t('success', { coins }), 'success');
    },
    onError: (error) => toast(t(`problems.${redeemProblem(error)}`), 'error'),
  });
}

/** The history of coins, page by page. */
export function useCoinHistory(narrowing: HistoryNarrowing) {
  const { rewards } = useApi<RewardsApi>();
  return useInfiniteQuery({
    queryKey: [...HISTORY_KEY, narrowing],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      rewards.listHistory({ ...narrowing, ...(pageParam === undefined ? {} : { cursor: pageParam }) }, { signal }),
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: (before) => before,
  });
}

/** Downloads the history as a CSV file. */
export function useHistoryFile(narrowing: HistoryNarrowing): () => Promise<Blob> {
  const { rewards } = useApi<RewardsApi>();
  return () => rewards.exportHistory(narrowing);
}

/** Batches of redeem codes, for admins. */
export function useCodeBatches() {
  const { rewards } = useApi<RewardsApi>();
  return useInfiniteQuery({
    queryKey: BATCHES_KEY,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      rewards.listCodeBatches(pageParam === undefined ? {} : { cursor: pageParam }, { signal }),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Performs an action that may require a proof of identity first (SEC-17). */
export type Confirmed = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

/** Creates a batch of codes. */
export function useCreateBatch(confirmed: Confirmed) {
  const { rewards } = useApi<RewardsApi>();
  const queries = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (given: { name: string; count: number; expiresAt?: string }) =>
      confirmed(() => rewards.createCodeBatch(given)),
    onSuccess: () => queries.invalidateQueries({ queryKey: BATCHES_KEY }),
  });
}

/** Stops a batch. */
export function useStopBatch(confirmed: Confirmed) {
  const { rewards } = useApi<RewardsApi>();
  const queries = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (batchId: string) => confirmed(() => rewards.stopCodeBatch({ batchId })),
    onSuccess: () => queries.invalidateQueries({ queryKey: BATCHES_KEY }),
  });
}
