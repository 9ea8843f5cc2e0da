import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { AttentionSection } from './attention-section.tsx';
import { HistorySection } from './history-section.tsx';
import { MachineSections } from './machine-sections.tsx';
import { NowSection } from './now-section.tsx';
import { UnknownSection } from './unknown-section.tsx';
import { useService } from './use-operations.ts';

/** The cloud service for admins: what needs attention, plots over time, unknown outcomes, and the machine (ADM-03). */
export function CloudServiceScreen() {
  const t = useTranslations('operations');
  const service = useService();
  return (
    <div className="flex w-full min-w-0 flex-col gap-8">
      <PageHead heading={t('heading')} lead={t('lead')} />
      {service.error && (
        <Notice
          action={
            <Button size="dense" busy={service.isFetching} onClick={() => void service.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {service.error.message}
        </Notice>
      )}
      {service.isPending && <Skeleton className="h-32" />}
      {service.data && (
        <>
          <AttentionSection service={service.data} />
          <NowSection service={service.data} />
        </>
      )}
      <HistorySection />
      <UnknownSection />
      {service.data && <MachineSections service={service.data} />}
    </div>
  );
}
