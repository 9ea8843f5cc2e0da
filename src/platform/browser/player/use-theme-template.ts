import { useEffect, useState } from 'react';
import { logInClient } from '../log/client-log.ts';

/** How a theme is named that has to be fetched: a path or a whole address; anything else is an element's id. */
const FETCHED = /^(?:\/|\.\.?\/|https?:\/\/)/;

/**
 * The template that a player's theme names (PLAY-04): an element of the page by its id, or a file by path or URL.
 * `undefined` while it is fetched, `null` where there is none or it cannot be loaded, which is logged; the player then
 * has its own controls.
 */
export function useThemeTemplate(theme: string | undefined): HTMLTemplateElement | null | undefined {
  const [fetched, setFetched] = useState<{ theme: string; template: HTMLTemplateElement | null }>();
  const isFetched = theme !== undefined && FETCHED.test(theme);
  useEffect(() => {
    if (!isFetched) return;
    const leaving = new AbortController();
    loadTemplate(theme, leaving.signal).then(
      (template) => setFetched({ theme, template }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        logInClient('error', error instanceof Error ? error.message : String(error));
        setFetched({ theme, template: null });
      },
    );
    return () => leaving.abort();
  }, [theme, isFetched]);
  if (theme === undefined) return null;
  if (isFetched) return fetched?.theme === theme ? fetched.template : undefined;
  const element = document.getElementById(theme);
  return element instanceof HTMLTemplateElement ? element : null;
}

async function loadTemplate(address: string, signal: AbortSignal): Promise<HTMLTemplateElement> {
  const response = await fetch(address, { signal });
  if (!response.ok)
    throw new Error(`Failed to load resource: the server responded with a status of ${response.status}`);
  const template = document.createElement('template');
  // The page's policy for markup lets nothing in that could run (docs/decisions/0007).
  template.innerHTML = await response.text();
  return template;
}
