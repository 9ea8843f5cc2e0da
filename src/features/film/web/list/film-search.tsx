import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDebounced } from '#src/platform/browser/use-debounced.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';

/** Pause after the last key before the search is sent, milliseconds. */
const SEARCH_WAITS = 300;

/** What is searched for, once nobody types any more. */
export const useSettledSearch = (search: string): string => useDebounced(search.trim(), SEARCH_WAITS);

/** The box that searches one's films. */
export function FilmSearch({
  value,
  onChange,
  className,
}: {
  value: string;
  onChange: (value: string) => void;
  className?: string;
}) {
  const t = useTranslations('filmList');
  return (
    <span className={clsx('relative flex min-w-0', className)}>
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-text-3"
        strokeWidth={1.75}
        aria-hidden="true"
      />
      <input
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={LIMITS.film.searchCharacters}
        className="control w-full min-w-0 rounded-control border border-line-strong bg-surface-2 pr-2 pl-9"
      />
    </span>
  );
}
