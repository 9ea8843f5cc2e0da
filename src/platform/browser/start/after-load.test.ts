import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import { afterLoad } from './after-load.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const openPage = (readyState: DocumentReadyState) => {
  const target = new EventTarget();
  return {
    document: { readyState },
    load: () => target.dispatchEvent(new Event('load')),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    setTimeout: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds),
    clearTimeout: (timer: never) => clearTimeout(timer),
  };
};

test('[ROUTE-10] [CAT-42] work begins about 2 s after the load event, not before', () => {
  const work = vi.fn<() => void>();
  const page = openPage('interactive');
  afterLoad(work, TIMINGS.preload, page);
  vi.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
  page.load();
  vi.advanceTimersByTime(1999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test('[ROUTE-10] a page that has loaded already counts from now, and what was given up is not done', () => {
  const [done, given] = [vi.fn<() => void>(), vi.fn<() => void>()];
  afterLoad(done, TIMINGS.preload, openPage('complete'));
  afterLoad(given, TIMINGS.preload, openPage('complete'))();
  vi.advanceTimersByTime(2000);
  expect(done).toHaveBeenCalledTimes(1);
  expect(given).not.toHaveBeenCalled();
});
