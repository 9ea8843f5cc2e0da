import { useTranslations } from 'use-intl';
import { SelectChip } from '#src/platform/browser/ui/select-field.tsx';
import { FILTER_NAMES, MOVIE_FILTERS, type MovieFilter } from './use-movie-wishes.ts';
import type { MovieWishes } from './use-movies.ts';

/** The filters of the list of films. `onChange` gets a filter and its value; null takes it off. */
export function MovieFilters({
  wishes,
  onChange,
}: {
  wishes: MovieWishes;
  onChange: (name: MovieFilter, value: string | null) => void;
}) {
  const t = useTranslations('community');
  const film = useTranslations('film');
  const label = (name: MovieFilter, value: string): string => {
    const texts: Readonly<Record<MovieFilter, () => string>> = {
      type: () => film(`types.${value as (typeof MOVIE_FILTERS.type)[number]}`),
      style: () => film(`looks.${value as (typeof MOVIE_FILTERS.style)[number]}`),
      aspect: () => t(`aspects.${value as (typeof MOVIE_FILTERS.aspect)[number]}`),
      language: () => film(`languages.${value as (typeof MOVIE_FILTERS.language)[number]}`),
      length: () => t(`lengths.${value as (typeof MOVIE_FILTERS.length)[number]}`),
    };
    return texts[name]();
  };
  return (
    <>
      {FILTER_NAMES.map((name) => (
        <SelectChip
          key={name}
          size="usual"
          label={t(`filters.${name}`)}
          value={wishes[name] ?? ''}
          onChange={(value) => onChange(name, value === '' ? null : value)}
          options={[
            { value: '', label: t(`any.${name}`) },
            ...MOVIE_FILTERS[name].map((value) => ({ value, label: label(name, value) })),
          ]}
        />
      ))}
    </>
  );
}
