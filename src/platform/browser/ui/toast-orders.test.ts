import { beforeEach, expect, test, vi } from 'vitest';

let toasts: typeof import('./toast-orders.ts');
// The queue is a module singleton: each test imports a fresh one.
beforeEach(async () => {
  vi.resetModules();
  toasts = await import('./toast-orders.ts');
});
const note = (text: string) => ({ kind: 'note', text }) as const;

test('messages wait in their order until they can be shown, and come once', () => {
  expect(toasts.areToastsWanted()).toBe(false);
  toasts.orderToast(note('one'));
  toasts.orderToast(note('two'));
  expect(toasts.areToastsWanted()).toBe(true);
  const shown: string[] = [];
  const stop = toasts.takeToasts(({ text }) => shown.push(text));
  toasts.orderToast(note('three'));
  stop();
  toasts.orderToast(note('four'));
  expect(shown).toEqual(['one', 'two', 'three']);
  toasts.takeToasts(({ text }) => shown.push(text));
  expect(shown).toEqual(['one', 'two', 'three', 'four']);
});

test('who loads the host hears of each message, until they no longer listen', () => {
  let heard = 0;
  const stop = toasts.onToast(() => (heard += 1));
  toasts.orderToast(note('one'));
  toasts.orderToast(note('two'));
  stop();
  toasts.orderToast(note('three'));
  expect(heard).toBe(2);
});
