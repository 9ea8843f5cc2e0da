import '../strict-runtime.ts';
import { parentPort } from 'node:worker_threads';
import { isAppError } from '#src/shared/errors/app-error.ts';
import { lowerOwnPriority } from './lower-own-priority.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

/** What a task gets beside its input. */
export interface TaskContext {
  signal: AbortSignal;
  /** Tells how far the task is, by a count that its caller knows, as often as it likes: some of it is passed on. */
  tell?(progress: number): void;
}

/** The function of one task inside a thread. Its result must be cloneable. */
export type ThreadTask = (input: never, context: TaskContext) => Promise<unknown>;

/** What is told more often than this is not passed on. */
const TELL_MILLISECONDS = 250;

/**
 * Makes this thread or process serve a pool with these tasks; each module is loaded at its first use, or when the pool
 * says so.
 */
export function serveTasks(tasks: Readonly<Record<string, () => Promise<ThreadTask>>>): void {
  lowerOwnPriority();
  const { say, listen } = channel();
  const running = new Map<number, AbortController>();

  const run = async (id: number, name: string, input: unknown): Promise<void> => {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const load = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
      if (!load) {
        throw new Error(`no task of the name ${name}`);
      }
      const task = await load();
      const tell = seldom((progress) => say({ kind: 'told', id, progress }));
      say({ kind: 'done', id, output: await task(input as never, { signal: controller.signal, tell }) });
    } catch (error) {
      say({ kind: 'failed', id, error: describe(error) });
    } finally {
      running.delete(id);
    }
  };

  listen((message) => {
    if (message.kind === 'run') {
      void run(message.id, message.task, message.input);
    } else if (message.kind === 'load') {
      void loadAll(tasks);
    } else {
      running.get(message.id)?.abort(new DOMException('The task was aborted', 'AbortError'));
    }
  });
  say({ kind: 'ready' });
}

function seldom(tell: (progress: number) => void): (progress: number) => void {
  let last = -Infinity;
  return (progress) => {
    const now = performance.now();
    if (now - last >= TELL_MILLISECONDS) {
      last = now;
      tell(progress);
    }
  };
}

/** The way to the pool: a thread's port, or a child process's channel. */
function channel(): { say(message: FromThread): void; listen(listener: (message: ToThread) => void): void } {
  if (parentPort) {
    const port = parentPort;
    return { say: (message) => port.postMessage(message), listen: (listener) => void port.on('message', listener) };
  }
  if (!process.send) {
    throw new Error('serveTasks runs in a worker thread or in a child process');
  }
  // Nobody is left to work for.
  process.on('disconnect', () => process.exit());
  return {
    say: (message) => void process.send?.(message),
    listen: (listener) => void process.on('message', (message) => listener(message as ToThread)),
  };
}

/** One after the other, so that a task that comes meanwhile need not wait for all of them. */
async function loadAll(tasks: Readonly<Record<string, () => Promise<ThreadTask>>>): Promise<void> {
  for (const load of Object.values(tasks)) {
    // A module that does not load fails the task that needs it.
    await load().catch(() => {});
  }
}

function describe(error: unknown): Extract<FromThread, { kind: 'failed' }>['error'] {
  if (!(error instanceof Error)) {
    return { message: String(error) };
  }
  return {
    message: error.message,
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(isAppError(error) ? { code: error.code, ...(error.details ? { details: error.details } : {}) } : {}),
  };
}
