import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { AppError } from '#src/shared/errors/app-error.ts';

/** Start options of a media program. */
export interface ProgramStart {
  path: string;
  arguments: readonly string[];
  /** Working folder; filters use names relative to it, so that no path needs escaping. */
  folder?: string;
  /** The program's whole environment; nothing is inherited. */
  environment?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** Opens the program's standard input for writing; default closed. */
  opensInput?: boolean;
  /** Seconds without progress before the program is ended; default 60. */
  noProgressSeconds?: number;
  /** Told of the seconds of output that are written so far, as the program reports them. */
  onSeconds?: ((seconds: number) => void) | undefined;
  /** True while the program waits for us, so that a missing progress is no stall. */
  isIdle?: () => boolean;
}

/** A started program with its pipes. `input` is null when nothing is written to it. */
export interface RunningProgram {
  pid: number;
  input: Writable | null;
  output: Readable;
  /** Reports progress, as the program's own progress reports do. */
  noteProgress(): void;
  /** Resolves with the last messages on success; rejects with MEDIA_FAILED, or with the signal's reason when aborted. */
  ended: Promise<string>;
  /** Ends the program and its child processes: SIGTERM first, SIGKILL after two seconds. */
  stop(): void;
}

const KEPT_MESSAGE_CHARACTERS = 200_000;
const REPORTED_MESSAGE_CHARACTERS = 2_000;

/**
 * Starts a media program in its own process group, at low priority, with an empty environment. It writes its progress
 * to file descriptor 3 (ffmpeg: `-progress pipe:3`); a changed value there counts as progress.
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
  watchProgressReports(child.stdio[3] as Readable, (name, value) => {
    noteProgress();
    if (name === 'out_time_us' && Number(value) > 0) {
      start.onSeconds?.(Number(value) / 1e6);
    }
  });
  output.on('data', noteProgress);
  // A program that exits early breaks the pipe; its messages tell why it exited.
  child.stdin?.on('error', () => {});

  let forced: NodeJS.Timeout | undefined;
  const stop = (): void => {
    if (child.exitCode !== null || child.signalCode !== null) {
      return;
    }
    killGroup(child, 'SIGTERM');
    forced ??= setTimeout(() => killGroup(child, 'SIGKILL'), 2_000);
  };
  const limitMilliseconds = (start.noProgressSeconds ?? 60) * 1_000;
  const watch = setInterval(
    () => {
      if (start.isIdle?.()) {
        return noteProgress();
      }
      if (performance.now() - lastProgress < limitMilliseconds) {
        return;
      }
      stalled = true;
      stop();
    },
    Math.min(1_000, limitMilliseconds / 4),
  );
  start.signal?.addEventListener('abort', stop, { once: true });

  const ended = new Promise<string>((resolve, reject) => {
    child.on('error', (error) => {
      spawnError = error;
      if (child.pid === undefined) {
        finish(null, null);
      }
    });
    child.on('close', finish);
    function finish(code: number | null, endSignal: NodeJS.Signals | null): void {
      clearInterval(watch);
      clearTimeout(forced);
      start.signal?.removeEventListener('abort', stop);
      if (start.signal?.aborted) {
        return reject(start.signal.reason as Error);
      }
      if (code === 0) {
        return resolve(messages);
      }
      const details = {
        program: start.path,
        reason: stalled ? 'no progress' : (spawnError?.message ?? endSignal ?? `exit code ${code}`),
        messages: messages.trim().slice(-REPORTED_MESSAGE_CHARACTERS),
      };
      reject(new AppError('MEDIA_FAILED', { details, cause: spawnError }));
    }
  });
  // A caller that never awaits `ended` (an aborted encoder) must not crash the process with an unhandled rejection.
  ended.catch(() => {});
  return { pid, input: child.stdin, output, noteProgress, ended, stop };
}

/** Lower priority than the processes that answer people's requests. */
function lowerPriority(pid: number): void {
  if (pid === 0) {
    return;
  }
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    if (process.platform === 'linux') {
      // Linux shares the processor between sessions before it looks at processes, and the program has its own session.
      writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_BELOW_NORMAL));
    }
  } catch {
    // The program has already ended, or the system refuses or has no such groups: it keeps the normal priority.
  }
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) {
    return;
  }
  try {
    if (process.platform === 'win32') {
      child.kill(signal);
    } else {
      process.kill(-child.pid, signal);
    }
  } catch {
    // Already gone.
  }
}

/** Progress reports repeat while a program hangs, so only changed frame, time and size values count. */
function watchProgressReports(reports: Readable, note: (name: string, value: string) => void): void {
  const values = new Map<string, string>();
  let rest = '';
  reports.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [name = '', value = ''] = line.split('=');
      if (!['frame', 'out_time_us', 'total_size', 'progress'].includes(name) || values.get(name) === value) {
        continue;
      }
      values.set(name, value);
      note(name, value);
    }
  });
}
