import { useTranslations } from 'use-intl';
import type { PartnerPalette } from '../partner-colours.ts';
import { PartnerMark } from './partner-mark.tsx';

/** A zone's look in both themes. Hidden from screen readers. */
export function PartnerPreview({
  name,
  logo,
  palette,
}: {
  name: string;
  logo: string | null;
  palette: PartnerPalette;
}) {
  const t = useTranslations('partners.admin');
  const themes = [
    ['theme-light', palette.actionTextLight],
    ['theme-dark', palette.actionTextDark],
  ] as const;
  return (
    <div aria-hidden="true" className="flex flex-col gap-1.5">
      <p className="text-note text-text-2">{t('preview')}</p>
      <div className="grid overflow-hidden rounded-panel border border-line sm:grid-cols-2">
        {themes.map(([theme, ink]) => (
          <div key={theme} className={`${theme} min-w-0 bg-bg text-text-1`}>
            <div className="px-3 py-2" style={{ background: palette.bar, color: palette.onBar }}>
              <PartnerMark name={name} logo={logo} />
            </div>
            <div className="flex flex-wrap items-center gap-4 px-3 py-4">
              <span
                className="control inline-flex items-center rounded-control border px-4 font-semibold"
                style={{ background: palette.action, color: palette.onAction, borderColor: ink }}
              >
                {t('sampleButton')}
              </span>
              <span className="underline underline-offset-2" style={{ color: ink }}>
                {t('sampleLink')}
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
