import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { ToolsApi } from './tools-api.ts';

/** How long and how large a clip or a sound of the account is; a stored file never changes. */
export function useMeasuredFile(fileId: string | undefined) {
  const { tools } = useApi<ToolsApi>();
  return useQuery({
    queryKey: ['tool-file-measured', fileId],
    queryFn: ({ signal }) => tools.measureToolFile({ fileId: fileId ?? '' }, { signal }),
    enabled: fileId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}
