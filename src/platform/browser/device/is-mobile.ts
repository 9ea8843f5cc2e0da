import { useSyncExternalStore } from 'react';

/** What phones and tablets call themselves, also where their page is wide. */
const MOBILE_AGENT = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i;
/** Pages of this width in CSS pixels and below are laid out for phones. */
const WIDEST = 1024;

/** Whether a browser counts as a phone's: by its name, or by a width of 1024 or less (BOOT-03). */
export function isMobile({ userAgent, width }: { userAgent: string; width: number }): boolean {
  return MOBILE_AGENT.test(userAgent) || width <= WIDEST;
}

const read = (): boolean => isMobile({ userAgent: navigator.userAgent, width: window.innerWidth });

/** Whether this browser counts as a phone's now; told again when its width changes. */
export function useMobile(): boolean {
  return useSyncExternalStore((changed) => {
    window.addEventListener('resize', changed);
    return () => window.removeEventListener('resize', changed);
  }, read);
}
