import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useConfirmation } from '#src/foundation/accounts/web/use-confirmation.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { ModelDialog } from './model-dialog.tsx';
import { ModelTable } from './model-table.tsx';
import { useOffer, useVendors } from './use-models.ts';
import { useWorkflows } from './use-workflows.ts';
import { VendorList } from './vendor-list.tsx';
import { WorkflowList } from './workflow-list.tsx';

/** Which vendors are set up, and how their models are offered (ADM-07). */
export function ModelsScreen() {
  const t = useTranslations('models');
  const { confirmed, dialog } = useConfirmation();
  const vendors = useVendors();
  const workflows = useWorkflows();
  const offer = useOffer();
  const [changed, setChanged] = useState<string>();
  const models = offer.data?.models ?? [];
  const model = models.find(({ id }) => id === changed);
  return (
    <div className="flex w-full flex-col gap-10">
      <PageHead heading={t('heading')} />
      <Part id="vendors" heading={t('vendors.heading')} note={t('vendors.note')} list={vendors}>
        <VendorList vendors={vendors.data?.vendors ?? []} confirmed={confirmed} />
      </Part>
      <Part id="workflows" heading={t('workflows.heading')} note={t('workflows.note')} list={workflows}>
        <WorkflowList
          workflows={workflows.data?.workflows ?? []}
          isServerSetUp={workflows.data?.isServerSetUp ?? true}
          confirmed={confirmed}
        />
      </Part>
      <Part id="models" heading={t('models.heading')} note={t('models.note')} list={offer}>
        <ModelTable models={models} vendors={vendors.data?.vendors ?? []} onChange={setChanged} />
      </Part>
      {model && (
        <ModelDialog
          key={model.id}
          model={model}
          others={models}
          vendors={vendors.data?.vendors ?? []}
          confirmed={confirmed}
          onClose={() => setChanged(undefined)}
        />
      )}
      {dialog}
    </div>
  );
}

function Part({
  id,
  heading,
  note,
  list,
  children,
}: {
  id: string;
  heading: string;
  note: string;
  list: Pick<UseQueryResult, 'isPending' | 'error' | 'isFetching' | 'refetch'>;
  children: ReactNode;
}) {
  const t = useTranslations('models');
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h2 id={id} className="text-lead font-semibold">
          {heading}
        </h2>
        <p className="max-w-prose text-text-2">{note}</p>
      </header>
      {list.error && (
        <Notice
          action={
            <Button busy={list.isFetching} onClick={() => void list.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {list.error.message}
        </Notice>
      )}
      {list.isPending ? <Skeleton className="h-60" /> : children}
    </section>
  );
}
