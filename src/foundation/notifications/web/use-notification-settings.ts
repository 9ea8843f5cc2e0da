import type { ContractRouterClient } from '@orpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { notificationsContract } from '../contract.ts';

type NotificationsApi = { notifications: ContractRouterClient<typeof notificationsContract> };
export type TopicSettings = Parameters<NotificationsApi['notifications']['changeNotificationSettings']>[0];

const KEY = ['me', 'notification-settings'] as const;

/** What this account is told. */
export function useNotificationSettings() {
  const { notifications } = useApi<NotificationsApi>();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => notifications.readNotificationSettings(undefined, { signal }),
  });
}

/** Changes what is told of a topic; the list of notifications follows. */
export function useChangeNotificationSettings() {
  const { notifications } = useApi<NotificationsApi>();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (to: TopicSettings) => notifications.changeNotificationSettings(to),
    onSuccess: async (settings) => {
      queries.setQueryData(KEY, settings);
      await queries.invalidateQueries({ queryKey: ['me', 'notifications'] });
    },
  });
}

/** Ends all mails by the link in one. */
export function useUnsubscribe() {
  const { notifications } = useApi<NotificationsApi>();
  return useMutation({
    networkMode: 'always',
    mutationFn: (token: string) => notifications.unsubscribe({ token }),
  });
}
