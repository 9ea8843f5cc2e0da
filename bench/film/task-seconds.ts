import { Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from '#src/platform/server/workers/thread-messages.ts';

/** A worker thread of a pool: what it runs, and the processor seconds that it had used before. */
interface Watched {
  running?: { task: string; before: number };
  /** Messages are posted one after the other. */
  posted: Promise<unknown>;
}

/**
 * Counts the processor seconds that worker threads of this process spend on each task, by its name, from now on. Each
 * task starts about a millisecond later, since the thread is asked first what it has used.
 */
export function countTaskSeconds(): Record<string, number> {
  const seconds: Record<string, number> = {};
  const workers = new WeakMap<Worker, Watched>();
  const note = async (worker: Worker, { task, before }: NonNullable<Watched['running']>): Promise<void> => {
    const used = await usedBy(worker);
    seconds[task] = (seconds[task] ?? 0) + Math.max(0, used - before);
  };
  const watch = (worker: Worker): Watched => {
    const watched: Watched = { posted: Promise.resolve() };
    worker.on('message', ({ kind }: FromThread) => {
      const { running } = watched;
      if (kind === 'ready' || !running) {
        return;
      }
      delete watched.running;
      void note(worker, running);
    });
    workers.set(worker, watched);
    return watched;
  };
  // oxlint-disable-next-line typescript/unbound-method -- called on the worker itself
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: ToThread, ...more: []): void {
    const watched = workers.get(this) ?? watch(this);
    const post = async (before: Promise<unknown>): Promise<void> => {
      await before;
      if (message.kind === 'run') {
        watched.running = { task: message.task, before: await usedBy(this) };
      }
      postMessage.call(this, message, ...more);
    };
    watched.posted = post(watched.posted);
  };
  return seconds;
}

/** Processor seconds of a thread; 0 when it has ended. */
async function usedBy(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1e6;
}
