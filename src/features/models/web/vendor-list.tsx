import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Switch } from '#src/platform/browser/ui/switch.tsx';
import type { VendorAnswer } from '../contract.ts';
import { KeyDialog } from './key-dialog.tsx';
import { LimitsDialog } from './limits-dialog.tsx';
import { testNotice } from './test-notice.ts';
import { useChange, useTry, type Confirmed } from './use-models.ts';

/** The vendors, each with its key, its switch and a test. */
export function VendorList({ vendors, confirmed }: { vendors: readonly VendorAnswer[]; confirmed: Confirmed }) {
  const t = useTranslations('models.vendors');
  const [opened, setOpened] = useState<{ dialog: 'key' | 'limits'; vendor: VendorAnswer['vendor'] }>();
  const vendor = vendors.find((each) => each.vendor === opened?.vendor);
  const close = (): void => setOpened(undefined);
  return (
    <>
      <ul aria-label={t('list')} className="flex flex-col border-t border-line">
        {vendors.map((each) => (
          <VendorLine
            key={each.vendor}
            vendor={each}
            confirmed={confirmed}
            onKey={() => setOpened({ dialog: 'key', vendor: each.vendor })}
            onLimits={() => setOpened({ dialog: 'limits', vendor: each.vendor })}
          />
        ))}
      </ul>
      {vendor && opened?.dialog === 'key' && <KeyDialog vendor={vendor} confirmed={confirmed} onClose={close} />}
      {vendor && opened?.dialog === 'limits' && <LimitsDialog vendor={vendor} confirmed={confirmed} onClose={close} />}
    </>
  );
}

function VendorLine({
  vendor: given,
  confirmed,
  onKey,
  onLimits,
}: {
  vendor: VendorAnswer;
  confirmed: Confirmed;
  onKey: () => void;
  onLimits: () => void;
}) {
  const { vendor, label, serves, keyFrom, takesKey, isSetUp, isOn } = given;
  const t = useTranslations('models.vendors');
  const kinds = useTranslations('models.models.kinds');
  const format = useFormatter();
  const turn = useChange(confirmed, (api, on: boolean) => api.switchVendor({ vendor, isOn: on }));
  const test = useTry(confirmed);
  const problem = turn.error ?? test.error;
  return (
    <li
      data-vendor={vendor}
      className="grid items-center gap-x-6 gap-y-2 border-b border-line py-3 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_22rem]"
    >
      <div className="flex min-w-0 flex-col">
        <span className="font-semibold" translate="no">
          {label}
        </span>
        <span className="text-note text-text-3">{format.list(serves.map((kind) => kinds(kind)))}</span>
      </div>
      <VendorState vendor={given} />
      <div className="flex flex-wrap items-center gap-2.5 md:justify-end">
        {takesKey && isSetUp && (
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
        {takesKey && keyFrom !== 'environment' && (
          <Button size="dense" aria-label={t('setOf', { vendor: label })} onClick={onKey}>
            {t('set')}
          </Button>
        )}
        {isSetUp && (
          <Button size="dense" kind="quiet" aria-label={t('limitsOf', { vendor: label })} onClick={onLimits}>
            {t('limits')}
          </Button>
        )}
        {isSetUp && (
          <Switch checked={isOn} disabled={turn.isPending} onChange={(on) => turn.mutate(on)}>
            {t('on')}
            <span className="sr-only">{`: ${t('onOf', { vendor: label })}`}</span>
          </Switch>
        )}
      </div>
      {(problem || test.data) && (
        <div className="md:col-span-3">
          <Notice kind={testNotice(problem ? undefined : test.data?.state)}>
            {problem?.message ?? (test.data && t(`states.${test.data.state}`))}
          </Notice>
        </div>
      )}
    </li>
  );
}

/** Where a vendor's key is from, what it serves, and whether it rests. */
function VendorState({ vendor: { keyFrom, takesKey, isSetUp, models, trouble } }: { vendor: VendorAnswer }) {
  const t = useTranslations('models.vendors');
  return (
    <div className="flex min-w-0 flex-col text-dense">
      <span className={isSetUp ? 'text-text-1' : 'text-text-3'}>
        {takesKey ? t(`keyFrom.${keyFrom ?? 'none'}`) : t('ownServer', { isSetUp: String(isSetUp) })}
      </span>
      {isSetUp && <span className="text-note text-text-3">{t('models', { count: models })}</span>}
      {trouble && <Trouble {...trouble} />}
    </div>
  );
}

/** Why a vendor gets nothing now, and until when. */
function Trouble({ restsUntil, failures, lastError }: NonNullable<VendorAnswer['trouble']>) {
  const t = useTranslations('models.vendors');
  const format = useFormatter();
  return (
    <span className="text-note text-warn">
      {restsUntil ? t('rests', { time: format.dateTime(new Date(restsUntil), { timeStyle: 'medium' }) }) : t('trial')}{' '}
      {failures > 0 && t('failures', { count: failures })} <code className="font-edge wrap-anywhere">{lastError}</code>
    </span>
  );
}
