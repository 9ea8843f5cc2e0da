import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { OwnKeyAnswer } from '../../own-keys-contract.ts';
import { testNotice } from '../test-notice.ts';
import { useKeyChange, useKeyTest } from './use-own-keys.ts';

/** A vendor, with the member's key there: added, tested, replaced or removed. */
export function OwnKeyLine({ vendor: given, isOn, onKey }: { vendor: OwnKeyAnswer; isOn: boolean; onKey: () => void }) {
  const { vendor, label, serves, isKept, lastFour } = given;
  const t = useTranslations('ownKeys');
  const kinds = useTranslations('models.models.kinds');
  const format = useFormatter();
  const [removing, setRemoving] = useState(false);
  const test = useKeyTest();
  return (
    <li
      data-vendor={vendor}
      className="grid items-center gap-x-6 gap-y-2 border-b border-line py-3 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto]"
    >
      <div className="flex min-w-0 flex-col">
        <span className="font-semibold" translate="no">
          {label}
        </span>
        <span className="text-note text-text-3">{format.list(serves.map((kind) => kinds(kind)))}</span>
      </div>
      <KeyState isKept={isKept} lastFour={lastFour} />
      <div className="flex flex-wrap items-center gap-2.5 md:justify-end">
        {isKept && isOn && (
          <Button
            size="dense"
            kind="quiet"
            busy={test.isPending}
            aria-label={t('testOf', { vendor: label })}
            title={t('free')}
            onClick={() => test.mutate(vendor)}
          >
            {t('test')}
          </Button>
        )}
        {isOn && (
          <Button size="dense" aria-label={t(isKept ? 'replaceOf' : 'addOf', { vendor: label })} onClick={onKey}>
            {t(isKept ? 'replace' : 'add')}
          </Button>
        )}
        {isKept && (
          <Button size="dense" aria-label={t('removeOf', { vendor: label })} onClick={() => setRemoving(true)}>
            {t('remove')}
          </Button>
        )}
      </div>
      {(test.error || test.data) && (
        <div className="md:col-span-3">
          <Notice kind={testNotice(test.data?.state)}>
            {test.error?.message ?? (test.data && t(`states.${test.data.state}`))}
          </Notice>
        </div>
      )}
      <Removal vendor={given} open={removing} onClose={() => setRemoving(false)} />
    </li>
  );
}

/** Whether there is a key, and how it ends. */
function KeyState({ isKept, lastFour }: Pick<OwnKeyAnswer, 'isKept' | 'lastFour'>) {
  const t = useTranslations('ownKeys');
  if (!isKept) {
    return <span className="text-dense text-text-3">{t('none')}</span>;
  }
  return lastFour === null ? (
    <span className="text-dense text-warn">{t('unreadable')}</span>
  ) : (
    <span className="text-dense">{t('kept', { lastFour })}</span>
  );
}

function Removal({
  vendor: { vendor, label },
  open,
  onClose,
}: {
  vendor: OwnKeyAnswer;
  open: boolean;
  onClose: () => void;
}) {
  const t = useTranslations('ownKeys');
  const remove = useKeyChange((api, _none: undefined) => api.removeOwnKey({ vendor }));
  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        onClose();
        remove.reset();
      }}
      title={t('removeTitle', { vendor: label })}
      confirmLabel={t('remove')}
      danger
      busy={remove.isPending}
      error={remove.error?.message}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            toast(t('removed'), 'success');
            onClose();
          },
        })
      }
    >
      <p>{t('removeText', { vendor: label })}</p>
    </ConfirmDialog>
  );
}
