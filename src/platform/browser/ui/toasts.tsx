import { lazy, Suspense, useSyncExternalStore } from 'react';
import { areToastsWanted, onToast, orderToast, type ToastKind, type ToastOrder } from './toast-orders.ts';

const Host = lazy(async () => ({ default: (await import('./toast-host.tsx')).ToastHost }));

/**
 * Shows a message for three seconds (longer under the pointer or with the focus, and with an action); screen readers
 * announce it.
 */
export function toast(text: string, kind: ToastKind = 'note', action?: ToastOrder['action']): void {
  orderToast({ kind, text, ...(action && { action }) });
}

/** The place of the messages. The toast host is loaded with the first one. */
export function Toasts() {
  const needed = useSyncExternalStore(onToast, areToastsWanted);
  return needed ? (
    <Suspense fallback={null}>
      <Host />
    </Suspense>
  ) : null;
}
