import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';
import { useArchive, useCreateArchive } from './use-profile.ts';

/** Everything of the account as one file to take away (ACC-06). */
export function ArchiveSection() {
  const t = useTranslations('profile.archive');
  const archive = useArchive();
  const create = useCreateArchive();
  const newest = archive.data;
  const problem = create.error ?? archive.error;
  const isReady = newest?.state === 'ready' && newest.path !== null;
  return (
    <PageSection anchor="data" heading={t('heading')} note={t('explain')}>
      <output className="block text-text-2">
        {newest?.state === 'pending' && t('packing')}
        {isReady &&
          newest.goesAt !== null &&
          t('ready', {
            made: new Date(newest.createdAt),
            until: new Date(newest.goesAt),
            megabytes: Math.max(0.1, Math.round((newest.bytes ?? 0) / 1e5) / 10),
          })}
      </output>
      {newest?.state === 'failed' && <Notice>{t('failed')}</Notice>}
      {problem && <Notice>{problem.message}</Notice>}
      <div className="flex flex-wrap gap-2.5">
        {isReady && (
          <a href={`${newest.path}&download`} download className={buttonLook('outline')}>
            {t('download')}
          </a>
        )}
        <Button busy={create.isPending || newest?.state === 'pending'} onClick={() => create.mutate()}>
          {t(newest && newest.state !== 'pending' ? 'again' : 'make')}
        </Button>
      </div>
    </PageSection>
  );
}
