import { useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { PagedList } from '#src/platform/browser/ui/paged-list.tsx';
import { Tabs } from '#src/platform/browser/ui/tabs.tsx';
import { EnquiryCard, FeedbackCard, RatingMeans } from './message-cards.tsx';
import { useEnquiries, useFeedbackList } from './use-contact.ts';

type List = 'business' | 'feedback';

/** Enquiries and feedback, for admins. */
export function MessagesScreen() {
  const t = useTranslations('contact.messages');
  const [parameters, setParameters] = useSearchParams();
  const list: List = parameters.get('list') === 'feedback' ? 'feedback' : 'business';
  return (
    <div className="flex w-full max-w-[960px] flex-col gap-6">
      <PageHead heading={t('heading')} lead={t('explain')} />
      <Tabs<List>
        label={t('lists')}
        value={list}
        onChange={(next) => setParameters(next === 'business' ? {} : { list: next }, { replace: true })}
        tabs={[
          { key: 'business', label: t('business') },
          { key: 'feedback', label: t('feedback') },
        ]}
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
    <div className="flex flex-col gap-4">
      <PagedList
        list={list}
        isEmpty={messages.length === 0}
        empty={<EmptyState title={t('noBusiness')} />}
        skeleton="h-40"
      >
        <ul className="flex flex-col gap-4">
          {messages.map((message) => (
            <EnquiryCard key={message.id} message={message} />
          ))}
        </ul>
      </PagedList>
    </div>
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
      {first && first.count > 0 && (
        <RatingMeans heading={t('means', { count: format.number(first.count) })} means={first.means} />
      )}
      <PagedList
        list={list}
        isEmpty={feedback.length === 0}
        empty={<EmptyState title={t('noFeedback')} />}
        skeleton="h-40"
      >
        <ul className="flex flex-col gap-4">
          {feedback.map((sent) => (
            <FeedbackCard key={sent.id} feedback={sent} />
          ))}
        </ul>
      </PagedList>
    </div>
  );
}
