/**
 * Starts several tasks and waits for all. When one fails or the outer signal aborts, the others are aborted and awaited
 * before the first error is thrown, so that none still writes into a folder about to be removed.
 */
export async function runTogether<Results extends readonly unknown[]>(
  outer: AbortSignal | undefined,
  works: { [Index in keyof Results]: (signal: AbortSignal) => Promise<Results[Index]> },
): Promise<Results> {
  const stop = new AbortController();
  const signal = outer ? AbortSignal.any([outer, stop.signal]) : stop.signal;
  const running = works.map(async (work: (signal: AbortSignal) => Promise<unknown>) => work(signal));
  try {
    return (await Promise.all(running)) as unknown as Results;
  } catch (error) {
    stop.abort(error);
    await Promise.allSettled(running);
    throw error;
  }
}
