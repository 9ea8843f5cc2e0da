import { Link, useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { withNext } from '#src/foundation/accounts/web/safe-next.ts';
import { useMe, type Me } from '#src/foundation/accounts/web/use-account.ts';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { useColon } from '#src/platform/browser/language/use-colon.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { CoinGlyph } from '#src/platform/browser/ui/coin-glyph.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { filmRightsOf } from '#src/shared/catalogue/film-rights.ts';
import { IDENTITIES } from '#src/shared/catalogue/identities.ts';
import { packItem } from '#src/shared/catalogue/offers.ts';
import { MembershipNotices } from './membership-notices.tsx';
import { OrderNotice } from './order-notice.tsx';
import { RightsTable } from './rights-table.tsx';
import { TierList } from './tier-list.tsx';
import {
  useMembership,
  useOffers,
  useOrder,
  usePortal,
  type MembershipAnswer,
  type OffersAnswer,
} from './use-membership.ts';
import { useCurrencyName, usePrice } from './use-price.ts';

const IDENTIFIER = /^[0-9a-f-]{36}$/;

/**
 * Prices, ordering, and the account's membership. `onRedeem` opens the dialog for codes, which belongs to another
 * feature.
 */
export function PricingScreen({ onRedeem }: { onRedeem: () => void }) {
  const t = useTranslations('membership');
  const { data: me } = useMe();
  const settings = useSettings();
  // Known with the first page; until then nothing is said about prices.
  const costsNothing = settings.data?.paidModels === false;
  const offers = useOffers();
  const membership = useMembership();
  const order = useOrder();
  const portal = usePortal();
  const problem = order.error ?? portal.error;
  return (
    <div className="mx-auto flex w-full max-w-[1280px] flex-col gap-10 pb-10">
      <header className="flex flex-col gap-4">
        <h1 className="display max-w-[18ch] text-[clamp(2rem,1.3rem+2.6vw,3.4rem)] leading-[calc(1.02*var(--leading-scale))]">
          {t('heading')}
        </h1>
        <p className="max-w-[62ch] text-reading text-text-2">{t(costsNothing ? 'leadFree' : 'lead')}</p>
      </header>
      <div className="flex flex-col gap-3 empty:hidden">
        {/* A second membership has another message. */}
        {me && membership.data?.ended?.reason !== 'second' && <AwaitedOrder />}
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
        <Sale
          offers={offers.data}
          costsNothing={costsNothing}
          me={me ?? null}
          membership={membership.data}
          order={order}
          portal={portal}
          onRedeem={onRedeem}
        />
      )}
      <section aria-labelledby="compare" className="grid gap-x-10 gap-y-4 lg:grid-cols-[1fr_2fr]">
        <h2 id="compare" className="display text-head">
          {t('compareHeading')}
        </h2>
        <RightsTable hasPaidModels={!costsNothing} />
      </section>
    </div>
  );
}

/** Shown when no payment provider is configured, with the two alternatives. */
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

/** What is on sale, with what must be known before. */
function Sale({
  offers,
  costsNothing,
  me,
  membership,
  order,
  portal,
  onRedeem,
}: {
  offers: OffersAnswer;
  costsNothing: boolean;
  me: Me | null;
  membership: MembershipAnswer | undefined;
  order: ReturnType<typeof useOrder>;
  portal: ReturnType<typeof usePortal>;
  onRedeem: () => void;
}) {
  const t = useTranslations('membership');
  const signedIn = me !== null;
  return (
    <>
      {offers.isOpen ? costsNothing && <NothingCosts /> : <Closed signedIn={signedIn} onRedeem={onRedeem} />}
      <section aria-labelledby="tiers" className="flex flex-col">
        <h2 id="tiers" className="sr-only">
          {t('tiersHeading')}
        </h2>
        <TierList
          hasPaidModels={!costsNothing}
          offers={offers}
          me={me}
          membership={membership}
          order={order}
          portal={portal}
        />
        {offers.isOpen && <Tax offers={offers} />}
      </section>
      {offers.isOpen && offers.packs.length > 0 && <Packs offers={offers} signedIn={signedIn} order={order} />}
    </>
  );
}

/** The state of the order that somebody returns from. */
function AwaitedOrder() {
  const [parameters] = useSearchParams();
  const orderId = parameters.get('order');
  return orderId !== null && IDENTIFIER.test(orderId) ? <OrderNotice orderId={orderId} /> : null;
}

/** Shown before anything is sold while film coins cannot be spent yet. */
function NothingCosts() {
  const t = useTranslations('membership');
  const { maximumShots, maximumShortSidePixels } = filmRightsOf({ identity: IDENTITIES.member, hasInvited: false });
  return (
    <Notice kind="warning">
      <strong className="block font-semibold">{t('nothingCosts')}</strong>
      {t('nothingCostsNote', { shots: maximumShots, resolution: `${maximumShortSidePixels}p` })}
    </Notice>
  );
}

function Tax({ offers }: { offers: OffersAnswer }) {
  const t = useTranslations('membership');
  return <p className="pt-3 text-note text-text-3">{t('tax', { currency: useCurrencyName(offers.currency) })}</p>;
}

/** Coin packs, one per line. */
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
  const colon = useColon();
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
                aria-label={`${t('buy')}${colon}${t('pack', { coins: pack.coins })}`}
                busy={order.isPending && order.variables.item === packItem(pack)}
                onClick={() => order.mutate({ item: packItem(pack), priceMinor: pack.priceMinor })}
              >
                {t('buy')}
              </Button>
            ) : (
              <Link
                to={withNext('/login', '/pricing')}
                aria-label={`${t('buy')}${colon}${t('pack', { coins: pack.coins })}`}
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
