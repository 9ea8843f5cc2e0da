export type ToastKind = 'note' | 'success' | 'error';
export interface ToastOrder {
  kind: ToastKind;
  text: string;
}

/** What was said before the part that shows it had been loaded. */
const waiting: ToastOrder[] = [];
const listeners = new Set<() => void>();
let show: ((order: ToastOrder) => void) | undefined;
let wanted = false;

/** Hands a message to what shows it, or keeps it until that is there. */
export function orderToast(order: ToastOrder): void {
  if (show) show(order);
  else waiting.push(order);
  wanted = true;
  for (const listener of listeners) listener();
}

/** Takes over the showing and what has been waiting for it. Only for the part that shows. */
export function takeToasts(shower: (order: ToastOrder) => void): () => void {
  show = shower;
  for (const order of waiting.splice(0)) shower(order);
  return () => {
    show = undefined;
  };
}

/** Whether anything was ever said, for who waits to load the part that shows it. */
export const areToastsWanted = (): boolean => wanted;

/** Calls back when something is said. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
