import { expect, test } from 'vitest';
import { runTogether } from './run-together.ts';

test('all results are returned in the order of the tasks', async () => {
  expect(await runTogether<[number, string]>(undefined, [async () => 1, async () => 'two'])).toEqual([1, 'two']);
});

test('when one task fails the others are aborted, and have ended before the error arrives', async () => {
  const happened: string[] = [];
  const slow = async (signal: AbortSignal): Promise<void> => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    happened.push('aborted');
    // Clearing up takes a moment.
    await new Promise((resolve) => setTimeout(resolve, 20));
    happened.push('ended');
  };
  const fails = async (): Promise<void> => {
    throw new Error('the first failed');
  };
  await expect(runTogether<void[]>(undefined, [slow, fails])).rejects.toThrow('the first failed');
  expect(happened).toEqual(['aborted', 'ended']);
});

test('an outer abort reaches every task', async () => {
  const outer = new AbortController();
  const waits = (signal: AbortSignal): Promise<void> =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  const running = runTogether<void[]>(outer.signal, [waits, waits]);
  outer.abort(new Error('the film was cancelled'));
  await expect(running).rejects.toThrow('the film was cancelled');
});
