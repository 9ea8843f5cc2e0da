import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { loginPath } from '#src/foundation/accounts/web/safe-next.ts';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { isSignedOut } from '#src/platform/browser/api/browser-session.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';

/**
 * Lets a person through who is signed in, also while the server is still being asked whether they are; sends a visitor to sign in
 * and has them brought back (GUARD-02). What the screen asks for is refused to whom it is not meant for.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const location = useLocation();
  const me = useMe();
  if (me.data || (me.isPending && !isSignedOut())) return children;
  if (me.data === null) return <Navigate to={loginPath(location)} replace />;
  if (me.error) return <Notice action={<Button busy={me.isFetching} onClick={() => void me.refetch()}>{t('reload')}</Button>}>{me.error.message}</Notice>;
  return null;
}
