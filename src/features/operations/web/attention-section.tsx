import { useTranslations } from 'use-intl';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { findAttention, type Attention } from '../attention.ts';
import type { ServiceAnswer } from '../contract.ts';
import { UNKNOWN_ANCHOR } from './unknown-section.tsx';
import { useQuantities } from './use-quantities.ts';
import { useVendorName } from './use-vendor-name.ts';

/** What needs an admin's attention now, or that nothing does. */
export function AttentionSection({ service }: { service: ServiceAnswer }) {
  const t = useTranslations('operations.attention');
  const found = findAttention(service);
  return (
    <section aria-label={t('heading')} className="flex flex-col gap-2">
      {found.length === 0 && <Notice kind="success">{t('calm')}</Notice>}
      {found.map((one) => (
        <AttentionNotice key={one.kind === 'vendor' ? one.vendor : one.kind} attention={one} />
      ))}
    </section>
  );
}

function AttentionNotice({ attention }: { attention: Attention }) {
  const t = useTranslations('operations.attention');
  const { time, size } = useQuantities();
  const nameOf = useVendorName();
  switch (attention.kind) {
    case 'noWorker':
      return <Notice>{t('noWorker')}</Notice>;
    case 'disk':
      return <Notice>{t('disk', { free: size(attention.freeBytes) })}</Notice>;
    case 'unknown':
      return (
        <Notice
          kind="warning"
          action={
            <a href={`#${UNKNOWN_ANCHOR}`} className="link">
              {t('decide')}
            </a>
          }
        >
          {t('unknown', { count: attention.count })}
        </Notice>
      );
    case 'vendor':
      return <Notice kind="warning">{t('vendor', { ...attention, vendor: nameOf(attention.vendor) })}</Notice>;
    case 'waiting':
      return <Notice kind="warning">{t('waiting', { time: time(attention.seconds) })}</Notice>;
  }
}
