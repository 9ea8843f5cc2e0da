import { useFormatter, useTranslations } from 'use-intl';
import type { MyInvitations } from './use-invitations.ts';

const DAY = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** Guests per week, and how many of them are active: as bars, and as a table. */
export function WeeksChart({ weeks }: { weeks: MyInvitations['weeks'] }) {
  const t = useTranslations('invitations.chart');
  const format = useFormatter();
  const dayOf = (begins: string): string => format.dateTime(new Date(begins), DAY);
  const [came, active] = [
    weeks.reduce((sum, week) => sum + week.came, 0),
    weeks.reduce((sum, week) => sum + week.active, 0),
  ];
  // At least four steps, so that one person does not fill the chart.
  const top = Math.max(4, ...weeks.map((week) => week.came));
  return (
    <section aria-labelledby="invitation-weeks" className="flex min-w-0 flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="invitation-weeks" className="display text-head">
          {t('heading', { weeks: weeks.length })}
        </h2>
        <p aria-hidden="true" className="flex gap-4 text-note text-text-2">
          <span className="flex items-center gap-1.5">
            <span className="size-2.5 rounded-frame border border-select" />
            {t('came')}
          </span>
          <span className="flex items-center gap-1.5">
            <span className="size-2.5 rounded-frame bg-select" />
            {t('active')}
          </span>
        </p>
      </header>
      <p className="text-text-2">{came === 0 ? t('empty') : t('summary', { came, active, weeks: weeks.length })}</p>
      <div aria-hidden="true" className="flex h-44 items-end gap-0.5 border-b border-line-strong sm:gap-1.5">
        {weeks.map((week) => (
          <span
            key={week.begins}
            className="flex h-full min-w-0 flex-1 flex-col justify-end rounded-t-frame bg-surface-1"
          >
            {week.came > 0 && <span className="edge text-center text-text-2">{format.number(week.came)}</span>}
            {week.came > 0 && (
              <span
                className="relative block rounded-t-frame border border-b-0 border-select"
                style={{ height: `${(week.came / top) * 82}%` }}
              >
                <span
                  className="absolute inset-x-0 bottom-0 block bg-select"
                  style={{ height: `${(week.active / week.came) * 100}%` }}
                />
              </span>
            )}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="-mt-3 flex justify-between gap-2">
        {[weeks[0], weeks[Math.floor(weeks.length / 2)], weeks.at(-1)].map(
          (week, index) =>
            week && (
              <span key={`${week.begins} ${index}`} className="edge text-text-3">
                {dayOf(week.begins)}
              </span>
            ),
        )}
      </div>
      <details className="text-text-2">
        <summary className="control flex w-fit cursor-pointer items-center rounded-control text-note underline underline-offset-4">
          {t('table')}
        </summary>
        <table className="mt-2 w-full max-w-sm border-collapse text-left text-dense [&_td]:border-t [&_td]:border-line [&_td]:py-1.5 [&_th]:py-1.5 [&_th]:font-semibold">
          <thead>
            <tr>
              <th scope="col">{t('week')}</th>
              <th scope="col" className="text-right">
                {t('came')}
              </th>
              <th scope="col" className="text-right">
                {t('active')}
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.begins}>
                <th scope="row" className="border-t border-line font-normal!">
                  {dayOf(week.begins)}
                </th>
                <td className="text-right tabular-nums">{format.number(week.came)}</td>
                <td className="text-right tabular-nums">{format.number(week.active)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
