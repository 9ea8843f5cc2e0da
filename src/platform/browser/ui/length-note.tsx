import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { countCharacters } from '#src/shared/count-characters.ts';

/** By how many characters a text is too long; 0 where it fits, or has no maximum. Spaces at its ends do not count. */
export function charactersOver(text: string, maximum: number | undefined): number {
  return maximum === undefined ? 0 : Math.max(0, countCharacters(text.trim()) - maximum);
}

/** How many of so many characters are used, or by how many they are too many. */
export function LengthNote({ text, maximum }: { text: string; maximum: number }) {
  const t = useTranslations('ui');
  const over = charactersOver(text, maximum);
  return (
    <span className={clsx('edge', over > 0 ? 'text-err' : 'text-text-3')}>
      {over > 0 ? t('tooLong', { over }) : t('counter', { used: countCharacters(text.trim()), most: maximum })}
    </span>
  );
}
