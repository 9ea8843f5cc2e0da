import { clsx } from 'clsx';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useConfirmation } from '#src/foundation/accounts/web/use-confirmation.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { PagedList } from '#src/platform/browser/ui/paged-list.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import type { CodeBatch } from '../contract.ts';
import { MakeCodes } from './make-codes.tsx';
import { useCodeBatches, useStopBatch } from './use-rewards.ts';

/** Redeem codes for admins (ADM-06): create a batch, see how many were redeemed, stop one. */
export function CodeBatchesScreen() {
  const t = useTranslations('rewards.codes');
  const list = useCodeBatches();
  const { confirmed, dialog } = useConfirmation();
  const stop = useStopBatch(confirmed);
  const [stopping, setStopping] = useState<CodeBatch>();
  const batches = list.data?.pages.flatMap((page) => page.batches) ?? [];
  const close = (): void => {
    setStopping(undefined);
    stop.reset();
  };
  return (
    <div className="flex w-full max-w-[960px] flex-col gap-6">
      <PageHead heading={t('heading')} lead={t('explain', { coins: REWARDS.redeemCode })} />
      <MakeCodes confirmed={confirmed} />
      <section aria-labelledby="code-batches" className="flex flex-col gap-3">
        <h2 id="code-batches" className="text-lead font-semibold">
          {t('list')}
        </h2>
        <PagedList list={list} isEmpty={batches.length === 0} empty={<EmptyState title={t('empty')} />} skeleton="h-32">
          <BatchList batches={batches} onStop={setStopping} />
        </PagedList>
      </section>
      <ConfirmDialog
        open={stopping !== undefined}
        onClose={close}
        title={t('stopTitle')}
        confirmLabel={t('stop')}
        danger
        busy={stop.isPending}
        error={stop.error?.message}
        onConfirm={() => stopping && stop.mutate(stopping.id, { onSuccess: close })}
      >
        <p>{t('stopText', { name: stopping?.name ?? '' })}</p>
      </ConfirmDialog>
      {dialog}
    </div>
  );
}

function stateOf({ expiresAt, stoppedAt }: CodeBatch): 'open' | 'expired' | 'stopped' {
  if (stoppedAt !== null) {
    return 'stopped';
  }
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'open';
}

function BatchList({ batches, onStop }: { batches: readonly CodeBatch[]; onStop: (batch: CodeBatch) => void }) {
  const t = useTranslations('rewards.codes');
  const format = useFormatter();
  const day = (moment: string): string => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  // The stored end is the first moment of the next day.
  const lastDay = (moment: string): string => day(new Date(Date.parse(moment) - 1).toISOString());
  return (
    <Slate as="ul" className="grid grid-cols-1 overflow-hidden md:grid-cols-[minmax(0,1fr)_repeat(5,auto)]">
      {batches.map((batch) => {
        const state = stateOf(batch);
        const facts = [
          ['redeemed', t('redeemedOf', { redeemed: batch.redeemed, codes: batch.codes })],
          ['created', day(batch.createdAt)],
          ['until', batch.expiresAt === null ? t('forever') : lastDay(batch.expiresAt)],
          ['state', t(`states.${state}`)],
        ] as const;
        return (
          <li
            key={batch.id}
            className="grid grid-cols-1 items-center gap-x-8 gap-y-3 border-b border-line px-4 py-3 last:border-0 md:col-span-full md:grid-cols-subgrid"
          >
            <h3 translate="no" className="min-w-0 font-semibold wrap-anywhere">
              {batch.name}
            </h3>
            <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-dense md:contents">
              {facts.map(([key, value]) => (
                <div key={key} className="flex flex-col">
                  <dt className="text-note text-text-3">{t(key)}</dt>
                  <dd className={clsx('tabular-nums', key === 'state' && state !== 'open' && 'text-text-3')}>
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
            <span className="flex md:min-h-7 md:justify-end">
              {state === 'open' && (
                <Button size="dense" onClick={() => onStop(batch)}>
                  {t('stop')}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </Slate>
  );
}
