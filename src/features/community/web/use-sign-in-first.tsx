import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { loginPath } from '#src/foundation/accounts/web/safe-next.ts';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';

/**
 * Does what needs an account; a visitor is asked to sign in, which leads back to this page. The dialog belongs on the
 * page.
 */
export function useSignInFirst(): { signedIn: (act: () => void) => void; dialog: ReactNode } {
  const t = useTranslations('community');
  const { data: me } = useMe();
  const location = useLocation();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return {
    signedIn: (act) => (me ? act() : setOpen(true)),
    dialog: (
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('signInTitle')}
        actions={
          <>
            <Button onClick={close}>{t('notNow')}</Button>
            <Link to={loginPath(location)} data-first-focus="" className={buttonLook('primary')}>
              {t('signIn')}
            </Link>
          </>
        }
      >
        <p>{t('signInNote')}</p>
      </Dialog>
    ),
  };
}
