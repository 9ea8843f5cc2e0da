import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { StandingForm } from './standing-form.tsx';
import { useManagedAccount, type Confirmed } from './use-administration.ts';

/** The membership of the author of a film, and how it is set, as in user management (ADM-08). */
export function AuthorStanding({ accountId, confirmed }: { accountId: string; confirmed: Confirmed }) {
  const t = useTranslations('administration');
  const read = useManagedAccount(accountId);
  if (read.isPending) {
    return <Skeleton className="h-40" />;
  }
  if (read.error) {
    return (
      <Notice
        action={
          <Button busy={read.isFetching} onClick={() => void read.refetch()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {read.error.message}
      </Notice>
    );
  }
  const { account } = read.data;
  return <StandingForm key={JSON.stringify(account)} account={account} confirmed={confirmed} />;
}
