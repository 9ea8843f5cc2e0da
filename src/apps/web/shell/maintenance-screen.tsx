import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { Leader } from '#src/platform/browser/ui/leader.tsx';

/** Says that the site is being worked on, and until when (ROUTE-07). Asks again by itself: the guard leads back when it is over. */
export function MaintenanceScreen() {
  const t = useTranslations('shell');
  const format = useFormatter();
  const { data } = useSettings({ refetchInterval: TIMINGS.maintenancePoll });
  const queries = useQueryClient();
  // What was refused meanwhile is asked for anew.
  useEffect(() => () => void queries.invalidateQueries(), [queries]);
  const until = data?.maintenance.until;
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-5 py-16">
      <div className="relative aspect-video w-full max-w-64 overflow-hidden rounded-frame border border-line bg-media"><Leader /></div>
      <h1 className="display text-title">{t('maintenance.heading')}</h1>
      <p className="text-reading text-text-2">{t('maintenance.note')}</p>
      {until && (
        <p className="text-reading">
          {t('maintenance.until')} <time dateTime={until} className="font-semibold tabular-nums">{format.dateTime(new Date(until), { dateStyle: 'full', timeStyle: 'short' })}</time>
        </p>
      )}
      <p className="text-text-2">{t('maintenance.thanks')}</p>
    </div>
  );
}
