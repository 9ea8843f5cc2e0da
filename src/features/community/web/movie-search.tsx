import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDebounced } from '#src/platform/browser/use-debounced.ts';

/** Pause after the last key before the search is sent, milliseconds. */
const SEARCH_WAITS = 300;
const MOST_CHARACTERS = 200;

/** The search box. `searched` is what the page shows; `onSearch` hears what is typed, once nobody types any more. */
export function MovieSearch({
  searched,
  onSearch,
  label,
}: {
  searched: string;
  onSearch: (text: string) => void;
  /** Its name; of films by default. */
  label?: string;
}) {
  const t = useTranslations('community');
  const [typed, setTyped] = useState(searched);
  const [shown, setShown] = useState(searched);
  const way = useNavigationType();
  if (shown !== searched) {
    setShown(searched);
    // What is typed replaces the address; whatever else changes it has another search for the box.
    if (way !== 'REPLACE') {
      setTyped(searched);
    }
  }
  const settled = useDebounced(typed.trim(), SEARCH_WAITS);
  useEffect(() => {
    if (settled !== searched) {
      onSearch(settled);
    }
  }, [settled]); // oxlint-disable-line react-hooks/exhaustive-deps
  return (
    <span className="relative flex min-w-0 flex-1 basis-56 max-sm:basis-full">
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-text-3"
        strokeWidth={1.75}
        aria-hidden="true"
      />
      <input
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-label={label ?? t('search')}
        placeholder={label ?? t('search')}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        className="control w-full min-w-0 rounded-control border border-line-strong bg-surface-2 pr-2 pl-9"
      />
    </span>
  );
}
