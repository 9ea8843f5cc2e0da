import { Crown } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { MembershipAnswer } from './use-membership.ts';

/** Notices about the account's membership; none for most. */
export function MembershipNotices({ membership, isSpecial }: { membership: MembershipAnswer; isSpecial: boolean }) {
  const t = useTranslations('membership');
  const format = useFormatter();
  const day = (moment: string): string => format.dateTime(new Date(moment), { dateStyle: 'long' });
  const { owedCoins, ended, given } = membership;
  const givenNote = (): string | undefined => {
    if (given === null) {
      return undefined;
    }
    return given.until === null ? t('given') : t('givenUntil', { date: day(given.until) });
  };
  const crowned = isSpecial ? t('special') : givenNote();
  return (
    <>
      {ended && (
        <Notice kind="note">
          {ended.reason === 'second'
            ? t(ended.isReturned ? 'ended.secondReturned' : 'ended.second')
            : t(`ended.${ended.reason}`, { date: day(ended.endedAt) })}
        </Notice>
      )}
      {owedCoins > 0 && <Notice kind="warning">{t('owed', { coins: owedCoins })}</Notice>}
      {crowned && (
        <p className="flex items-center gap-2 text-gold">
          <Crown className="size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          {crowned}
        </p>
      )}
    </>
  );
}
