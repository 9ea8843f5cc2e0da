import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onSessionChange } from '#src/platform/browser/api/browser-session.ts';
import { isOnTheWayIn, loginPath } from './safe-next.ts';
import { ME_KEY } from './use-account.ts';

/**
 * Reacts to session changes from elsewhere: an ended session leads to the sign-in page, which says so and leads back
 * (BOOT-08); a sign-out in another tab leads home; another account in another tab is reloaded.
 */
export function useSessionChanges(): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  useEffect(
    () =>
      onSessionChange((change) => {
        if (change === 'signed_out') {
          return window.location.assign('/');
        }
        if (change === 'signed_in') {
          return void queries.resetQueries();
        }
        queries.setQueryData(ME_KEY, null);
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME_KEY[0] });
        if (!isOnTheWayIn(window.location.pathname)) {
          void navigate(loginPath(window.location), { replace: true });
        }
      }),
    [queries, navigate],
  );
}
