import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import type { ToolsApi } from '../../web/tools-api.ts';
import type { ManagedMeme } from '../meme-contract.ts';
import { MEME_TEMPLATES_KEY } from './use-meme-templates.ts';

/** Performs an action that may require a proof of identity first (SEC-17). */
type Confirmed = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

interface Managed {
  templates: ManagedMeme[];
}

/** The templates for admins, and what changes them: a change is seen at once, and taken back where it failed. */
export function useManageMemes(confirmed: Confirmed) {
  const { tools } = useApi<ToolsApi>();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const key = ['managed-memes', language];
  const list = useQuery({ queryKey: key, queryFn: ({ signal }) => tools.listManagedMemes({}, { signal }) });
  const changing = {
    networkMode: 'always',
    // One after the other: each answers the whole list.
    scope: { id: 'memes' },
    onSuccess: (answer: Managed) => {
      if (queries.isMutating({ mutationKey: ['memes'] }) <= 1) {
        queries.setQueryData(key, answer);
      }
      return queries.invalidateQueries({ queryKey: [MEME_TEMPLATES_KEY] });
    },
    onError: (error: Error) => {
      toastFailure(error);
      return queries.invalidateQueries({ queryKey: key });
    },
    mutationKey: ['memes'],
  } as const;
  const show = useMutation({
    ...changing,
    mutationFn: (change: { templateId: string; visible: boolean }) => confirmed(() => tools.showMeme(change)),
    onMutate: ({ templateId, visible }) =>
      queries.setQueryData<Managed>(
        key,
        (before) =>
          before && { templates: before.templates.map((one) => (one.id === templateId ? { ...one, visible } : one)) },
      ),
  });
  const order = useMutation({
    ...changing,
    mutationFn: (templates: readonly ManagedMeme[]) =>
      confirmed(() => tools.orderMemes({ ids: templates.map(({ id }) => id) })),
    onMutate: (templates) => queries.setQueryData<Managed>(key, { templates: [...templates] }),
  });
  return { list, show: show.mutate, order: order.mutate };
}
