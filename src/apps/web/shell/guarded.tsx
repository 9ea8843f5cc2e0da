import type { ReactNode } from 'react';
import { Link, Navigate, useLocation, type Location } from 'react-router';
import { useTranslations } from 'use-intl';
import { loginPath, withNext } from '#src/foundation/accounts/web/safe-next.ts';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { isSignedOut } from '#src/platform/browser/api/browser-session.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { StillPage } from '#src/platform/browser/ui/still-page.tsx';
import { decide, type RouteRules, type Verdict } from './guards.ts';

/**
 * Shows a screen to those its route is for, and redirects everybody else (GUARD-01 to GUARD-05, GUARD-07); after
 * signing in, or after maintenance, they are led back. The server refuses the screen's requests independently.
 */
export function Guarded({ rules, children }: { rules: RouteRules; children: ReactNode }) {
  const location = useLocation();
  const me = useMe();
  const settings = useSettings();
  const signedOut = isSignedOut();
  const isVisitor = me.data === null || (me.isPending && signedOut);
  const verdict = decide(rules, {
    inMaintenance: settings.data?.maintenance.isOn,
    identity: me.data?.identity ?? (isVisitor ? null : undefined),
    hasSecondFactor: me.data?.hasSecondFactor,
    isCommunityClosed: settings.data?.community === 'closed',
  });
  if (verdict === 'wait' && !me.error) {
    return null;
  }
  if (verdict === 'closed') {
    return <ClosedCommunity />;
  }
  if (verdict !== 'show' && verdict !== 'wait') {
    return <Navigate {...DESTINATIONS[verdict](location)} replace />;
  }
  // A failure to read the account is only logged (BOOT-05): a person with a session sees the pages of signed-in
  // accounts, and earlier data stays valid. Only admins must be confirmed as such.
  return me.error && me.data === undefined && rules.admin ? <AccountUnknown me={me} error={me.error} /> : children;
}

/** Where each redirect leads. */
const DESTINATIONS: Record<
  Exclude<Verdict, 'show' | 'wait' | 'closed'>,
  (location: Location) => { to: string; state?: object }
> = {
  maintenance: (location) => ({ to: '/maintenance', state: { from: addressOf(location) } }),
  home: (location) => ({ to: cameFrom(location.state) ?? '/' }),
  banned: () => ({ to: '/banned' }),
  login: (location) => ({ to: loginPath(location) }),
  register: () => ({ to: '/register', state: { insufficientPermission: true } }),
  secondFactor: (location) => ({ to: withNext('/admin/security', addressOf(location)) }),
};

/** Says that the operator has closed the community. */
function ClosedCommunity() {
  const t = useTranslations('shell');
  return (
    <StillPage still="shot-6">
      <h1 className="display text-title">{t('closedCommunity.heading')}</h1>
      <p className="text-reading text-text-2">{t('closedCommunity.note')}</p>
      <Link to="/my/movies" className={buttonLook('primary')}>
        {t('titles.myMovies')}
      </Link>
    </StillPage>
  );
}

/** The account could not be read: says so, with a button to try again. */
function AccountUnknown({ me, error }: { me: ReturnType<typeof useMe>; error: Error }) {
  const t = useTranslations('shell');
  return (
    <div role="alert" data-selectable="" className="mx-auto flex max-w-xl flex-col items-start gap-5 py-16">
      <p className="text-reading">{error.message}</p>
      <Button busy={me.isFetching} onClick={() => void me.refetch()}>
        {t('reload')}
      </Button>
    </div>
  );
}

/** Path, query and fragment. */
function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

/** The page where a person was when maintenance began; only a path of this site. */
function cameFrom(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![\\/])/.test(from) ? from : undefined;
}
