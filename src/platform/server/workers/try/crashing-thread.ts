import { getPriority } from 'node:os';
import { threadId } from 'node:worker_threads';
import { globalConfig } from 'zod/v4/core';
import { AppError } from '#src/shared/errors/app-error.ts';
import { serveTasks } from '../serve-tasks.ts';

serveTasks({
  double: async () => async (input: number) => input * 2,
  where: async () => async () => threadId,
  priority: async () => async () => getPriority(),
  pid: async () => async () => process.pid,
  hoard: async () => async (bytes: number) => new Uint8Array(bytes).fill(1).length,
  runtime: async () => async () => ({ hasProto: '__proto__' in {}, jitless: globalConfig.jitless }),
  refuse: async () => async () => {
    throw new AppError('MEDIA_FAILED', { details: { reason: 'on purpose' } });
  },
  crash: async () => async () => process.exit(3),
  count:
    async () =>
    async (_input: never, { tell }) => {
      tell?.(0.5);
      // At once after the first: not passed on.
      tell?.(0.6);
    },
  wait:
    async () =>
    (_input: never, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  hold: async () => async (input: SharedArrayBuffer) => {
    Atomics.wait(new Int32Array(input), 0, 0);
    return 'let go';
  },
});
