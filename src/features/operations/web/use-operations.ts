import type { ContractRouterClient } from '@orpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ME_KEY } from '#src/foundation/accounts/web/use-account.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { operationsContract } from '../contract.ts';
import type { Measure } from '../measures.ts';
import type { Range } from '../ranges.ts';

type OperationsApi = { operations: ContractRouterClient<typeof operationsContract> };

const KEY = 'operations';
/** How often an open page asks again, milliseconds. */
const NOW_EVERY = 15_000;
const HISTORY_EVERY = 60_000;

/** What the plots show; absent means all. */
export interface Filter {
  range: Range;
  vendor?: string;
  model?: string;
}

/** The service now. */
export function useService() {
  const { operations } = useApi<OperationsApi>();
  return useQuery({
    queryKey: [KEY, 'service'],
    queryFn: ({ signal }) => operations.readService(undefined, { signal }),
    refetchInterval: NOW_EVERY,
  });
}

/** Results over time and by model. */
export function useResults(filter: Filter) {
  const { operations } = useApi<OperationsApi>();
  return useQuery({
    queryKey: [KEY, 'results', filter],
    queryFn: ({ signal }) => operations.readResults(filter, { signal }),
    refetchInterval: HISTORY_EVERY,
    placeholderData: (before) => before,
  });
}

/** One measure of the models that have most of it, over time. */
export function useComparison(asked: { range: Range; vendor?: string; measure: Measure }) {
  const { operations } = useApi<OperationsApi>();
  return useQuery({
    queryKey: [KEY, 'comparison', asked],
    queryFn: ({ signal }) => operations.compareModels(asked, { signal }),
    refetchInterval: HISTORY_EVERY,
  });
}

/** Coins in and out over time. */
export function useCoinFlows(range: Range) {
  const { operations } = useApi<OperationsApi>();
  return useQuery({
    queryKey: [KEY, 'coins', range],
    queryFn: ({ signal }) => operations.readCoins({ range }, { signal }),
    refetchInterval: HISTORY_EVERY,
    placeholderData: (before) => before,
  });
}

/** Requests of unknown outcome. */
export function useUnknown() {
  const { operations } = useApi<OperationsApi>();
  return useQuery({
    queryKey: [KEY, 'unknown'],
    queryFn: ({ signal }) => operations.listUnknown(undefined, { signal }),
    refetchInterval: NOW_EVERY,
  });
}

/** Decides one of them; asks for the password if required, and refetches everything afterwards. */
export function useDecide(confirmed: <Answer>(act: () => Promise<Answer>) => Promise<Answer>) {
  const { operations } = useApi<OperationsApi>();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (decided: { generationId: string; decision: 'release' | 'charge' }) =>
      confirmed(() => operations.decideUnknown(decided)),
    // Also after a refusal: then somebody else has decided, and the list is out of date.
    onSettled: () => Promise.all([[KEY], ME_KEY].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
