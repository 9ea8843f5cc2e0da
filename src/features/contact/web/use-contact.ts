import type { ContractRouterClient } from '@orpc/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ME_KEY } from '#src/foundation/accounts/web/use-account.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { contactContract } from '../contract.ts';

type ContactClient = ContractRouterClient<typeof contactContract>;
type ContactApi = { contact: ContactClient };

/** An enquiry as an admin reads it. */
export type ListedEnquiry = Awaited<ReturnType<ContactClient['listBusinessMessages']>>['messages'][number];
/** Feedback as an admin reads it. */
export type ListedFeedback = Awaited<ReturnType<ContactClient['listFeedback']>>['feedback'][number];

/** Requests are sent even when the browser reports to be offline, so that the person sees the failure. */
const AT_ONCE = { networkMode: 'always' } as const;

/** Sends an enquiry. Its id is the form's key, so that a retry after a lost answer is the same message. */
export function useSendEnquiry() {
  const { contact } = useApi<ContactApi>();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (message: Parameters<ContactClient['sendBusinessMessage']>[0]) => contact.sendBusinessMessage(message),
  });
}

/** Sends feedback; the first grants film coins, so the account is refetched. */
export function useSendFeedback() {
  const { contact } = useApi<ContactApi>();
  const queries = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (feedback: Parameters<ContactClient['sendFeedback']>[0]) => contact.sendFeedback(feedback),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ME_KEY }),
  });
}

/** Enquiries page by page, for admins. */
export function useEnquiries() {
  const { contact } = useApi<ContactApi>();
  return useInfiniteQuery({
    queryKey: ['enquiries'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      contact.listBusinessMessages(pageParam === undefined ? {} : { cursor: pageParam }, { signal }),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Feedback page by page, for admins. */
export function useFeedbackList() {
  const { contact } = useApi<ContactApi>();
  return useInfiniteQuery({
    queryKey: ['feedback'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      contact.listFeedback(pageParam === undefined ? {} : { cursor: pageParam }, { signal }),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}
