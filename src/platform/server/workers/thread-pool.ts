import { AppError } from '#src/shared/errors/app-error.ts';
import { ERRORS, type ErrorCode } from '#src/shared/errors/error-table.ts';
import { startProcess, startThread, type PoolWorker } from './start-worker.ts';
import type { FromThread } from './thread-messages.ts';

/** A pool of threads for heavy work, so that the main event loop stays free. */
export interface ThreadPool {
  /**
   * Runs a task in the next free thread; the queue is ordered by priority, then age. A running task that `givesWay` is
   * aborted when one of a higher priority finds no free thread. A caller may change the urgency later. Rejects with the
   * signal's reason when aborted, GaveWay, the task's own AppError, or INTERNAL_ERROR when its thread died.
   */
  run(task: string, input: unknown, options?: RunOptions): Promise<unknown>;
  /** Starts all threads and loads their tasks now, instead of at the first task. */
  warmUp(): void;
  /** Stops all threads; running tasks fail. */
  close(): Promise<void>;
}

interface RunOptions extends Urgency {
  signal?: AbortSignal;
  /** Gets what the task tells of how far it is, until it has ended. */
  onProgress?: ((progress: number) => void) | undefined;
}

/** How a task stands among others; read whenever a thread is wanted. */
export interface Urgency {
  /** Higher goes first; 0 by default. */
  priority?: number;
  givesWay?: boolean;
}

/** Reason of an end: a task of a higher priority needed the thread. */
export class GaveWay extends Error {
  constructor() {
    super('the task gave way to a more urgent one');
    this.name = 'GaveWay';
  }
}

interface Waiting {
  id: number;
  task: string;
  input: unknown;
  urgency: Urgency;
  signal: AbortSignal;
  onProgress: ((progress: number) => void) | undefined;
  /** Aborts the task for a more urgent one. */
  giveWay: AbortController;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

interface Thread {
  worker: PoolWorker;
  current: Waiting | undefined;
  onAbort: (() => void) | undefined;
}

/** Grace period of an aborted task; then its thread is terminated. */
const ABORT_GRACE_MILLISECONDS = 5_000;

export interface ThreadPoolOptions {
  /** The module that each thread runs (see `serveTasks`). */
  entry: URL;
  /** Maximum number of threads. */
  size: number;
  workerData?: unknown;
  /** Processes instead of threads, each with this limit on its data memory, bytes. */
  processMemoryBytes?: number;
  /** Threads that had nothing to do for so long end, and give their memory back; default never. */
  idleSeconds?: number;
}

/** Creates a pool of threads or processes; each starts when it is first needed. */
export function createThreadPool({
  entry,
  size,
  workerData,
  processMemoryBytes,
  idleSeconds,
}: ThreadPoolOptions): ThreadPool {
  const threads = new Set<Thread>();
  const waiting: Waiting[] = [];
  let nextId = 1;
  let closed = false;

  const addThread = (): Thread => {
    const worker =
      processMemoryBytes === undefined ? startThread(entry, workerData) : startProcess(entry, processMemoryBytes);
    const thread: Thread = { worker, current: undefined, onAbort: undefined };
    // An idle thread must not keep the process alive.
    worker.setAwaited(false);
    worker.onMessage((message: FromThread) => {
      if (message.kind === 'ready' || thread.current?.id !== message.id) {
        return;
      }
      if (message.kind === 'told') {
        return thread.current.onProgress?.(message.progress);
      }
      const job = release(thread);
      if (message.kind === 'done') {
        job?.resolve(message.output);
      } else {
        job?.reject(job.signal.aborted ? job.signal.reason : rebuild(message.error));
      }
      next();
    });
    const died = (cause: unknown): void => {
      if (!threads.delete(thread)) {
        return;
      }
      const job = release(thread);
      job?.reject(
        job.signal.aborted
          ? job.signal.reason
          : new AppError('INTERNAL_ERROR', { details: { reason: 'a worker thread died' }, cause }),
      );
      void worker.end();
      next();
    };
    worker.onEnd(died);
    threads.add(thread);
    return thread;
  };

  let idle: NodeJS.Timeout | undefined;
  const endWhenIdle = (): void => {
    if (idleSeconds === undefined) {
      return;
    }
    clearTimeout(idle);
    idle = setTimeout(() => {
      for (const thread of [...threads].filter(({ current }) => !current)) {
        threads.delete(thread);
        void thread.worker.end();
      }
    }, idleSeconds * 1_000).unref();
  };

  const release = (thread: Thread): Waiting | undefined => {
    const job = thread.current;
    if (job && thread.onAbort) {
      job.signal.removeEventListener('abort', thread.onAbort);
    }
    thread.current = undefined;
    thread.onAbort = undefined;
    thread.worker.setAwaited(false);
    endWhenIdle();
    return job;
  };

  const next = (): void => {
    if (closed) {
      return;
    }
    while (waiting.length > 0) {
      const thread =
        [...threads].find((candidate) => !candidate.current) ?? (threads.size < size ? addThread() : undefined);
      let best = 0;
      for (let index = 1; index < waiting.length; index++) {
        if (priorityOf(waiting[index]) > priorityOf(waiting[best])) {
          best = index;
        }
      }
      if (!thread) {
        return giveWayTo(priorityOf(waiting[best]));
      }
      const [job] = waiting.splice(best, 1);
      if (job) {
        begin(thread, job);
      }
    }
  };

  /** One thread is made free at a time: when it is, whoever is first takes it, and the next one comes here. */
  const giveWayTo = (priority: number): void => {
    const running = [...threads].flatMap(({ current }) => current ?? []);
    if (running.some(({ giveWay }) => giveWay.signal.aborted)) {
      return;
    }
    const lesser = running.find((job) => job.urgency.givesWay === true && priorityOf(job) < priority);
    lesser?.giveWay.abort(new GaveWay());
  };

  const begin = (thread: Thread, job: Waiting): void => {
    if (job.signal.aborted) {
      return job.reject(job.signal.reason);
    }
    thread.current = job;
    thread.worker.setAwaited(true);
    thread.onAbort = () => {
      thread.worker.say({ kind: 'abort', id: job.id });
      setTimeout(() => {
        if (thread.current === job) {
          void thread.worker.end();
        }
      }, ABORT_GRACE_MILLISECONDS).unref();
    };
    job.signal.addEventListener('abort', thread.onAbort, { once: true });
    thread.worker.say({ kind: 'run', id: job.id, task: job.task, input: job.input });
  };

  return {
    run: (task, input, urgency = {}) =>
      new Promise((resolve, reject) => {
        if (closed) {
          return reject(new AppError('CANCELLED'));
        }
        const { signal: outer, onProgress } = urgency;
        if (outer?.aborted) {
          return reject(outer.reason);
        }
        const giveWay = new AbortController();
        const signal = outer ? AbortSignal.any([giveWay.signal, outer]) : giveWay.signal;
        const job: Waiting = { id: nextId++, task, input, urgency, signal, onProgress, giveWay, resolve, reject };
        waiting.push(job);
        signal.addEventListener(
          'abort',
          () => {
            const place = waiting.indexOf(job);
            if (place < 0) {
              return;
            }
            waiting.splice(place, 1);
            reject(signal.reason);
          },
          { once: true },
        );
        next();
      }),
    warmUp: () => {
      if (closed) {
        return;
      }
      while (threads.size < size) {
        addThread().worker.say({ kind: 'load' });
      }
    },
    close: async () => {
      closed = true;
      clearTimeout(idle);
      for (const job of waiting.splice(0)) {
        job.reject(new AppError('CANCELLED'));
      }
      await Promise.all(Array.from(threads, (thread) => thread.worker.end()));
    },
  };
}

function priorityOf(job: Waiting | undefined): number {
  return job?.urgency.priority ?? 0;
}

function rebuild(error: Extract<FromThread, { kind: 'failed' }>['error']): Error {
  const code = error.code !== undefined && error.code in ERRORS ? (error.code as ErrorCode) : undefined;
  const rebuilt = code ? new AppError(code, error.details ? { details: error.details } : {}) : new Error(error.message);
  if (error.stack !== undefined) {
    rebuilt.stack = error.stack;
  }
  return rebuilt;
}
