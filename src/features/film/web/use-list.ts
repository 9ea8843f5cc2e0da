import { useFormatter } from 'use-intl';

/** Lists names, words or numbers as the page's language does, in few characters. */
export function useList(): (items: readonly (string | number)[]) => string {
  const format = useFormatter();
  return (items) => format.list(items.map(String), { type: 'conjunction', style: 'narrow' });
}
