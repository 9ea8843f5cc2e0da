import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { loginPath } from '#src/foundation/accounts/web/safe-next.ts';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { isSignedOut } from '#src/platform/browser/api/browser-session.ts';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import { HowItWorks } from './how-it-works.tsx';

const Mine = lazy(async () => ({ default: (await import('./my-invitations.tsx')).MyInvitations }));
const PATH = '/invitation-analytics';

/** Inviting people (INV-02): the link and its results for a signed-in account, an explanation for a visitor. */
export function InvitationScreen() {
  const me = useMe();
  const signedIn = Boolean(me.data) || (me.isPending && !isSignedOut());
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-10 lg:gap-14">
      {signedIn ? (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <Mine />
        </Suspense>
      ) : (
        <Programme />
      )}
      <HowItWorks />
    </div>
  );
}

function Programme() {
  const t = useTranslations('invitations.visitor');
  return (
    <header className="grid grid-cols-1 items-center gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:py-4">
      <div className="flex min-w-0 flex-col items-start gap-5">
        <h1 className="display text-title text-balance">{t('heading')}</h1>
        <p className="max-w-[52ch] text-lead text-text-2">
          {t('lead', { guest: REWARDS.invitedNewcomer, inviter: REWARDS.inviter })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Link to={`/register?next=${encodeURIComponent(PATH)}`} className={buttonLook('primary', 'large')}>
            {t('register')}
          </Link>
          <Link to={loginPath({ pathname: PATH, search: '' })} className={buttonLook('plain', 'large')}>
            {t('signIn')}
          </Link>
        </div>
        <p className="text-text-3">{t('note')}</p>
      </div>
      <TwoFilms />
    </header>
  );
}

/** A friend's film and one's own, each with the coins of the bonus. */
function TwoFilms() {
  const t = useTranslations('invitations.visitor');
  const films = [
    {
      still: '/showcase/storybook.avif',
      who: t('theirs'),
      coins: REWARDS.invitedNewcomer,
      place: 'flex-col-reverse w-[78%]',
    },
    {
      still: '/showcase/woodblock.avif',
      who: t('yours'),
      coins: REWARDS.inviter,
      place: 'flex-col -mt-[14%] ml-[22%] w-[78%]',
    },
  ];
  return (
    <div className="flex w-full max-w-sm min-w-0 flex-col">
      {films.map(({ still, who, coins, place }) => (
        <figure key={still} className={`relative flex gap-1.5 ${place}`}>
          <Gate aspect="16:9">
            <img src={still} alt="" width={480} height={270} decoding="async" className="size-full object-cover" />
          </Gate>
          <figcaption className="edge flex justify-between gap-3 bg-bg text-text-2">
            <span>{who}</span>
            <CoinAmount coins={coins} className="text-action-text" />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
