import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { useUnsubscribe } from './use-notification-settings.ts';

/**
 * Ends the mails of an account by the link in one, without signing in (COMM-12): one press, since programs follow
 * links.
 */
export function UnsubscribeScreen() {
  const { token = '' } = useParams();
  const t = useTranslations('notifications.unsubscribe');
  const end = useUnsubscribe();
  return (
    <div className="mx-auto flex w-full max-w-[640px] flex-col gap-5">
      <PageHead heading={t('heading')} lead={t(end.isSuccess ? 'done' : 'lead')} />
      {end.error && <Notice>{end.error.message}</Notice>}
      <div className="flex flex-wrap gap-3">
        {!end.isSuccess && (
          <Button kind="primary" busy={end.isPending} onClick={() => end.mutate(token)}>
            {t('end')}
          </Button>
        )}
        <Link to="/my/info" className={buttonLook('plain')}>
          {t('settings')}
        </Link>
      </div>
    </div>
  );
}
