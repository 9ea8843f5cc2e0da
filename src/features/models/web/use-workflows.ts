import type { ContractRouterClient } from '@orpc/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { modelsContract } from '../contract.ts';
import type { Confirmed } from './use-models.ts';

type ModelsApi = { models: ContractRouterClient<typeof modelsContract> };

/** The workflows that were added here. */
export function useWorkflows() {
  const { models } = useApi<ModelsApi>();
  return useQuery({
    queryKey: ['vendors-and-models', 'workflows'],
    queryFn: ({ signal }) => models.listWorkflows(undefined, { signal }),
  });
}

/** A workflow that was added here, and what its graph has. It is read anew each time that it is opened. */
export function useOpenedWorkflow(id: string) {
  const { models } = useApi<ModelsApi>();
  return useQuery({
    queryKey: ['vendors-and-models', 'workflow', id],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => models.openWorkflow({ id }, { signal }),
  });
}

/** Reads a graph, without keeping anything. */
export function useReadGraph(confirmed: Confirmed) {
  const { models } = useApi<ModelsApi>();
  return (graph: string) => confirmed(() => models.readWorkflow({ graph }));
}
