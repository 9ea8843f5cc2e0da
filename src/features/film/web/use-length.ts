import { useTranslations } from 'use-intl';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';

const MINUTE = 60;

/** How long a shot is, in words: with tenths, and from a minute on as minutes and seconds. */
export function useLength(): (seconds: number) => string {
  const t = useTranslations('film.terms');
  return (seconds) => {
    const rounded = Math.round(seconds * 10) / 10;
    return rounded < MINUTE ? t('seconds', { seconds: rounded }) : formatTimecode(Math.round(seconds));
  };
}
