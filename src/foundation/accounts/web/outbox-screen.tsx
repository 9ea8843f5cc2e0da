import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { useOutbox } from './use-account.ts';

/** Mails that could not be sent because no mail server is set, for the admin to pass on. */
export function OutboxScreen() {
  const t = useTranslations('accounts.outbox');
  const format = useFormatter();
  const outbox = useOutbox();
  return (
    <div className="flex w-full max-w-[720px] flex-col gap-6">
      <PageHead heading={t('heading')} lead={outbox.data && t(outbox.data.mailServerSet ? 'explainSet' : 'explain')} />
      {outbox.error && (
        <Notice
          action={
            <Button busy={outbox.isFetching} onClick={() => void outbox.refetch()}>
              {t('refresh')}
            </Button>
          }
        >
          {outbox.error.message}
        </Notice>
      )}
      {outbox.isPending && <Skeleton className="h-40" />}
      {outbox.data?.mails.length === 0 && <EmptyState title={t('empty')} />}
      <ul className="flex flex-col gap-4">
        {outbox.data?.mails.map((mail) => (
          <Slate as="li" key={mail.id} className="flex flex-col gap-2 p-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-note text-text-2">
              <span className="min-w-0 break-all">{t('to', { recipient: mail.recipient })}</span>
              <time dateTime={mail.createdAt}>
                {format.dateTime(new Date(mail.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </p>
            <h2 className="font-semibold">{mail.subject}</h2>
            <p className="text-text-2 [white-space:pre-line]">{mail.body}</p>
          </Slate>
        ))}
      </ul>
    </div>
  );
}
