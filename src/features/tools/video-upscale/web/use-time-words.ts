import { useTranslations } from 'use-intl';

const MINUTES_FROM_SECONDS = 90;
const ROUND_SECONDS = 5;

/** Says about how long this server takes, in minutes where it is long. */
export function useTimeWords(): (seconds: number) => string {
  const t = useTranslations('toolVideoUpscale');
  return (seconds) =>
    seconds > MINUTES_FROM_SECONDS
      ? t('takesMinutes', { minutes: Math.ceil(seconds / 60) })
      : t('takesSeconds', { seconds: Math.ceil(seconds / ROUND_SECONDS) * ROUND_SECONDS });
}
