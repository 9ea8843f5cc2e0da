/** Waits some milliseconds; less where the signal ends it or the network comes back. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      globalThis.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    // Continues at once when the network is back.
    globalThis.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
