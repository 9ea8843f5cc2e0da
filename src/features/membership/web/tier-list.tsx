import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { withNext } from '#src/foundation/accounts/web/safe-next.ts';
import type { Me } from '#src/foundation/accounts/web/use-account.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { filmRightsOf } from '#src/shared/catalogue/film-rights.ts';
import { IDENTITIES } from '#src/shared/catalogue/identities.ts';
import { isMemberTier, TIERS, type Tier } from '#src/shared/catalogue/offers.ts';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import { ChangePlanAction, OwnPlanActions } from './member-actions.tsx';
import { TierColumn } from './tier-column.tsx';
import type { MembershipAnswer, OffersAnswer, useOrder, usePortal } from './use-membership.ts';
import { usePrice } from './use-price.ts';

const FREE = filmRightsOf({ identity: IDENTITIES.ordinary, hasInvited: false });
const MEMBER = filmRightsOf({ identity: IDENTITIES.member, hasInvited: false });

type Offer = OffersAnswer['tiers']['creator'];

/** The four tiers side by side, with the action that fits the visitor. */
export function TierList({
  hasPaidModels,
  offers,
  me,
  membership,
  order,
  portal,
}: {
  /** Whether film coins can be spent here. */
  hasPaidModels: boolean;
  offers: OffersAnswer;
  me: Me | null;
  membership: MembershipAnswer | undefined;
  order: ReturnType<typeof useOrder>;
  portal: ReturnType<typeof usePortal>;
}) {
  const t = useTranslations('membership');
  const format = useFormatter();
  const price = usePrice(offers.currency);
  const on = membership?.tier ?? null;
  const isCurrent = (tier: Tier): boolean => (tier === 'free' ? me?.identity === IDENTITIES.ordinary : tier === on);
  const rights = {
    freeShots: FREE.maximumShots,
    shots: MEMBER.maximumShots,
    resolution: `${MEMBER.maximumShortSidePixels}p`,
  };
  const { times, percent } = compareCoins(offers.tiers.creator, offers.tiers.pro_studio);
  const paid = (...lines: string[]): string[] => (hasPaidModels ? lines : []);
  const gives: Readonly<Record<Tier, string[]>> = {
    free: [
      t('rights.drafts'),
      t('rights.shots', { shots: rights.freeShots }),
      t('rights.resolution', { resolution: `${FREE.maximumShortSidePixels}p` }),
      t('rights.mark'),
    ],
    starter: [
      t('rights.asFree'),
      ...(hasPaidModels ? [] : [t('rights.coinsLater')]),
      ...paid(t('rights.paidModels'), t('rights.paidVideo', { seconds: FREE.paidVideoSeconds ?? 0 })),
    ],
    creator: [
      ...paid(t('rights.paidModels'), t('rights.premium'), t('rights.oneClick')),
      t('rights.shots', { shots: rights.shots }),
      t('rights.resolution', { resolution: rights.resolution }),
      t('rights.noMark'),
      ...paid(t('rights.paidVideoAny')),
    ],
    pro_studio: [
      t('rights.asCreator'),
      ...(times > 1 ? [t('rights.timesCoins', { times })] : []),
      ...(percent > 0 ? [t('rights.cheaperCoins', { percent })] : []),
    ],
  };

  const status = (tier: Tier) => {
    if (!membership) {
      return undefined;
    }
    const { next } = membership;
    if (next?.tier === tier) {
      return t('begins', { date: format.dateTime(new Date(next.startsAt), { dateStyle: 'long' }) });
    }
    if (tier !== on) {
      return undefined;
    }
    const date =
      membership.periodEndsAt === null ? '' : format.dateTime(new Date(membership.periodEndsAt), { dateStyle: 'long' });
    if (membership.isLate) {
      return t('late');
    }
    if (date === '') {
      return undefined;
    }
    if (next) {
      return t('until', { date, tier: t(`tiers.${next.tier}.name`) });
    }
    return membership.endsWithPeriod ? t('ends', { date }) : t('renews', { date });
  };
  const action = (tier: Tier) => {
    if (tier === 'free') {
      return me ? (
        <Link to="/dashboard/film/idea" className={buttonLook('plain')}>
          {t('make')}
        </Link>
      ) : (
        <Link to="/register" className={buttonLook('plain')}>
          {t('register')}
        </Link>
      );
    }
    if (!offers.isOpen) {
      return (
        <Link to="/business" className={buttonLook('plain')}>
          {t('contact')}
        </Link>
      );
    }
    const member = isMemberTier(tier);
    const kind = tier === 'creator' ? 'primary' : 'outline';
    if (!me) {
      return (
        <Link to={withNext('/login', '/pricing')} className={buttonLook(kind)}>
          {t(member ? 'join' : 'buy')}
        </Link>
      );
    }
    if (member && membership && tier === on) {
      return <OwnPlanActions tier={tier} membership={membership} offers={offers} portal={portal} />;
    }
    if (member && membership && on !== null) {
      return <ChangePlanAction tier={tier} membership={membership} offers={offers} />;
    }
    const { priceMinor } = offers.tiers[tier];
    return (
      <Button
        kind={kind}
        busy={order.isPending && order.variables.item === tier}
        onClick={() => order.mutate({ item: tier, priceMinor })}
      >
        {t(member ? 'join' : 'buy')}
      </Button>
    );
  };

  return (
    <ul className="grid border-y border-line md:grid-cols-2 xl:grid-cols-4">
      {TIERS.map((tier) => {
        const offer = tier === 'free' ? { priceMinor: 0, coins: REWARDS.dailyCheckIn } : offers.tiers[tier];
        const term = termOf(tier);
        return (
          <TierColumn
            key={tier}
            tier={tier}
            note={tier === 'starter' && !hasPaidModels ? t('starterFree') : t(`tiers.${tier}.note`)}
            price={price(offer.priceMinor)}
            per={t(TERMS[term].per)}
            coins={offer.coins}
            coinsNote={t(TERMS[term].coins)}
            gives={gives[tier]}
            isCurrent={isCurrent(tier)}
            status={status(tier)}
            action={action(tier)}
          />
        );
      })}
    </ul>
  );
}

/** Text keys of how often a tier is paid and its coins are granted. */
const TERMS = {
  free: { per: 'noPrice', coins: 'coinsFree' },
  once: { per: 'once', coins: 'coinsOnce' },
  monthly: { per: 'monthly', coins: 'coinsMonthly' },
} as const;

function termOf(tier: Tier): keyof typeof TERMS {
  if (tier === 'free') {
    return 'free';
  }
  return isMemberTier(tier) ? 'monthly' : 'once';
}

/** How many times more coins one offer grants than another, and how many percent cheaper each coin is. */
function compareCoins(one: Offer, other: Offer): { times: number; percent: number } {
  if (one.coins === 0 || one.priceMinor === 0 || other.coins === 0) {
    return { times: 0, percent: 0 };
  }
  return {
    times: Math.floor(other.coins / one.coins),
    percent: Math.floor(100 * (1 - (other.priceMinor * one.coins) / (other.coins * one.priceMinor))),
  };
}
