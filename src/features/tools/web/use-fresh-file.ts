import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { StoredFile } from '../stored-file.ts';
import type { ToolsApi } from './tools-api.ts';

/** Links are valid for five minutes at least. */
const LINK_LASTS_MILLISECONDS = 4 * 60 * 1000;

/** A file with a link that works now: one that was kept on this device may be of days ago. Null where it is gone. */
export function useFreshFile(kept: StoredFile | null): StoredFile | null | undefined {
  const { tools } = useApi<ToolsApi>();
  const id = kept?.id;
  const { data } = useQuery({
    queryKey: ['tool-file', id],
    queryFn: async ({ signal }) => {
      const { files } = await tools.findToolFiles({ fileIds: id === undefined ? [] : [id] }, { signal });
      return files[0] ?? null;
    },
    enabled: id !== undefined,
    staleTime: LINK_LASTS_MILLISECONDS,
    refetchInterval: LINK_LASTS_MILLISECONDS,
    // A page that is opened later asks again, and does not show a link that ended meanwhile.
    gcTime: 0,
  });
  return kept === null ? null : data;
}
