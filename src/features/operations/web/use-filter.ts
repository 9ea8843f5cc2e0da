import { useSearchParams } from 'react-router';
import { RANGE_NAMES } from '../ranges.ts';
import type { Filter } from './use-operations.ts';

/** The filter of the plots, kept in the address. Another vendor drops the model. */
export function useFilter(): [Filter, (change: Partial<Record<keyof Filter, string>>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [vendor, model] = ['vendor', 'model'].map((name) => parameters.get(name)?.slice(0, 60) || undefined);
  const filter: Filter = {
    range: RANGE_NAMES.find((name) => name === parameters.get('range')) ?? '24h',
    ...(vendor === undefined ? {} : { vendor }),
    ...(model === undefined ? {} : { model }),
  };
  const change = (to: Partial<Record<keyof Filter, string>>): void => {
    const next = { ...filter, ...('vendor' in to ? { model: '' } : {}), ...to };
    const kept = Object.entries(next).filter(([, value]) => value !== '');
    setParameters(Object.fromEntries(kept), { replace: true, preventScrollReset: true });
  };
  return [filter, change];
}
