import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { loginPath } from '#src/foundation/accounts/web/safe-next.ts';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { isSignedOut } from '#src/platform/browser/api/browser-session.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { decide, type RouteRules } from './guards.ts';

/**
 * Shows a screen to whom its route is for, and sends everybody else where they belong (GUARD-01 to GUARD-05, GUARD-07);
 * who has to sign in, or to wait for the end of maintenance, is brought back after. What a screen asks for is refused
 * by the server as well.
 */
export function Guarded({ rules, children }: { rules: RouteRules; children: ReactNode }) {
  const t = useTranslations('shell');
  const location = useLocation();
  const me = useMe();
  const settings = useSettings();
  const signedOut = isSignedOut();
  const identity = me.data?.identity ?? (me.data === null || (me.isPending && signedOut) ? null : undefined);
  switch (decide(rules, { inMaintenance: settings.data?.maintenance.isOn, identity })) {
    case 'maintenance':
      return (
        <Navigate to="/maintenance" replace state={{ from: location.pathname + location.search + location.hash }} />
      );
    case 'home':
      return <Navigate to={cameFrom(location.state) ?? '/'} replace />;
    case 'banned':
      return <Navigate to="/banned" replace />;
    case 'login':
      return <Navigate to={loginPath(location)} replace />;
    case 'register':
      return <Navigate to="/register" replace state={{ insufficientPermission: true }} />;
    case 'wait':
      if (!me.error) return null;
  }
  // Who somebody was a moment ago still stands when it could not be read again.
  if (me.error && me.data === undefined && (rules.signedIn || rules.admin)) {
    return (
      <div role="alert" data-selectable="" className="mx-auto flex max-w-xl flex-col items-start gap-5 py-16">
        <p className="text-reading">{me.error.message}</p>
        <Button busy={me.isFetching} onClick={() => void me.refetch()}>
          {t('reload')}
        </Button>
      </div>
    );
  }
  return children;
}

/** Where a person stood when maintenance began; only a path of ours. */
function cameFrom(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![\\/])/.test(from) ? from : undefined;
}
