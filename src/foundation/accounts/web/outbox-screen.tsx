import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { useOpenMail, useOutbox } from './use-account-acts.ts';
import { useConfirmation } from './use-confirmation.tsx';

/** Mails that could not be sent because no mail server is configured, for the admin to pass on. */
export function OutboxScreen() {
  const t = useTranslations('accounts.outbox');
  const outbox = useOutbox();
  const { confirmed, dialog } = useConfirmation();
  return (
    <div className="flex w-full max-w-[720px] flex-col gap-6">
      <PageHead
        heading={t('heading')}
        lead={outbox.data && t(outbox.data.mailServerSet ? 'explainSet' : 'explain', { days: LIMITS.outboxDays })}
      />
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
          <WaitingMail key={mail.id} mail={mail} confirmed={confirmed} />
        ))}
      </ul>
      {dialog}
    </div>
  );
}

function WaitingMail({
  mail,
  confirmed,
}: {
  mail: { id: string; recipient: string; createdAt: string; isForAdmin: boolean };
  confirmed: ReturnType<typeof useConfirmation>['confirmed'];
}) {
  const t = useTranslations('accounts.outbox');
  const format = useFormatter();
  const open = useOpenMail(confirmed);
  return (
    <Slate as="li" className="flex flex-col gap-2 p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-note text-text-2">
        <span className="min-w-0 break-all">{t('to', { recipient: mail.recipient })}</span>
        <time dateTime={mail.createdAt}>
          {format.dateTime(new Date(mail.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </p>
      {mail.isForAdmin && <p className="text-text-2">{t('forAdmin')}</p>}
      {!mail.isForAdmin && !open.data && (
        <Button className="self-start" busy={open.isPending} onClick={() => open.mutate(mail.id)}>
          {t('open')}
        </Button>
      )}
      {open.error && <Notice>{open.error.message}</Notice>}
      {open.data && (
        <>
          <h2 className="font-semibold">{open.data.subject}</h2>
          <p className="text-text-2 [white-space:pre-line]">{open.data.body}</p>
        </>
      )}
    </Slate>
  );
}
