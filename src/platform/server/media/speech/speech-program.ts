import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { CHILD_NODE_OPTIONS } from '../../child-node-options.ts';
import { createAnswerReader, type SpeechAnswer, type SpokenAudio } from './speech-answers.ts';

/** One text to read aloud (at most 1,000 UTF-16 units) with its voice settings. */
export interface SpeechRequest {
  text: string;
  language: Language;
  engine: 'espeak' | 'flite';
  /** The engine's name for the voice. */
  voice: string;
  /** The engine's name for an accent; '' for the standard one. */
  accent: string;
  /** Median pitch, hertz. */
  hertz: number;
  /** Pitch range: 0 flat, 1 the engine's default. */
  range: number;
  /** Pace: 1 is the engine's default. */
  rate: number;
}

/** The speech program, started with its first request. */
export interface SpeechProgram {
  /**
   * Reads a text aloud. Requests are served one after another. Throws SPEECH_PROGRAM_MISSING when the program is not
   * installed, INVALID_DATA with a `reason` when the text cannot be read, TOO_MANY_REQUESTS when the queue is full,
   * TIMED_OUT, MEDIA_FAILED when the program crashed twice on this text, and the signal's reason when aborted.
   */
  say(request: SpeechRequest, signal?: AbortSignal): Promise<SpokenAudio>;
  /** Process id while the program runs. */
  readonly pid: number | undefined;
  /** Ends the program; queued requests fail with CANCELLED. A later request restarts it. */
  stop(): void;
}

/** Limits of the speech program. */
export interface SpeechProgramOptions {
  /** The program's main file; default: the one in this project. */
  path?: string;
  /** Timeout of one answer, seconds; default 30. */
  timeoutSeconds?: number;
  /** Maximum number of queued requests; default 256. */
  longestQueue?: number;
}

interface Waiting {
  id: string;
  line: string;
  resolve: (audio: SpokenAudio) => void;
  reject: (reason: unknown) => void;
  signal: AbortSignal | undefined;
  attempts: number;
}

const MOST_ATTEMPTS = 2;
const KEPT_MESSAGE_CHARACTERS = 2_000;

/**
 * Manages one speech program: starts it at the first request, restarts it after a crash, and never delays this
 * process's exit.
 */
export function createSpeechProgram(options: SpeechProgramOptions = {}): SpeechProgram {
  const path = options.path ?? fileURLToPath(new URL('../../../../../programs/speech/main.ts', import.meta.url));
  const timeoutMilliseconds = (options.timeoutSeconds ?? 30) * 1_000;
  const longestQueue = options.longestQueue ?? 256;
  const queue: Waiting[] = [];
  let child: ChildProcess | undefined;
  let current: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): ChildProcess {
    if (!existsSync(path) || !existsSync(join(dirname(path), 'node_modules'))) {
      throw new AppError('SPEECH_PROGRAM_MISSING', { details: { path } });
    }
    const started = spawn(process.execPath, [...CHILD_NODE_OPTIONS, path], {
      env: {},
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let messages = '';
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      messages = (messages + text).slice(-KEPT_MESSAGE_CHARACTERS);
    });
    const read = createAnswerReader((answer) => {
      if (started === child) {
        settle(answer);
      }
    });
    started.stdout.on('data', (bytes: Buffer) => {
      try {
        read(bytes);
      } catch (error) {
        messages += String(error);
        started.kill('SIGKILL');
      }
    });
    // A program that exits early breaks the pipe; its exit is handled below.
    started.stdin.on('error', () => {});
    started.on('error', (error) => lost(started, error.message));
    started.on('close', (code, signal) => lost(started, messages.trim() || (signal ?? `exit code ${code}`)));
    return started;
  }

  function lost(ended: ChildProcess, reason: string): void {
    if (ended !== child) {
      return;
    }
    child = undefined;
    const failed = current;
    release();
    if (failed && failed.attempts < MOST_ATTEMPTS) {
      queue.unshift(failed);
    } else {
      failed?.reject(new AppError('MEDIA_FAILED', { details: { program: 'speech', reason } }));
    }
    next();
  }

  function settle(answer: SpeechAnswer): void {
    if (!current || answer.id !== current.id) {
      return;
    }
    const asked = current;
    release();
    if ('audio' in answer) {
      asked.resolve(answer.audio);
    } else if (answer.error.code === 'ENGINE_FAILED') {
      asked.reject(new AppError('MEDIA_FAILED', { details: { program: 'speech', reason: answer.error.message } }));
    } else {
      asked.reject(
        new AppError('INVALID_DATA', { details: { reason: answer.error.code, message: answer.error.message } }),
      );
    }
    next();
  }

  function release(): void {
    clearTimeout(timer);
    current = undefined;
    if (child) {
      holdProcessOpen(child, false);
    }
  }

  function next(): void {
    if (current) {
      return;
    }
    const asked = queue.shift();
    if (!asked) {
      return;
    }
    if (asked.signal?.aborted) {
      asked.reject(asked.signal.reason);
      return next();
    }
    try {
      child ??= start();
    } catch (error) {
      asked.reject(error);
      return next();
    }
    const serving = child;
    current = asked;
    asked.attempts++;
    holdProcessOpen(serving, true);
    timer = setTimeout(() => {
      end(serving);
      asked.reject(
        new AppError('TIMED_OUT', { details: { program: 'speech', afterSeconds: timeoutMilliseconds / 1_000 } }),
      );
      next();
    }, timeoutMilliseconds);
    serving.stdin?.write(`${asked.line}\n`);
  }

  /** Clears the reference to the child first, so that its exit is not handled as a crash. */
  function end(ending: ChildProcess): void {
    if (child === ending) {
      child = undefined;
    }
    release();
    holdProcessOpen(ending, false);
    ending.kill('SIGKILL');
  }

  return {
    get pid() {
      return child?.pid;
    },
    say(request, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) {
          return reject(signal.reason as Error);
        }
        if (queue.length >= longestQueue) {
          return reject(new AppError('TOO_MANY_REQUESTS', { details: { waiting: queue.length } }));
        }
        const id = `${++lastId}`;
        queue.push({ id, line: JSON.stringify({ id, ...request }), resolve, reject, signal, attempts: 0 });
        next();
      });
    },
    stop() {
      const abandoned = [...(current ? [current] : []), ...queue.splice(0)];
      if (child) {
        end(child);
      }
      for (const asked of abandoned) {
        asked.reject(new AppError('CANCELLED', { details: { program: 'speech' } }));
      }
    },
  };
}

/** An idle speech program must not keep this process alive; a busy one must. It exits when its input closes. */
function holdProcessOpen(child: ChildProcess, hold: boolean): void {
  const change = hold ? 'ref' : 'unref';
  child[change]();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) {
    (pipe as Socket | null)?.[change]();
  }
}
