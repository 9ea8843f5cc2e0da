import { useSyncExternalStore } from 'react';

/** User agents of phones and tablets, which count as mobile even with a wide page. */
const MOBILE_AGENT = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i;
/** Pages of this width in CSS pixels and below are laid out for phones. */
const WIDEST = 1024;

/** True for a phone or tablet: by its user agent, or by a page width of 1024 or less (BOOT-03). */
export function isMobile({ userAgent, width }: { userAgent: string; width: number }): boolean {
  return MOBILE_AGENT.test(userAgent) || width <= WIDEST;
}

const read = (): boolean => isMobile({ userAgent: navigator.userAgent, width: window.innerWidth });

/** True while this browser counts as mobile; updated when the width changes. */
export function useMobile(): boolean {
  return useSyncExternalStore((changed) => {
    window.addEventListener('resize', changed);
    return () => window.removeEventListener('resize', changed);
  }, read);
}
