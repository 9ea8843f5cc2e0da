import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router';

/** Values by their parameter; null removes one. */
type Changes = Readonly<Record<string, string | null>>;

/**
 * The parameters of the address, and how to change some of them. A change is applied to the address as it is in that
 * moment: while the code of a page loads, the shown parameters are older, and what was chosen a moment ago would be
 * lost. It does nothing once another page was opened.
 */
export function useAddressParameters(): [URLSearchParams, (changes: Changes, options?: NavigateOptions) => void] {
  const [shown] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const change = useCallback(
    (changes: Changes, options?: NavigateOptions): void => {
      const { location } = globalThis;
      if (location.pathname !== pathname) {
        return;
      }
      const next = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) {
          next.delete(name);
        } else {
          next.set(name, value);
        }
      }
      void navigate({ search: next.toString() }, options);
    },
    [navigate, pathname],
  );
  return [shown, change];
}
