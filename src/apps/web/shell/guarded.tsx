import type { ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router';
import { useTranslations } from 'use-intl';
import { loginPath, withNext } from '#src/foundation/accounts/web/safe-next.ts';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { isSignedOut } from '#src/platform/browser/api/browser-session.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { decide, type RouteRules, type Verdict } from './guards.ts';
import { screen } from './load-screen.ts';

const closedCommunity = screen(
  ['safety'],
  () => import('./closed-community.tsx'),
  (module) => module.ClosedCommunity,
);

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
    ...siteFacts(settings.data),
    identity: me.data?.identity ?? (isVisitor ? null : undefined),
    hasSecondFactor: me.data?.hasSecondFactor,
  });
  if (verdict === 'wait' && !me.error) {
    return null;
  }
  if (verdict === 'closed') {
    return <closedCommunity.Screen />;
  }
  if (verdict !== 'show' && verdict !== 'wait') {
    return <Navigate {...DESTINATIONS[verdict](location)} replace />;
  }
  // A failure to read the account is only logged (BOOT-05): a person with a session sees the pages of signed-in
  // accounts, and earlier data stays valid. Only admins must be confirmed as such.
  return me.error && me.data === undefined && rules.admin ? <AccountUnknown me={me} error={me.error} /> : children;
}

const siteFacts = (settings: ReturnType<typeof useSettings>['data']) => ({
  inMaintenance: settings?.maintenance.isOn,
  isCommunityClosed: settings?.community === 'closed',
});

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
