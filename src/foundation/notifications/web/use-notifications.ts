import type { ContractRouterClient } from '@orpc/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { notificationsContract } from '../contract.ts';

type NotificationsApi = { notifications: ContractRouterClient<typeof notificationsContract> };

/** Below the key of the account ('me'), so that reloading the account reloads them and a new session drops them. */
const NOTIFICATIONS_KEY = ['me', 'notifications'] as const;
const UNREAD_KEY = [...NOTIFICATIONS_KEY, 'unread'] as const;
const LIST_KEY = [...NOTIFICATIONS_KEY, 'list'] as const;
/** Interval of polling while a page is visible, milliseconds. */
const ASK_AGAIN = 60_000;

/** Number of unread notifications; 0 until it is known, and for a visitor (`isSignedIn` false). */
export function useUnreadCount(isSignedIn = true): number {
  const { notifications } = useApi<NotificationsApi>();
  const { data } = useQuery({
    queryKey: UNREAD_KEY,
    queryFn: async ({ signal }) => (await notifications.listNotifications({ limit: 1 }, { signal })).unread,
    refetchInterval: ASK_AGAIN,
    enabled: isSignedIn,
  });
  return isSignedIn ? (data ?? 0) : 0;
}

/** The notifications, page by page, newest first. */
export function useNotifications() {
  const { notifications } = useApi<NotificationsApi>();
  return useInfiniteQuery({
    queryKey: LIST_KEY,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      notifications.listNotifications(pageParam === undefined ? {} : { cursor: pageParam }, { signal }),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Marks notifications as read, or all of them. */
export function useMarkRead() {
  const { notifications } = useApi<NotificationsApi>();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (ids: readonly string[] | 'all') =>
      notifications.markNotificationsRead(ids === 'all' ? {} : { ids: [...ids] }),
    onSuccess: async ({ unread }) => {
      queries.setQueryData(UNREAD_KEY, unread);
      await queries.invalidateQueries({ queryKey: LIST_KEY });
    },
  });
}
