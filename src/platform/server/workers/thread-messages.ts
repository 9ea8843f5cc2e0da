/** Messages between a pool and its threads. */
export type ToThread =
  | { kind: 'run'; id: number; task: string; input: unknown }
  | { kind: 'abort'; id: number }
  /** Loads the modules of all tasks now. */
  | { kind: 'load' };

/** Answers of a thread; `id` is that of the `run` message. A failure carries what an AppError holds. */
export type FromThread =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; output: unknown }
  /** How far the task is, by its own count. */
  | { kind: 'told'; id: number; progress: number }
  | {
      kind: 'failed';
      id: number;
      error: { message: string; code?: string; details?: Record<string, unknown>; stack?: string };
    };
