export type ToastKind = 'note' | 'success' | 'error';
export interface ToastOrder {
  kind: ToastKind;
  text: string;
  /** What can be done about it. */
  action?: { label: string; act: () => void };
}

/** Messages that arrived before the toast host was loaded. */
const waiting: ToastOrder[] = [];
const listeners = new Set<() => void>();
let show: ((order: ToastOrder) => void) | undefined;
let wanted = false;

/** Passes a message to the toast host, or queues it until that is loaded. */
export function orderToast(order: ToastOrder): void {
  if (show) {
    show(order);
  } else {
    waiting.push(order);
  }
  wanted = true;
  for (const listener of listeners) {
    listener();
  }
}

/** Registers the toast host and returns the queued messages. Called by the toast host only. */
export function takeToasts(shower: (order: ToastOrder) => void): () => void {
  show = shower;
  for (const order of waiting.splice(0)) {
    shower(order);
  }
  return () => {
    show = undefined;
  };
}

/** True once a message was queued: the toast host must then be loaded. */
export const areToastsWanted = (): boolean => wanted;

/** Calls the listener for each new message. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
