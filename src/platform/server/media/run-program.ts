import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { AppError } from '#src/shared/errors/app-error.ts';

/** How a media program is started. */
export interface ProgramStart {
  path: string;
  arguments: readonly string[];
  /** Working folder; names inside filters are relative to it, so that no path needs escaping there. */
  folder?: string;
  /** The whole environment of the program; nothing of ours is inherited. */
  environment?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** Opens the program's standard input for us to write; otherwise it is closed. */
  opensInput?: boolean;
  /** Seconds without progress after which the program is ended; 60 unless told. */
  noProgressSeconds?: number;
  /** True while the program waits for us, so that its silence is no fault. */
  isIdle?: () => boolean;
}

export interface RunningProgram {
  pid: number;
  input: Writable | null;
  output: Readable;
  /** Says that the program moved on; also what its own progress reports do. */
  noteProgress(): void;
  /**
   * Resolves with the last of its messages when it ended well; MEDIA_FAILED otherwise, the signal's reason when
   * aborted.
   */
  ended: Promise<string>;
  /** Ends the program and all that it started: asks first, forces after two seconds. */
  stop(): void;
}

const KEPT_MESSAGE_CHARACTERS = 200_000;
const REPORTED_MESSAGE_CHARACTERS = 2_000;

/**
 * Starts a media program in a process group of its own, at low priority, with an empty environment. It writes its
 * progress to file descriptor 3 (ffmpeg: `-progress pipe:3`); a value that changes there counts as progress.
 */
export function startProgram(start: ProgramStart): RunningProgram {
  start.signal?.throwIfAborted();
  const child = spawn(start.path, [...start.arguments], {
    cwd: start.folder,
    env: { ...start.environment },
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: [start.opensInput ? 'pipe' : 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const pid = child.pid ?? 0;
  const output = child.stdout as Readable;
  lowerPriority(pid);

  let messages = '';
  let lastProgress = performance.now();
  let stalled = false;
  let spawnError: Error | undefined;
  const noteProgress = (): void => {
    lastProgress = performance.now();
  };
  (child.stderr as Readable).setEncoding('utf8').on('data', (text: string) => {
    messages = (messages + text).slice(-KEPT_MESSAGE_CHARACTERS);
  });
  watchProgressReports(child.stdio[3] as Readable, noteProgress);
  output.on('data', noteProgress);
  // A program that ends early breaks the pipe; why it ended is told by its own messages.
  child.stdin?.on('error', () => {});

  let forced: NodeJS.Timeout | undefined;
  const stop = (): void => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    killGroup(child, 'SIGTERM');
    forced ??= setTimeout(() => killGroup(child, 'SIGKILL'), 2_000);
  };
  const limitMilliseconds = (start.noProgressSeconds ?? 60) * 1_000;
  const watch = setInterval(
    () => {
      if (start.isIdle?.()) return noteProgress();
      if (performance.now() - lastProgress < limitMilliseconds) return;
      stalled = true;
      stop();
    },
    Math.min(1_000, limitMilliseconds / 4),
  );
  start.signal?.addEventListener('abort', stop, { once: true });

  const ended = new Promise<string>((resolve, reject) => {
    child.on('error', (error) => {
      spawnError = error;
      if (child.pid === undefined) finish(null, null);
    });
    child.on('close', finish);
    function finish(code: number | null, endSignal: NodeJS.Signals | null): void {
      clearInterval(watch);
      clearTimeout(forced);
      start.signal?.removeEventListener('abort', stop);
      if (start.signal?.aborted) return reject(start.signal.reason as Error);
      if (code === 0) return resolve(messages);
      const details = {
        program: start.path,
        reason: stalled ? 'no progress' : (spawnError?.message ?? endSignal ?? `exit code ${code}`),
        messages: messages.trim().slice(-REPORTED_MESSAGE_CHARACTERS),
      };
      reject(new AppError('MEDIA_FAILED', { details, cause: spawnError }));
    }
  });
  // Who never awaits the end (an aborted encoder) shall not bring the process down.
  ended.catch(() => {});
  return { pid, input: child.stdin, output, noteProgress, ended, stop };
}

/** Films are made beside people who wait for pages. */
function lowerPriority(pid: number): void {
  if (pid === 0) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The program has already ended, or the system does not let us: it then runs as we do.
  }
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
}

/** A report repeats while a program hangs, so only frame, time and size that change count. */
function watchProgressReports(reports: Readable, noteProgress: () => void): void {
  const values = new Map<string, string>();
  let rest = '';
  reports.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [name = '', value = ''] = line.split('=');
      if (!['frame', 'out_time_us', 'total_size', 'progress'].includes(name) || values.get(name) === value) continue;
      values.set(name, value);
      noteProgress();
    }
  });
}
