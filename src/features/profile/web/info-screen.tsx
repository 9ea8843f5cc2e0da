import { useTranslations } from 'use-intl';
import { useAccountRecord } from '#src/foundation/accounts/web/use-account.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { ArchiveSection } from './archive-section.tsx';
import { AvatarChooser } from './avatar-chooser.tsx';
import { DeleteSection } from './delete-section.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Who one is to others and to us (ACC-04); everything of it to take away (ACC-06), and its end (ACC-05). */
export function InfoScreen() {
  const t = useTranslations('profile');
  const { data: record, isPending, error, isFetching, refetch } = useAccountRecord();
  return (
    <div className="flex w-full max-w-[680px] flex-col gap-6">
      <h1 className="display text-title">{t('heading')}</h1>
      <output className="sr-only">{isPending ? t('loading') : ''}</output>
      {isPending && <div className="flex flex-col gap-4"><Skeleton className="size-24 rounded-full" />{['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} className="h-14" />)}</div>}
      {error && !record && <Notice action={<Button busy={isFetching} onClick={() => void refetch()}>{t('tryAgain')}</Button>}>{error.message}</Notice>}
      {record && (
        <>
          <AvatarChooser record={record} />
          <ProfileForm key={record.id} record={record} />
          <ArchiveSection />
          <DeleteSection record={record} />
        </>
      )}
    </div>
  );
}
