import { execFile, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { CHILD_NODE_OPTIONS } from '../child-node-options.ts';
import { findFence } from '../media/find-fence.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

/** A thread or process that serves a pool's tasks. */
export interface PoolWorker {
  say(message: ToThread): void;
  onMessage(listener: (message: FromThread) => void): void;
  /** Called once when it ends, with the reason if there is one. */
  onEnd(listener: (cause: unknown) => void): void;
  /** Whether this program waits for it at its own end. */
  setAwaited(awaited: boolean): void;
  end(): Promise<void>;
}

/** Starts a thread; it shares this program's memory limit and is cheap. */
export function startThread(entry: URL, workerData: unknown): PoolWorker {
  const worker = new Worker(entry, { workerData, stdout: false, stderr: false });
  return {
    say: (message) => worker.postMessage(message, []),
    onMessage: (listener) => void worker.on('message', listener),
    onEnd: (listener) => void worker.on('error', listener).on('exit', listener),
    setAwaited: (awaited) => (awaited ? worker.ref() : worker.unref()),
    end: async () => void (await worker.terminate()),
  };
}

/**
 * Starts a process with an empty environment: for native code that may crash, and whose memory must be given back.
 * Where the machine can limit it, its data memory is limited.
 */
export function startProcess(entry: URL, memoryBytes: number): PoolWorker {
  const child = fork(fileURLToPath(entry), {
    execArgv: [...CHILD_NODE_OPTIONS],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  void limitMemory(child.pid, memoryBytes);
  return {
    // A process that has ended breaks the channel; its end is reported by its own event.
    say: (message) => void child.send(message, () => {}),
    onMessage: (listener) => void child.on('message', listener as (message: unknown) => void),
    onEnd: (listener) => {
      child.on('error', listener);
      child.on('exit', (code, signal) => listener(new Error(`the process ended: ${signal ?? `exit code ${code}`}`)));
    },
    setAwaited: (awaited) => {
      if (awaited) {
        child.ref();
        child.channel?.ref();
      } else {
        child.unref();
        child.channel?.unref();
      }
    },
    end: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) {
          return resolve();
        }
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

async function limitMemory(pid: number | undefined, bytes: number): Promise<void> {
  const { limiter } = await findFence();
  if (pid !== undefined && limiter !== undefined) {
    // A process that has already ended has no limit to set.
    execFile(limiter, ['--pid', String(pid), `--data=${bytes}`], () => {});
  }
}
