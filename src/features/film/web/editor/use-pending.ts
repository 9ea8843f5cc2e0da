import { useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';

/** What the mutations of a key that are under way were called with: of a mutation that many rows share. */
export function usePending<Of>(mutationKey: readonly string[]): ReadonlySet<Of> {
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Of,
  });
  return useMemo(() => new Set(pending), [pending]);
}
