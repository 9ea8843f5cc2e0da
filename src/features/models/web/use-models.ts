import type { ContractRouterClient } from '@orpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { modelsContract, VendorAnswer } from '../contract.ts';

type Models = ContractRouterClient<typeof modelsContract>;
type ModelsApi = { models: Models };

/** Performs an action that may ask for the password first. */
export type Confirmed = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

const KEY = 'vendors-and-models';

/** The vendors of models, and which are set up. */
export function useVendors() {
  const { models } = useApi<ModelsApi>();
  return useQuery({ queryKey: [KEY, 'vendors'], queryFn: ({ signal }) => models.listVendors(undefined, { signal }) });
}

/** The models of vendors, and how they are offered. */
export function useOffer() {
  const { models } = useApi<ModelsApi>();
  return useQuery({ queryKey: [KEY, 'models'], queryFn: ({ signal }) => models.listModels(undefined, { signal }) });
}

/** A change of an admin: asks for the password if required. Everything that shows models is read again afterwards. */
export function useChange<Given>(confirmed: Confirmed, change: (models: Models, given: Given) => Promise<unknown>) {
  const { models } = useApi<ModelsApi>();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (given: Given) => confirmed(() => change(models, given)),
    onSuccess: () => queries.invalidateQueries(),
  });
}

/** Asks a vendor whether it takes the key. */
export function useTry(confirmed: Confirmed) {
  const { models } = useApi<ModelsApi>();
  return useMutation({
    networkMode: 'always',
    mutationFn: (vendor: VendorAnswer['vendor']) => confirmed(() => models.tryVendor({ vendor })),
  });
}
