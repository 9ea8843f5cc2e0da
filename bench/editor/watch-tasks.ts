import type { Page } from 'playwright-core';

/** Tasks of a page's main thread over 50 ms. */
export interface TaskFigures {
  count: number;
  /** Of the longest, milliseconds; 0 without one. */
  longest: number;
}

/** What is watched, in the page. */
interface Watched {
  longTasks: number[];
}

/** Watches the long tasks of the page that is open now. */
export async function watchTasks(page: Page): Promise<{ during: (act: () => Promise<void>) => Promise<TaskFigures> }> {
  await page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(globalThis, { longTasks });
    const observer = new PerformanceObserver((list) => {
      longTasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    // Node's types, which apply here, do not know the browser's entries.
    (observer.observe as (options: { entryTypes: string[] }) => void).call(observer, { entryTypes: ['longtask'] });
  });
  return {
    during: async (act) => {
      await page.evaluate(() => void (globalThis as unknown as Watched).longTasks.splice(0));
      await act();
      await page.waitForTimeout(300);
      const lengths = await page.evaluate(() => (globalThis as unknown as Watched).longTasks);
      return { count: lengths.length, longest: Math.max(0, ...lengths) };
    },
  };
}
