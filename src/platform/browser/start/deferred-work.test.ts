import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferWork } from './deferred-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * A page that becomes idle when the test calls `rest`; with `tellsIdle: false`, a browser without
 * `requestIdleCallback`.
 */
function openPage({ tellsIdle = true } = {}) {
  const target = new EventTarget();
  const idle: (() => void)[] = [];
  return {
    page: {
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
      setTimeout: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds),
      clearTimeout: (timer: never) => clearTimeout(timer),
      ...(tellsIdle
        ? {
            requestIdleCallback: (work: () => void, { timeout }: { timeout: number }) => {
              idle.push(work);
              setTimeout(work, timeout);
            },
          }
        : {}),
    },
    does: (kind: string) => target.dispatchEvent(new Event(kind)),
    rest: () => {
      for (const work of idle.splice(0)) {
        work();
      }
    },
  };
}

test.each(['scroll', 'click', 'keydown', 'touchstart'])(
  '[BOOT-04] work waits for the first %s, then for the browser to be idle, and is done once',
  (kind) => {
    const work = vi.fn<() => void>();
    const { page, does, rest } = openPage();
    deferWork(work, page);
    rest();
    expect(work).not.toHaveBeenCalled();
    does(kind);
    expect(work).not.toHaveBeenCalled();
    rest();
    does(kind);
    vi.advanceTimersByTime(10_000);
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test('[BOOT-04] [CAT-42] where nobody does anything it begins after 3000 ms', () => {
  const work = vi.fn<() => void>();
  const { page, rest } = openPage();
  deferWork(work, page);
  vi.advanceTimersByTime(2999);
  rest();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  rest();
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([true, false])(
  '[BOOT-04] [CAT-42] a browser that is never idle does it 1000 ms later (tells idleness: %s)',
  (tellsIdle) => {
    const work = vi.fn<() => void>();
    const { page, does } = openPage({ tellsIdle });
    deferWork(work, page);
    does('click');
    vi.advanceTimersByTime(999);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test('[BOOT-04] what was given up is not done', () => {
  const work = vi.fn<() => void>();
  const { page, does, rest } = openPage();
  deferWork(work, page)();
  does('click');
  rest();
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});
