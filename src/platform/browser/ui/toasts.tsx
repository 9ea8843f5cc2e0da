import { lazy, Suspense, useSyncExternalStore } from 'react';
import { areToastsWanted, onToast, orderToast, type ToastKind } from './toast-orders.ts';

const Host = lazy(async () => ({ default: (await import('./toast-host.tsx')).ToastHost }));

/** Says something for three seconds (longer while it is pointed at or has the focus); screen readers hear it. */
export function toast(text: string, kind: ToastKind = 'note'): void {
  orderToast({ kind, text });
}

/** Where messages appear. What shows them is loaded with the first one. */
export function Toasts() {
  const needed = useSyncExternalStore(onToast, areToastsWanted);
  return needed ? (
    <Suspense fallback={null}>
      <Host />
    </Suspense>
  ) : null;
}
