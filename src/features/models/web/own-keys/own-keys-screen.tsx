import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { OwnKeyAnswer } from '../../own-keys-contract.ts';
import { OwnKeyDialog } from './own-key-dialog.tsx';
import { OwnKeyLine } from './own-key-line.tsx';
import { useOwnKeys } from './use-own-keys.ts';

/** The member's own keys at vendors of models: what they make, the vendor bills to the member. */
export function OwnKeysScreen() {
  const t = useTranslations('ownKeys');
  const keys = useOwnKeys();
  const [asked, setAsked] = useState<OwnKeyAnswer['vendor']>();
  const isOn = keys.data?.isOn === true;
  const vendor = keys.data?.vendors.find((each) => each.vendor === asked);
  // Where keys are switched off, only those that are kept can still be removed.
  const shown = keys.data?.vendors.filter(({ isKept }) => isOn || isKept) ?? [];
  return (
    <div className="flex w-full max-w-[960px] flex-col gap-6">
      <PageHead heading={t('heading')} />
      <div className="flex max-w-[70ch] flex-col gap-3 text-text-2">
        <p>{t('note')}</p>
        <p>{t('prices')}</p>
      </div>
      {keys.data && !isOn && <Notice kind="warning">{t('off')}</Notice>}
      {keys.isPending && <Skeleton className="h-40" />}
      {keys.error && (
        <Notice
          action={
            <Button busy={keys.isFetching} onClick={() => void keys.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {keys.error.message}
        </Notice>
      )}
      {shown.length > 0 && (
        <ul aria-label={t('list')} className="flex flex-col border-t border-line">
          {shown.map((each) => (
            <OwnKeyLine key={each.vendor} vendor={each} isOn={isOn} onKey={() => setAsked(each.vendor)} />
          ))}
        </ul>
      )}
      {vendor && <OwnKeyDialog vendor={vendor} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
