import type { ContractRouterClient } from '@orpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { OwnKeyAnswer, ownKeysContract } from '../../own-keys-contract.ts';

type OwnKeys = ContractRouterClient<typeof ownKeysContract>;
type OwnKeysApi = { ownKeys: OwnKeys };
type Vendor = OwnKeyAnswer['vendor'];

/** The vendors at which the member can have a key, or has one. */
export function useOwnKeys() {
  const { ownKeys } = useApi<OwnKeysApi>();
  return useQuery({ queryKey: ['own-keys'], queryFn: ({ signal }) => ownKeys.listOwnKeys(undefined, { signal }) });
}

/** A change of the member's keys. All that shows models and prices is read again afterwards. */
export function useKeyChange<Given>(change: (ownKeys: OwnKeys, given: Given) => Promise<unknown>) {
  const { ownKeys } = useApi<OwnKeysApi>();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (given: Given) => change(ownKeys, given),
    onSuccess: () => queries.invalidateQueries(),
  });
}

/** Asks a vendor whether it takes the member's key. */
export function useKeyTest() {
  const { ownKeys } = useApi<OwnKeysApi>();
  return useMutation({ networkMode: 'always', mutationFn: (vendor: Vendor) => ownKeys.tryOwnKey({ vendor }) });
}
