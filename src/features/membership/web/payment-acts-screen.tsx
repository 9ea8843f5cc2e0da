import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { usePaymentActs } from './use-plan.ts';
import { usePrice } from './use-price.ts';

type Act = NonNullable<ReturnType<typeof usePaymentActs>['data']>['acts'][number];

/** What was cancelled and returned at the payment provider by itself, for admins. */
export function PaymentActsScreen() {
  const t = useTranslations('membership');
  const { data, error, isPending, isFetching, refetch } = usePaymentActs();
  return (
    <div className="flex w-full flex-col gap-6">
      <PageHead heading={t('acts.heading')} lead={t('acts.lead')} />
      {isPending && <Skeleton className="h-40" />}
      {error && (
        <Notice
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('payment.look')}
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      {data?.acts.length === 0 && <EmptyState title={t('acts.empty')} />}
      {data && data.acts.length > 0 && (
        <ul aria-label={t('acts.heading')} className="flex flex-col border-t border-line">
          {data.acts.map((act) => (
            <ActLine key={`${act.kind} ${act.subjectId}`} act={act} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ActLine({ act }: { act: Act }) {
  const t = useTranslations('membership.acts');
  const format = useFormatter();
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[9.5rem_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1.2fr)]">
      <time dateTime={act.createdAt} className="text-dense text-text-3 tabular-nums">
        {format.dateTime(new Date(act.createdAt), { dateStyle: 'short', timeStyle: 'medium' })}
      </time>
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">
          {t(`kinds.${act.kind}`)}
          {act.amount && (
            <>
              {' '}
              · <Amount amount={act.amount} />
            </>
          )}
        </span>
        <span className="text-text-2">{t(`reasons.${act.reason}`)}</span>
        <code translate="no" className="font-edge text-note text-text-3 wrap-anywhere select-all">
          {act.subjectId}
        </code>
      </span>
      <Link to={`/admin/user-management?account=${act.account.id}`} className="self-start link wrap-anywhere">
        {act.account.name}
      </Link>
      <span className="flex min-w-0 flex-col">
        <span
          className={clsx(
            act.state === 'done' ? 'text-ok' : act.state === 'given_up' ? 'font-semibold text-err' : 'text-text-1',
          )}
        >
          {t(`states.${act.state}`)}
        </span>
        {act.problem && act.state !== 'done' && (
          <span lang="en" className="text-note text-text-2 wrap-anywhere">
            {act.problem}
          </span>
        )}
      </span>
    </li>
  );
}

function Amount({ amount }: { amount: NonNullable<Act['amount']> }) {
  return <>{usePrice(amount.currency)(amount.priceMinor)}</>;
}
