import type { Log } from '../log/create-log.ts';

/** One thing to stop, with its name in the log. */
interface StopStep {
  name: string;
  stop: () => Promise<void>;
}

/** The graceful shutdown of a process. */
export interface Shutdown {
  /** Adds a step. The last one added is stopped first. */
  add(name: string, stop: () => Promise<void>): void;
  /** Aborted when the shutdown begins. */
  readonly signal: AbortSignal;
  /** Runs all steps, once, however often it is called. Never throws; returns false when a step failed or timed out. */
  run(reason: string): Promise<boolean>;
}

/** The log of the steps, and how long they may take. */
export interface ShutdownOptions {
  log: Log;
  /** Limit for all steps together; after it the process exits. */
  timeLimitSeconds?: number;
  /** Exits the process after a signal; replaced only in tests. */
  exit?: (code: number) => void;
}

const TIME_LIMIT_SECONDS = 40;
// Ctrl-C reaches a process twice when both npm and the terminal send it.
const SAME_SIGNAL_MILLISECONDS = 500;
const SIGNALS = { SIGINT: 130, SIGTERM: 0, SIGHUP: 129 } as const;

/** Listens for termination signals and stops what was added, in reverse order. A later second signal exits at once. */
export function handleShutdown({
  log,
  timeLimitSeconds = TIME_LIMIT_SECONDS,
  exit = (code) => process.exit(code),
}: ShutdownOptions): Shutdown {
  const steps: StopStep[] = [];
  const controller = new AbortController();
  let running: Promise<boolean> | undefined;
  let begunAt = 0;

  const stopAll = async (reason: string): Promise<boolean> => {
    log.debug({ reason }, 'stopping');
    controller.abort();
    let clean = true;
    for (const step of steps.reverse()) {
      try {
        await step.stop();
      } catch (error) {
        clean = false;
        log.error({ err: error, step: step.name }, 'could not be stopped in order');
      }
    }
    return clean;
  };

  const withinLimit = async (reason: string): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => {
        log.error({ timeLimitSeconds }, 'stopping took too long');
        resolve(false);
      }, timeLimitSeconds * 1000);
    });
    try {
      return await Promise.race([stopAll(reason), tooLong]);
    } finally {
      clearTimeout(timer);
    }
  };

  const run = (reason: string): Promise<boolean> => (running ??= withinLimit(reason));

  for (const [name, code] of Object.entries(SIGNALS)) {
    process.on(name, () => {
      if (running) {
        if (performance.now() - begunAt > SAME_SIGNAL_MILLISECONDS) {
          exit(code === 0 ? 143 : code);
        }
        return;
      }
      begunAt = performance.now();
      void run(name).then((clean) => exit(clean ? code : 1));
    });
  }
  return { add: (name, stop) => void steps.push({ name, stop }), signal: controller.signal, run };
}
