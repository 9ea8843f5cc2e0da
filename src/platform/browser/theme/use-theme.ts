import { useSyncExternalStore } from 'react';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The key that `first-page.js` reads as well, before anything is painted. */
const KEY = 'theme';
const listeners = new Set<() => void>();
/** What was chosen where nothing can be kept. */
let unkept: Theme = 'auto';

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'auto';
  } catch {
    return unkept;
  }
}

/** `auto` leaves the page to the system, which style sheets follow by themselves, also when it changes. */
function showTheme(): void {
  const theme = readTheme();
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

function storeTheme(theme: Theme): void {
  unkept = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is off or full: the choice lives as long as the page.
  }
  showTheme();
}

/** Follows the choice made in another tab. To be called once, at start. */
export function followThemeOfOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) showTheme();
  });
}

/** The theme that was chosen, and how to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, readTheme);
  return [theme, storeTheme];
}
