import { clsx } from 'clsx';
import { useFormatter, useTranslations } from 'use-intl';
import { Avatar } from '#src/platform/browser/ui/avatar.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import type { MyInvitations } from './use-invitations.ts';

/** The guests of the link, when they came, and the state of each bonus. */
export function GuestList({ mine }: { mine: MyInvitations }) {
  const t = useTranslations('invitations.guests');
  const format = useFormatter();
  const day = (moment: string): string => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  return (
    <section aria-labelledby="invitation-guests" className="flex min-w-0 flex-col gap-4">
      <h2 id="invitation-guests" className="display text-head">
        {t('heading')}
      </h2>
      {mine.guests.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyNote')}</EmptyState>
      ) : (
        <Slate as="ul" className="flex max-h-128 flex-col overflow-y-auto">
          {mine.guests.map((guest, index) => {
            const name = guest.name ?? t('gone');
            return (
              <li
                key={`${guest.cameAt} ${index}`}
                className="flex items-center gap-3 border-b border-line px-4 py-3 last:border-0"
              >
                <Avatar name={name} />
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="truncate font-semibold" title={name}>
                    {name}
                  </span>
                  <span className="text-note text-text-3">{t('cameAt', { date: day(guest.cameAt) })}</span>
                </span>
                <span
                  className={clsx(
                    'max-w-[45%] text-right text-note',
                    guest.progress === 'paid' ? 'font-semibold text-ok' : 'text-text-2',
                  )}
                >
                  {t(`progress.${guest.progress}`, {
                    coins: REWARDS.inviter,
                    limit: mine.limit,
                    date: guest.dueAt === null ? '' : day(guest.dueAt),
                  })}
                </span>
              </li>
            );
          })}
        </Slate>
      )}
      {mine.came > mine.guests.length && <p className="text-note text-text-3">{t('newest')}</p>}
    </section>
  );
}
