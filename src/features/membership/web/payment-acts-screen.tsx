import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { PagedList } from '#src/platform/browser/ui/paged-list.tsx';
import { usePaymentActs } from './use-plan.ts';
import { usePrice } from './use-price.ts';

type Page = NonNullable<ReturnType<typeof usePaymentActs>['data']>['pages'][number];
type Stray = Page['strays'][number];
type Act = Page['acts'][number];

const STATE_LOOKS = { done: 'text-ok', given_up: 'font-semibold text-err', waiting: 'text-text-1' } as const;

/** For admins: what was cancelled and refunded automatically, and payments that they have to refund themselves. */
export function PaymentActsScreen() {
  const t = useTranslations('membership');
  const list = usePaymentActs();
  const acts = list.data?.pages.flatMap((page) => page.acts) ?? [];
  const { strays = [], strayCount = 0 } = list.data?.pages[0] ?? {};
  return (
    <div className="flex w-full flex-col gap-6">
      <PageHead heading={t('acts.heading')} lead={t('acts.lead')} />
      {strays.length > 0 && <StrayPayments strays={strays} count={strayCount} />}
      <PagedList
        list={list}
        isEmpty={acts.length === 0}
        empty={strays.length === 0 && <EmptyState title={t('acts.empty')} />}
        skeleton="h-40"
      >
        <ul aria-label={t('acts.heading')} className="flex flex-col border-t border-line">
          {acts.map((act) => (
            <ActLine key={`${act.kind} ${act.subjectId}`} act={act} />
          ))}
        </ul>
      </PagedList>
    </div>
  );
}

/** Payments of unknown orders, and what to do with them. */
function StrayPayments({ strays, count }: { strays: readonly Stray[]; count: number }) {
  const t = useTranslations('membership.acts.strays');
  const format = useFormatter();
  return (
    <section aria-labelledby="stray-payments" className="flex flex-col gap-3">
      <h2 id="stray-payments" className="text-lead font-semibold">
        {t('heading')}
      </h2>
      <p className="max-w-[66ch] text-text-2">{t('lead')}</p>
      <ul aria-labelledby="stray-payments" className="flex flex-col border-t border-line">
        {strays.map(({ id, amount, createdAt, isReturned }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[9.5rem_minmax(0,1.4fr)_minmax(0,1.2fr)]"
          >
            <time dateTime={createdAt} className="text-dense text-text-3 tabular-nums">
              {format.dateTime(new Date(createdAt), { dateStyle: 'short', timeStyle: 'medium' })}
            </time>
            <span className="flex min-w-0 flex-col">
              {amount && (
                <span className="font-semibold">
                  <Amount amount={amount} />
                </span>
              )}
              <code translate="no" className="font-edge text-note text-text-3 wrap-anywhere select-all">
                {id}
              </code>
            </span>
            <span className={isReturned ? 'text-ok' : 'font-semibold text-err'}>
              {t(isReturned ? 'returned' : 'open')}
            </span>
          </li>
        ))}
      </ul>
      {count > strays.length && <p className="text-note text-text-3">{t('cut', { shown: strays.length, count })}</p>}
    </section>
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
        <span className={STATE_LOOKS[act.state]}>{t(`states.${act.state}`)}</span>
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
