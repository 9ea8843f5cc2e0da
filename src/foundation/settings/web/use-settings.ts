import type { ContractRouterClient } from '@orpc/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { settingsContract } from '../contract.ts';

type SettingsApi = { settings: ContractRouterClient<typeof settingsContract> };

/** Key of the query for the settings; refetch it when maintenance begins or ends. */
export const SETTINGS_KEY = ['settings'] as const;

/** The operator's settings, and whether the site is under maintenance. */
export function useSettings(options: { refetchInterval?: number } = {}) {
  const { settings } = useApi<SettingsApi>();
  return useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => settings.readSettings(undefined, { signal }),
    ...options,
  });
}
