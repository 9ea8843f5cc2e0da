import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { createAnswerReader, type SpeechAnswer, type SpokenAudio } from './speech-answers.ts';

/** One text to be read aloud (at most 1,000 UTF-16 units) and how. */
export interface SpeechRequest {
  text: string;
  language: Language;
  engine: 'espeak' | 'flite';
  /** The engine's own name for the voice. */
  voice: string;
  /** The engine's own name for an accent; '' for the standard one. */
  accent: string;
  /** Median pitch, hertz. */
  hertz: number;
  /** Pitch movement: 0 flat, 1 the engine's own. */
  range: number;
  /** Pace: 1 the engine's own. */
  rate: number;
}

export interface SpeechProgram {
  /**
   * Reads a text aloud. Requests are served one after another. Throws SPEECH_PROGRAM_MISSING when the program is not
   * installed, INVALID_DATA with a `reason` when the text cannot be read, TOO_MANY_REQUESTS when too many wait,
   * TIMED_OUT, MEDIA_FAILED when the program died over it twice, and the signal's reason when aborted.
   */
  say(request: SpeechRequest, signal?: AbortSignal): Promise<SpokenAudio>;
  /** Process id while the program runs. */
  readonly pid: number | undefined;
  /** Ends the program; what waits fails with CANCELLED. A later request starts it again. */
  stop(): void;
}

export interface SpeechProgramOptions {
  /** The program's main file; the one in this project unless told. */
  path?: string;
  /** Longest wait for one answer once it was asked for; 30 unless told. */
  timeoutSeconds?: number;
  /** Most requests that may wait; 256 unless told. */
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

/** Keeps one speech program: started at the first request, again when it dies, and never in the way of our own end. */
export function createSpeechProgram(options: SpeechProgramOptions = {}): SpeechProgram {
  const path = options.path ?? fileURLToPath(new URL('../../../../programs/speech/main.ts', import.meta.url));
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
    const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path], {
      env: {},
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let messages = '';
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      messages = (messages + text).slice(-KEPT_MESSAGE_CHARACTERS);
    });
    const read = createAnswerReader((answer) => {
      if (started === child) settle(answer);
    });
    started.stdout.on('data', (bytes: Buffer) => {
      try {
        read(bytes);
      } catch (error) {
        messages += String(error);
        started.kill('SIGKILL');
      }
    });
    // A program that ends early breaks the pipe; why it ended is told below.
    started.stdin.on('error', () => {});
    started.on('error', (error) => lost(started, error.message));
    started.on('close', (code, signal) => lost(started, messages.trim() || (signal ?? `exit code ${code}`)));
    return started;
  }

  function lost(ended: ChildProcess, reason: string): void {
    if (ended !== child) return;
    child = undefined;
    const failed = current;
    release();
    if (failed && failed.attempts < MOST_ATTEMPTS) queue.unshift(failed);
    else failed?.reject(new AppError('MEDIA_FAILED', { details: { program: 'speech', reason } }));
    next();
  }

  function settle(answer: SpeechAnswer): void {
    if (!current || answer.id !== current.id) return;
    const asked = current;
    release();
    if ('audio' in answer) asked.resolve(answer.audio);
    else if (answer.error.code === 'ENGINE_FAILED') {
      asked.reject(new AppError('MEDIA_FAILED', { details: { program: 'speech', reason: answer.error.message } }));
    } else
      asked.reject(
        new AppError('INVALID_DATA', { details: { reason: answer.error.code, message: answer.error.message } }),
      );
    next();
  }

  function release(): void {
    clearTimeout(timer);
    current = undefined;
    if (child) holdProcessOpen(child, false);
  }

  function next(): void {
    if (current) return;
    const asked = queue.shift();
    if (!asked) return;
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

  /** Forgets the child first, so that its end is nobody's failure. */
  function end(ending: ChildProcess): void {
    if (child === ending) child = undefined;
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
        if (signal?.aborted) return reject(signal.reason as Error);
        if (queue.length >= longestQueue)
          return reject(new AppError('TOO_MANY_REQUESTS', { details: { waiting: queue.length } }));
        const id = `${++lastId}`;
        queue.push({ id, line: JSON.stringify({ id, ...request }), resolve, reject, signal, attempts: 0 });
        next();
      });
    },
    stop() {
      const abandoned = [...(current ? [current] : []), ...queue.splice(0)];
      if (child) end(child);
      for (const asked of abandoned) asked.reject(new AppError('CANCELLED', { details: { program: 'speech' } }));
    },
  };
}

/** An idle speech program shall not keep ours from ending; a busy one shall. It ends by itself when its input closes. */
function holdProcessOpen(child: ChildProcess, hold: boolean): void {
  const change = hold ? 'ref' : 'unref';
  child[change]();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) (pipe as Socket | null)?.[change]();
}
