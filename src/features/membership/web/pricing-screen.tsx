import { Link, useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { withNext } from '#src/foundation/accounts/web/safe-next.ts';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { CoinGlyph } from '#src/platform/browser/ui/coin-glyph.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { IDENTITIES } from '#src/shared/catalogue/identities.ts';
import { packItem } from '#src/shared/catalogue/offers.ts';
import { MembershipNotices } from './membership-notices.tsx';
import { OrderNotice } from './order-notice.tsx';
import { RightsTable } from './rights-table.tsx';
import { TierList } from './tier-list.tsx';
import { useMembership, useOffers, useOrder, usePortal, type OffersAnswer } from './use-membership.ts';
import { useCurrencyName, usePrice } from './use-price.ts';

const IDENTIFIER = /^[0-9a-f-]{36}$/;

/**
 * What everything costs, buying it, and what one has. `onRedeem` opens where a code is entered, which belongs to
 * another feature.
 */
export function PricingScreen({ onRedeem }: { onRedeem: () => void }) {
  const t = useTranslations('membership');
  const [parameters] = useSearchParams();
  const { data: me } = useMe();
  const offers = useOffers();
  const membership = useMembership();
  const order = useOrder();
  const portal = usePortal();
  const orderId = parameters.get('order');
  const problem = order.error ?? portal.error;
  return (
    <div className="mx-auto flex w-full max-w-[1280px] flex-col gap-10 pb-10">
      <header className="flex flex-col gap-4">
        <h1 className="display max-w-[18ch] text-[clamp(2rem,1.3rem+2.6vw,3.4rem)] leading-[calc(1.02*var(--leading-scale))]">
          {t('heading')}
        </h1>
        <p className="max-w-[62ch] text-reading text-text-2">{t('lead')}</p>
      </header>
      <div className="flex flex-col gap-3 empty:hidden">
        {/* Of one too many another word is said. */}
        {orderId !== null && IDENTIFIER.test(orderId) && me && membership.data?.ended?.reason !== 'second' && (
          <OrderNotice orderId={orderId} />
        )}
        {problem && <Notice>{problem.message}</Notice>}
        {me && membership.data && (
          <MembershipNotices membership={membership.data} isSpecial={me.identity === IDENTITIES.special} />
        )}
      </div>
      {offers.error && (
        <Notice
          action={
            <Button busy={offers.isFetching} onClick={() => void offers.refetch()}>
              {t('payment.look')}
            </Button>
          }
        >
          {offers.error.message}
        </Notice>
      )}
      {offers.isPending && <Skeleton className="h-[560px] w-full" />}
      {offers.data && (
        <>
          {!offers.data.isOpen && <Closed signedIn={Boolean(me)} onRedeem={onRedeem} />}
          <section aria-labelledby="tiers" className="flex flex-col">
            <h2 id="tiers" className="sr-only">
              {t('tiersHeading')}
            </h2>
            <TierList offers={offers.data} me={me ?? null} membership={membership.data} order={order} portal={portal} />
            {offers.data.isOpen && <Tax offers={offers.data} />}
          </section>
          {offers.data.isOpen && offers.data.packs.length > 0 && (
            <Packs offers={offers.data} signedIn={Boolean(me)} order={order} />
          )}
        </>
      )}
      <section aria-labelledby="compare" className="grid gap-x-10 gap-y-4 lg:grid-cols-[1fr_2fr]">
        <h2 id="compare" className="display text-head">
          {t('compareHeading')}
        </h2>
        <RightsTable />
      </section>
    </div>
  );
}

/** Where no payment provider is set: said plainly, with the two ways that there are. */
function Closed({ signedIn, onRedeem }: { signedIn: boolean; onRedeem: () => void }) {
  const t = useTranslations('membership');
  return (
    <Slate
      as="section"
      aria-labelledby="closed"
      className="grid gap-x-10 gap-y-4 px-5 py-6 sm:px-8 lg:grid-cols-[1fr_auto] lg:items-center"
    >
      <div className="flex flex-col gap-1.5">
        <h2 id="closed" className="text-lead font-semibold">
          {t('closedHeading')}
        </h2>
        <p className="max-w-[62ch] text-text-2">{t('closedNote')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {signedIn ? (
          <Button kind="primary" onClick={onRedeem}>
            {t('redeem')}
          </Button>
        ) : (
          <Link to={withNext('/login', '/pricing')} className={buttonLook('primary')}>
            {t('redeem')}
          </Link>
        )}
        <Link to="/business" className={buttonLook('outline')}>
          {t('contact')}
        </Link>
      </div>
    </Slate>
  );
}

function Tax({ offers }: { offers: OffersAnswer }) {
  const t = useTranslations('membership');
  return <p className="pt-3 text-note text-text-3">{t('tax', { currency: useCurrencyName(offers.currency) })}</p>;
}

/** Packs of film coins, each a line of the list. */
function Packs({
  offers,
  signedIn,
  order,
}: {
  offers: OffersAnswer;
  signedIn: boolean;
  order: ReturnType<typeof useOrder>;
}) {
  const t = useTranslations('membership');
  const format = useFormatter();
  const price = usePrice(offers.currency);
  return (
    <section aria-labelledby="packs" className="grid gap-x-10 gap-y-4 lg:grid-cols-[1fr_2fr]">
      <div className="flex flex-col gap-1.5">
        <h2 id="packs" className="display text-head">
          {t('packsHeading')}
        </h2>
        <p className="max-w-[40ch] text-text-2">{t('packsNote')}</p>
      </div>
      <ul className="border-b border-line">
        {offers.packs.map((pack) => (
          <li
            key={pack.coins}
            className="grid grid-cols-[1fr_auto_auto] items-center gap-x-5 border-t border-line py-3"
          >
            <span className="flex items-center gap-2 text-reading">
              <CoinGlyph />
              <span className="font-edge text-dense tabular-nums" aria-hidden="true">
                {format.number(pack.coins)}
              </span>
              <span className="sr-only">{t('pack', { coins: pack.coins })}</span>
            </span>
            <span className="tabular-nums">{price(pack.priceMinor)}</span>
            {signedIn ? (
              <Button
                aria-label={`${t('buy')}: ${t('pack', { coins: pack.coins })}`}
                busy={order.isPending && order.variables.item === packItem(pack)}
                onClick={() => order.mutate({ item: packItem(pack), priceMinor: pack.priceMinor })}
              >
                {t('buy')}
              </Button>
            ) : (
              <Link
                to={withNext('/login', '/pricing')}
                aria-label={`${t('buy')}: ${t('pack', { coins: pack.coins })}`}
                className={buttonLook()}
              >
                {t('buy')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
