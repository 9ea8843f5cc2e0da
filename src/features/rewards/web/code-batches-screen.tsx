import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import { useConfirmation } from '#src/foundation/accounts/web/use-confirmation.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { CodeBatch } from '../contract.ts';
import { MakeCodes } from './make-codes.tsx';
import { useCodeBatches, useStopBatch } from './use-rewards.ts';

/** Redeem codes for an admin (ADM-06): make a batch, see what became of each, stop one. */
export function CodeBatchesScreen() {
  const t = useTranslations('rewards.codes');
  const list = useCodeBatches();
  const { confirmed, dialog } = useConfirmation();
  const stop = useStopBatch(confirmed);
  const [stopping, setStopping] = useState<CodeBatch>();
  const batches = list.data?.pages.flatMap((page) => page.batches) ?? [];
  const close = (): void => { setStopping(undefined); stop.reset(); };
  return (
    <div className="flex w-full max-w-[960px] flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h1 className="display text-title">{t('heading')}</h1>
        <p className="max-w-prose text-text-2">{t('explain', { coins: REWARDS.redeemCode })}</p>
      </header>
      <MakeCodes confirmed={confirmed} />
      <section aria-labelledby="code-batches" className="flex flex-col gap-3">
        <h2 id="code-batches" className="text-lead font-semibold">{t('list')}</h2>
        {list.isPending && <Skeleton className="h-32" />}
        {list.error && <Notice action={<Button busy={list.isFetching} onClick={() => void list.refetch()}>{t('tryAgain')}</Button>}>{list.error.message}</Notice>}
        {list.isSuccess && batches.length === 0 && <EmptyState title={t('empty')} />}
        {batches.length > 0 && <BatchList batches={batches} onStop={setStopping} />}
        {list.hasNextPage && <Button className="self-center" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>{t('more')}</Button>}
      </section>
      <ConfirmDialog
        open={stopping !== undefined} onClose={close} title={t('stopTitle')} confirmLabel={t('stop')} danger busy={stop.isPending} error={stop.error?.message}
        onConfirm={() => stopping && stop.mutate(stopping.id, { onSuccess: close })}
      >
        <p>{t('stopText', { name: stopping?.name ?? '' })}</p>
      </ConfirmDialog>
      {dialog}
    </div>
  );
}

function stateOf({ expiresAt, stoppedAt }: CodeBatch): 'open' | 'expired' | 'stopped' {
  if (stoppedAt !== null) return 'stopped';
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'open';
}

function BatchList({ batches, onStop }: { batches: readonly CodeBatch[]; onStop: (batch: CodeBatch) => void }) {
  const t = useTranslations('rewards.codes');
  const format = useFormatter();
  const day = (moment: string): string => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  // The end is the first moment of the next day, where it was chosen.
  const lastDay = (moment: string): string => day(new Date(Date.parse(moment) - 1).toISOString());
  return (
    <ul className="flex flex-col overflow-hidden rounded-panel border border-line bg-surface-1">
      {batches.map((batch) => (
        <li key={batch.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-0">
          <h3 className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">{batch.name}</h3>
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-dense">
            {([['redeemed', t('redeemedOf', { redeemed: batch.redeemed, codes: batch.codes })], ['created', day(batch.createdAt)], ['until', batch.expiresAt === null ? t('forever') : lastDay(batch.expiresAt)], ['state', t(`states.${stateOf(batch)}`)]] as const).map(([key, value]) => (
              <div key={key} className="flex flex-col"><dt className="text-note text-text-3">{t(key)}</dt><dd className="tabular-nums">{value}</dd></div>
            ))}
          </dl>
          <span className="flex sm:w-20 sm:justify-end">{stateOf(batch) === 'open' && <Button size="dense" onClick={() => onStop(batch)}>{t('stop')}</Button>}</span>
        </li>
      ))}
    </ul>
  );
}
