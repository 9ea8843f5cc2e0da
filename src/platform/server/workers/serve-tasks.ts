import '../strict-runtime.ts';
import { parentPort } from 'node:worker_threads';
import { isAppError } from '#src/shared/errors/app-error.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

/** The function of one task inside a thread. Its result must be cloneable. */
export type ThreadTask = (input: never, context: { signal: AbortSignal }) => Promise<unknown>;

/** Makes this thread serve a pool with these tasks; each module is loaded at its first use, or when the pool says so. */
export function serveTasks(tasks: Readonly<Record<string, () => Promise<ThreadTask>>>): void {
  const port = parentPort;
  if (!port) {
    throw new Error('serveTasks runs in a worker thread');
  }
  const say = (message: FromThread): void => port.postMessage(message);
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
      say({ kind: 'done', id, output: await task(input as never, { signal: controller.signal }) });
    } catch (error) {
      say({ kind: 'failed', id, error: describe(error) });
    } finally {
      running.delete(id);
    }
  };

  port.on('message', (message: ToThread) => {
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
