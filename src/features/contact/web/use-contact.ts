import type { ContractRouterClient } from '@orpc/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ME_KEY } from '#src/foundation/accounts/web/use-account.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { contactContract } from '../contract.ts';

type ContactClient = ContractRouterClient<typeof contactContract>;
type ContactApi = { contact: ContactClient };
/** A message as it is filled in; its id is given when it is sent. */
type Filled<Call extends (input: never) => unknown> = Omit<Parameters<Call>[0], 'id'>;

/** An enquiry as an admin reads it. */
export type ListedEnquiry = Awaited<ReturnType<ContactClient['listBusinessMessages']>>['messages'][number];
/** Feedback as an admin reads it. */
export type ListedFeedback = Awaited<ReturnType<ContactClient['listFeedback']>>['feedback'][number];

/**
 * Tried at once also where the browser believes that it has no connection: the person is told, instead of waiting
 * without a word.
 */
const AT_ONCE = { networkMode: 'always' } as const;

/** One id for one form, so that a second try after a lost answer is the same message. */
function useMessageId(): { current: string } {
  return useRef(crypto.randomUUID());
}

/** Sends an enquiry. */
export function useSendEnquiry() {
  const { contact } = useApi<ContactApi>();
  const id = useMessageId();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (filled: Filled<ContactClient['sendBusinessMessage']>) =>
      contact.sendBusinessMessage({ ...filled, id: id.current }),
  });
}

/** Sends feedback; the first brings film coins, so the account is read anew. */
export function useSendFeedback() {
  const { contact } = useApi<ContactApi>();
  const queries = useQueryClient();
  const id = useMessageId();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (filled: Filled<ContactClient['sendFeedback']>) => contact.sendFeedback({ ...filled, id: id.current }),
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
