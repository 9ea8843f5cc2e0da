import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConfirmation } from '#src/foundation/accounts/web/use-confirmation.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { ModerationCase } from './moderation-case.tsx';
import { useCases } from './use-administration.ts';

const NONE = { open: 'noneOpen', appealed: 'noneAppealed', decided: 'noneDecided' } as const;

/** The queue of contents that moderation is unsure of (SEC-15) or that people reported (ADM-06), and of appeals. */
export function ModerationScreen() {
  const t = useTranslations('administration.moderation');
  const shared = useTranslations('administration');
  const [state, setState] = useState<'open' | 'appealed' | 'decided'>('open');
  const list = useCases(state);
  const { confirmed, dialog } = useConfirmation();
  return (
    <div className="flex w-full max-w-[960px] flex-col gap-6">
      <PageHead heading={t('heading')} />
      <p className="max-w-[65ch] text-text-2">{t('explain')}</p>
      <RadioChips
        label={t('which')}
        value={state}
        onChange={setState}
        options={[
          { value: 'open', label: t('open') },
          { value: 'appealed', label: t('appealed') },
          { value: 'decided', label: t('decided') },
        ]}
      />
      {list.isPending && <Skeleton className="h-60" />}
      {list.error && (
        <Notice
          action={
            <Button busy={list.isFetching} onClick={() => void list.refetch()}>
              {shared('tryAgain')}
            </Button>
          }
        >
          {list.error.message}
        </Notice>
      )}
      {list.data?.cases.length === 0 && <EmptyState title={t(NONE[state])} />}
      <ul aria-label={t('list')} className="flex flex-col gap-4">
        {list.data?.cases.map((one) => (
          <ModerationCase key={one.id} given={one} confirmed={confirmed} />
        ))}
      </ul>
      {dialog}
    </div>
  );
}
