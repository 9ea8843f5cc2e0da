import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';

/** Templates change only with the program. */
const STAY_MILLISECONDS = 60 * 60 * 1000;

/** Every template, in the language of the page. */
export function useTemplates() {
  const { tools } = useApi<ToolsApi>();
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['templates', language],
    queryFn: async ({ signal }) => (await tools.listTemplates({}, { signal })).templates,
    staleTime: STAY_MILLISECONDS,
  });
}
