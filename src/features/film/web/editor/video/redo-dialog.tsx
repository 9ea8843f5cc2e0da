import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { useClipNumbers } from './use-clip-numbers.ts';
import { useRedo, useRedoQuote } from './use-redo.ts';

/** Makes what models made and what is out of date again, for one price that is shown first. */
export function RedoDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('filmVideo');
  const { film } = useEditor();
  const { outdatedPaid, selected } = useClipNumbers();
  const ofSelected = outdatedPaid.filter((number) => selected.includes(number));
  const [scope, setScope] = useState<'all' | 'selected'>('all');
  const numbers = scope === 'selected' && ofSelected.length > 0 ? ofSelected : undefined;
  const quote = useRedoQuote(film, numbers);
  const redo = useRedo(film);
  const data = quote.isPlaceholderData ? undefined : quote.data;
  const count = data?.takes.length ?? 0;
  const whyNot = useWhyNot(data);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => {
        if (data && count > 0) {
          redo.mutate({ numbers, agreedCoins: data.totalCoins, agreedBilledBy: data.billedBy }, { onSuccess: onClose });
        }
      }}
      title={t('redo.title')}
      confirmLabel={t('redo.do', { count })}
      busy={redo.isPending || quote.isPending}
      error={(redo.error ?? quote.error)?.message}
      {...(data && count > 0 ? { price: data.totalCoins } : {})}
      reason={whyNot}
    >
      {ofSelected.length > 0 && ofSelected.length < outdatedPaid.length && (
        <RadioChips
          label={t('order.of')}
          value={scope}
          options={[
            { value: 'all', label: t('redo.all', { count: outdatedPaid.length }) },
            { value: 'selected', label: t('order.selected', { count: ofSelected.length }) },
          ]}
          onChange={setScope}
        />
      )}
      <p>{t('redo.text')}</p>
      {data && <WhatIsRedone data={data} />}
    </ConfirmDialog>
  );
}

type Quote = NonNullable<ReturnType<typeof useRedoQuote>['data']>;

/** Why it cannot be ordered. */
function useWhyNot(quote: Quote | undefined): string | undefined {
  const t = useTranslations('filmVideo');
  if (quote?.takes.length === 0) {
    return t('redo.nothing');
  }
  return quote && quote.totalCoins > quote.balanceCoins ? t('redo.tooFew', { balance: quote.balanceCoins }) : undefined;
}

/** What is made again, who bills for it, and what cannot be made. */
function WhatIsRedone({ data }: { data: Quote }) {
  const t = useTranslations('filmVideo');
  const list = useList();
  const countOf = (kind: 'picture' | 'clip'): number => data.takes.filter((take) => take.kind === kind).length;
  return (
    <>
      {data.takes.length > 0 && (
        <p className="text-text-2">{t('redo.what', { pictures: countOf('picture'), clips: countOf('clip') })}</p>
      )}
      {data.billedBy.length > 0 && <p>{t('redo.billed', { vendors: list(data.billedBy) })}</p>}
      {data.unavailable > 0 && <p className="text-warn">{t('redo.unavailable', { count: data.unavailable })}</p>}
    </>
  );
}
