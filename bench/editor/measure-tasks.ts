import type { Page } from 'playwright-core';

/** Tasks of a page's main thread over 50 ms. */
export interface TaskFigures {
  count: number;
  /** Of the longest, milliseconds; 0 without one. */
  longest: number;
  /**
   * The most that a task computed, milliseconds. On a machine whose cores are all busy a task also waits for its turn,
   * which says nothing about the page.
   */
  mostComputing: number;
}

const LONG_MILLISECONDS = 50;

/** An event of Chromium's traces: times in microseconds, `tdur` of the thread's own clock. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** Measures the tasks of a page's main thread while something is done in it. */
export async function measureTasks(page: Page, act: () => Promise<void>): Promise<TaskFigures> {
  const browser = page.context().browser();
  if (!browser) {
    throw new Error('the page has no browser of its own');
  }
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  await page.waitForTimeout(300);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const tasks = tasksOfMainThread(trace.traceEvents);
  const long = tasks.map(({ dur = 0 }) => dur / 1000).filter((milliseconds) => milliseconds > LONG_MILLISECONDS);
  return {
    count: long.length,
    longest: Math.round(Math.max(0, ...long)),
    mostComputing: Math.round(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))),
  };
}

/** Of the page that is worked on: no other page's main thread has as many tasks. */
function tasksOfMainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const tasks = Map.groupBy(
    events.filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask')),
    threadOf,
  );
  const main = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map((thread) => tasks.get(threadOf(thread)) ?? [])
    .sort((a, b) => b.length - a.length);
  return main[0] ?? [];
}
