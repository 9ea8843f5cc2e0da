import { useSyncExternalStore } from 'react';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The storage key, which `first-page.js` also reads before the first paint. */
const KEY = 'theme';
const SYSTEM_DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
/** The choice when storage is not available. */
let unkept: Theme = 'auto';

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'auto';
  } catch {
    return unkept;
  }
}

/** `auto` sets no theme on the page: the style sheets then follow the system's, also when it changes. */
function showTheme(): void {
  const theme = readTheme();
  if (theme === 'auto') {
    delete document.documentElement.dataset['theme'];
  } else {
    document.documentElement.dataset['theme'] = theme;
  }
  for (const listener of listeners) {
    listener();
  }
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

/** Applies the choice made in another tab. Call once, at start. */
export function followThemeOfOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) {
      showTheme();
    }
  });
}

/** Whether the page is shown dark now, by the choice or by the system. */
export function useIsDark(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const system = matchMedia(SYSTEM_DARK);
      system.addEventListener('change', listener);
      listeners.add(listener);
      return () => {
        system.removeEventListener('change', listener);
        listeners.delete(listener);
      };
    },
    () => {
      const theme = readTheme();
      return theme === 'auto' ? matchMedia(SYSTEM_DARK).matches : theme === 'dark';
    },
  );
}

/** The chosen theme and its setter. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, readTheme);
  return [theme, storeTheme];
}
