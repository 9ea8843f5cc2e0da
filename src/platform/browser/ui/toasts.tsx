import { useEffect, useState, useSyncExternalStore } from 'react';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import { afterLoad } from '../start/after-load.ts';
import { later } from '../start/later.ts';
import { areToastsWanted, onToast, orderToast, type ToastKind, type ToastOrder } from './toast-orders.ts';

const host = later(
  () => import('./toast-host.tsx'),
  (module) => module.ToastHost,
);

/**
 * Shows a message for three seconds (longer under the pointer or with the focus, and with an action); screen readers
 * announce it. What it returns takes it away sooner.
 */
export function toast(text: string, kind: ToastKind = 'note', action?: ToastOrder['action']): () => void {
  return orderToast({ kind, text, ...(action && { action }) });
}

/**
 * The place of the messages. The toast host is loaded with the first one or some time after the page, so that it can
 * say that the connection is lost. Where it could not be loaded, the next message loads it.
 */
export function Toasts() {
  const areWanted = useSyncExternalStore(onToast, areToastsWanted);
  const [Host, setHost] = useState(() => host.code);
  useEffect(() => {
    const bring = (): void => {
      host.bring().then(
        (loaded) => setHost(() => loaded),
        () => undefined,
      );
    };
    if (areToastsWanted()) {
      bring();
    }
    const forget = onToast(bring);
    const cancel = afterLoad(bring, TIMINGS.preload);
    return () => {
      forget();
      cancel();
    };
  }, []);
  return areWanted && Host ? <Host /> : null;
}
