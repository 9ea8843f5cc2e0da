import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import { Logo } from './logo.tsx';

/** Says that the site is under maintenance, and until when (ROUTE-07). Polls: the guard leads back when it is over. */
export function MaintenanceScreen() {
  const t = useTranslations('shell');
  const format = useFormatter();
  const { data } = useSettings({ refetchInterval: TIMINGS.maintenancePoll });
  const queries = useQueryClient();
  // Refetches what was refused meanwhile.
  useEffect(() => () => void queries.invalidateQueries(), [queries]);
  const until = data?.maintenance.until;
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-4rem)] max-w-4xl flex-col justify-center gap-7 sm:gap-9">
      <Logo />
      <div className="relative aspect-video overflow-hidden rounded-frame border border-line bg-media sm:aspect-[2.39]">
        <Leader />
      </div>
      <div className="grid gap-x-12 gap-y-5 md:grid-cols-2">
        <h1 className="display text-title sm:text-[34px] sm:leading-[calc(1.1*var(--leading-scale))]">
          {t('maintenance.heading')}
        </h1>
        <div className="flex flex-col gap-4">
          <p className="text-reading text-text-2">{t('maintenance.note')}</p>
          {until && (
            <p className="border-l-2 border-action-line pl-4 text-reading">
              {t('maintenance.until')}{' '}
              <time dateTime={until} className="font-semibold tabular-nums">
                {format.dateTime(new Date(until), { dateStyle: 'full', timeStyle: 'short' })}
              </time>
            </p>
          )}
          <p className="text-text-2">{t('maintenance.thanks')}</p>
        </div>
      </div>
    </div>
  );
}
