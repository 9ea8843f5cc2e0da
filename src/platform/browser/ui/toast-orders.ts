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
/** Shows a message; what it returns takes it away. */
type Shower = (order: ToastOrder) => () => void;
let show: Shower | undefined;
/** How messages that were shown are taken away. */
const hiders = new WeakMap<ToastOrder, () => void>();
let wanted = false;

/** Passes a message to the toast host, or queues it until that is loaded. What it returns takes the message away. */
export function orderToast(order: ToastOrder): () => void {
  if (show) {
    hiders.set(order, show(order));
  } else {
    waiting.push(order);
  }
  wanted = true;
  for (const listener of listeners) {
    listener();
  }
  return () => {
    waiting.splice(0, waiting.length, ...waiting.filter((each) => each !== order));
    hiders.get(order)?.();
  };
}

/** Registers the toast host and returns the queued messages. Called by the toast host only. */
export function takeToasts(shower: Shower): () => void {
  show = shower;
  for (const order of waiting.splice(0)) {
    hiders.set(order, shower(order));
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
