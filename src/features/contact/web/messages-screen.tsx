import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Tabs } from '#src/platform/browser/ui/tabs.tsx';
import { EnquiryCard, FeedbackCard, RatingMeans } from './message-cards.tsx';
import { useEnquiries, useFeedbackList } from './use-contact.ts';

type List = 'business' | 'feedback';

/** What people wrote to who runs the site, for admins. */
export function MessagesScreen() {
  const t = useTranslations('contact.messages');
  const [parameters, setParameters] = useSearchParams();
  const list: List = parameters.get('list') === 'feedback' ? 'feedback' : 'business';
  return (
    <div className="flex w-full max-w-[960px] flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h1 className="display text-title">{t('heading')}</h1>
        <p className="max-w-prose text-text-2">{t('explain')}</p>
      </header>
      <Tabs<List>
        label={t('lists')} value={list} onChange={(next) => setParameters(next === 'business' ? {} : { list: next }, { replace: true })}
        tabs={[{ key: 'business', label: t('business') }, { key: 'feedback', label: t('feedback') }]}
      >
        {list === 'business' ? <Enquiries /> : <FeedbackList />}
      </Tabs>
    </div>
  );
}

function Enquiries() {
  const t = useTranslations('contact.messages');
  const list = useEnquiries();
  const messages = list.data?.pages.flatMap((page) => page.messages) ?? [];
  return (
    <Listed list={list} isEmpty={messages.length === 0} empty={t('noBusiness')}>
      {messages.map((message) => <EnquiryCard key={message.id} message={message} />)}
    </Listed>
  );
}

function FeedbackList() {
  const t = useTranslations('contact.messages');
  const format = useFormatter();
  const list = useFeedbackList();
  const feedback = list.data?.pages.flatMap((page) => page.feedback) ?? [];
  const first = list.data?.pages[0];
  return (
    <div className="flex flex-col gap-5">
      {first && first.count > 0 && <RatingMeans heading={t('means', { count: format.number(first.count) })} means={first.means} />}
      <Listed list={list} isEmpty={feedback.length === 0} empty={t('noFeedback')}>
        {feedback.map((sent) => <FeedbackCard key={sent.id} feedback={sent} />)}
      </Listed>
    </div>
  );
}

function Listed({ list, isEmpty, empty, children }: {
  list: Pick<ReturnType<typeof useEnquiries>, 'isPending' | 'isSuccess' | 'error' | 'isFetching' | 'hasNextPage' | 'isFetchingNextPage'> & { refetch: () => unknown; fetchNextPage: () => unknown };
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}) {
  const t = useTranslations('contact.messages');
  return (
    <div className="flex flex-col gap-4">
      {list.isPending && <Skeleton className="h-40" />}
      {list.error && <Notice action={<Button busy={list.isFetching} onClick={() => void list.refetch()}>{t('tryAgain')}</Button>}>{list.error.message}</Notice>}
      {list.isSuccess && isEmpty && <EmptyState title={empty} />}
      {!isEmpty && <ul className="flex flex-col gap-4">{children}</ul>}
      {list.hasNextPage && <Button className="self-center" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>{t('more')}</Button>}
    </div>
  );
}
