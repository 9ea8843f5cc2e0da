import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import type { ToolId } from '#src/shared/catalogue/tools.ts';
import type { ToolTask } from '../contract.ts';
import type { ToolsApi } from './tools-api.ts';

/** Milliseconds between two looks at what is being made: often at first, since a draft takes about a second. */
const LOOK_SOON = 700;
const LOOK_LATER = 3000;
const SOON_LASTS = 20_000;
/** Models change only when an operator changes settings. */
const MODELS_STAY_MILLISECONDS = 5 * 60 * 1000;
/** Links of files are valid for five minutes at least: the list is read again before. */
const LINKS_LAST = 4 * 60 * 1000;
const PAGE = 20;

type Page = { tasks: ToolTask[]; next: string | null };

/** True while something of a task is still being made. */
export const isGoingOn = ({ state }: Pick<ToolTask, 'state'>): boolean => state === 'pending' || state === 'processing';

const keyOf = (tool: ToolId): readonly unknown[] => ['tool-tasks', tool];

/** The tasks of a tool, the newest first, page by page; they are read again while one of them is being made. */
export function useToolTasks(tool: ToolId) {
  const { tools } = useApi<ToolsApi>();
  return useInfiniteQuery({
    queryKey: keyOf(tool),
    queryFn: ({ pageParam, signal }) =>
      tools.listToolTasks({ tool, limit: PAGE, ...(pageParam === '' ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => {
      const going = state.data?.pages.flatMap(({ tasks }) => tasks).filter(isGoingOn) ?? [];
      if (going.length === 0) {
        return LINKS_LAST;
      }
      const youngest = Math.max(...going.map(({ createdAt }) => Date.parse(createdAt)));
      return Date.now() - youngest < SOON_LASTS ? LOOK_SOON : LOOK_LATER;
    },
  });
}

/** One task by its id, for an address that names one beyond the loaded pages. */
export function useToolTask(taskId: string | null) {
  const { tools } = useApi<ToolsApi>();
  return useQuery({
    queryKey: ['tool-task', taskId],
    queryFn: ({ signal }) => tools.readToolTask({ taskId: taskId ?? '' }, { signal }),
    enabled: taskId !== null,
    refetchInterval: ({ state }) => (state.data && isGoingOn(state.data) ? LOOK_LATER : false),
  });
}

/** The models that do the work of a tool. */
export function useToolModels(tool: ToolId) {
  const { tools } = useApi<ToolsApi>();
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['tool-models', tool, language],
    queryFn: ({ signal }) => tools.listToolModels({ tool }, { signal }),
    staleTime: MODELS_STAY_MILLISECONDS,
  });
}

/** What changes a tool's tasks: what was ordered is shown at once, what was removed is gone at once. */
export function useTaskChanges(tool: ToolId) {
  const { tools } = useApi<ToolsApi>();
  const queries = useQueryClient();
  const again = (): void => {
    void queries.invalidateQueries({ queryKey: keyOf(tool) });
    void queries.invalidateQueries({ queryKey: ['me'] });
  };
  const changePages = (change: (pages: Page[]) => Page[]): void => {
    queries.setQueryData<InfiniteData<Page>>(keyOf(tool), (data) => data && { ...data, pages: change(data.pages) });
  };
  const stop = useMutation({
    mutationFn: (taskId: string) => tools.stopToolTask({ taskId }),
    onSettled: again,
  });
  const remove = useMutation({
    mutationFn: (taskId: string) => tools.removeToolTask({ taskId }),
    onSuccess: (_answer, taskId) =>
      changePages((pages) => pages.map((page) => ({ ...page, tasks: page.tasks.filter(({ id }) => id !== taskId) }))),
    onSettled: again,
  });
  const take = (task: ToolTask): void => {
    changePages(([first, ...others]) => {
      const known = first?.tasks.filter(({ id }) => id !== task.id) ?? [];
      return [{ next: first?.next ?? null, tasks: [task, ...known] }, ...others];
    });
    again();
  };
  return { stop, remove, take };
}
