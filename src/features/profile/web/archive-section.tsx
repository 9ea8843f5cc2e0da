import { useTranslations } from 'use-intl';
import { fetchFile, type BringFile } from '#src/platform/browser/download/download-file.ts';
import { useDownload } from '#src/platform/browser/download/use-download.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';
import { useArchive, useCreateArchive, useStorage } from './use-profile.ts';

const GIGABYTE = 1_000_000_000;

/** Downloading all data of the account as one file (ACC-06). */
export function ArchiveSection() {
  const t = useTranslations('profile.archive');
  const archive = useArchive();
  const create = useCreateArchive();
  const download = useDownload();
  const bring: BringFile = async (onShare) => {
    // The link may have expired while the page was open.
    const path = (await archive.refetch()).data?.path;
    return path ? fetchFile(path, onShare) : null;
  };
  const newest = archive.data;
  const problems = [
    newest?.state === 'failed' && t('failed'),
    download.problem,
    (create.error ?? archive.error)?.message,
  ];
  return (
    <PageSection anchor="data" heading={t('heading')} note={t('explain')}>
      <UsedStorage />
      <output className="block text-text-2">{newest && <ArchiveState archive={newest} />}</output>
      {problems.map((problem) => problem && <Notice key={problem}>{problem}</Notice>)}
      <div className="flex flex-wrap gap-2.5">
        {isReady(newest) && (
          <Button
            kind="outline"
            busy={download.share !== null}
            onClick={() => download.start(bring, 'kinora-archive.zip')}
          >
            {t('download')}
          </Button>
        )}
        <Button busy={create.isPending || newest?.state === 'pending'} onClick={() => create.mutate()}>
          {t(newest && newest.state !== 'pending' ? 'again' : 'make')}
        </Button>
      </div>
    </PageSection>
  );
}

type Archive = NonNullable<ReturnType<typeof useArchive>['data']>;

function isReady(archive: Archive | null | undefined): boolean {
  return archive?.state === 'ready' && archive.path !== null;
}

/** That it is being packed, or its size and how long it is available. */
function ArchiveState({ archive }: { archive: Archive }) {
  const t = useTranslations('profile.archive');
  if (archive.state === 'pending') {
    return t('packing');
  }
  if (!isReady(archive) || archive.goesAt === null) {
    return null;
  }
  return t('ready', {
    made: new Date(archive.createdAt),
    until: new Date(archive.goesAt),
    megabytes: Math.max(0.1, Math.round((archive.bytes ?? 0) / 1e5) / 10),
  });
}

/** The used part of the account's quota; nothing without a quota. */
function UsedStorage() {
  const t = useTranslations('profile.archive');
  const { data: storage } = useStorage();
  if (!storage || storage.quotaBytes === null) {
    return null;
  }
  return (
    <p className="text-text-2">
      {t('used', { used: storage.usedBytes / GIGABYTE, quota: storage.quotaBytes / GIGABYTE })}
    </p>
  );
}
