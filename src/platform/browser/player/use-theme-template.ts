import { useEffect, useMemo, useState } from 'react';
import { logInClient } from '../log/client-log.ts';

/** A theme's markup and its styles. */
export interface PlayerTheme {
  template: HTMLTemplateElement;
  /** For the shadow root: the content security policy lets no unknown style element in, but sheets that a script adopts. */
  sheets: CSSStyleSheet[];
}

/** A theme given as a path or URL is fetched; anything else is an element's id. */
const FETCHED = /^(?:\/|\.\.?\/|https?:\/\/)/;

/**
 * The player's theme (PLAY-04): an element of the page by id, or a file by path or URL. `undefined` while it loads;
 * `null` when there is none or loading failed, which is logged, and the player keeps its own controls.
 */
export function useThemeTemplate(theme: string | undefined): PlayerTheme | null | undefined {
  const [fetched, setFetched] = useState<{ theme: string; found: PlayerTheme | null }>();
  const isFetched = theme !== undefined && FETCHED.test(theme);
  useEffect(() => {
    if (!isFetched) {
      return;
    }
    const leaving = new AbortController();
    loadTheme(theme, leaving.signal).then(
      (found) => setFetched({ theme, found }),
      (error: unknown) => {
        if (leaving.signal.aborted) {
          return;
        }
        logInClient('error', error instanceof Error ? error.message : String(error));
        setFetched({ theme, found: null });
      },
    );
    return () => leaving.abort();
  }, [theme, isFetched]);
  const onPage = useMemo(() => (theme === undefined || isFetched ? null : findTheme(theme)), [theme, isFetched]);
  if (isFetched) {
    return fetched?.theme === theme ? fetched.found : undefined;
  }
  return onPage;
}

function findTheme(id: string): PlayerTheme | null {
  const element = document.getElementById(id);
  return element instanceof HTMLTemplateElement ? separateStyles(element.cloneNode(true) as HTMLTemplateElement) : null;
}

async function loadTheme(address: string, signal: AbortSignal): Promise<PlayerTheme> {
  const response = await fetch(address, { signal });
  if (!response.ok) {
    throw new Error(`Failed to load resource: the server responded with a status of ${response.status}`);
  }
  const template = document.createElement('template');
  // The Trusted Types policy refuses markup that could run code (docs/decisions/0007).
  template.innerHTML = await response.text();
  return separateStyles(template);
}

function separateStyles(template: HTMLTemplateElement): PlayerTheme {
  const sheets = [...template.content.querySelectorAll('style')].map((element) => {
    const sheet = new CSSStyleSheet({ media: element.media });
    sheet.replaceSync(element.textContent);
    element.remove();
    return sheet;
  });
  return { template, sheets };
}
