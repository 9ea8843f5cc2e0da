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
  const show = ({ text }: { text: string }): (() => void) => {
    shown.push(text);
    return () => shown.push(`${text} is gone`);
  };
  const stop = toasts.takeToasts(show);
  toasts.orderToast(note('three'));
  stop();
  toasts.orderToast(note('four'));
  expect(shown).toEqual(['one', 'two', 'three']);
  toasts.takeToasts(show);
  expect(shown).toEqual(['one', 'two', 'three', 'four']);
});

test('a message is taken away, also before it could be shown', () => {
  const shown: string[] = [];
  const hideFirst = toasts.orderToast(note('one'));
  const hideSecond = toasts.orderToast(note('two'));
  hideFirst();
  toasts.takeToasts(({ text }) => {
    shown.push(text);
    return () => shown.push(`${text} is gone`);
  });
  const hideThird = toasts.orderToast(note('three'));
  hideThird();
  hideSecond();
  expect(shown).toEqual(['two', 'three', 'three is gone', 'two is gone']);
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
