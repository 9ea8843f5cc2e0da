import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const QUICK_IMPORTS = new URL('../../scripts/quick-imports.mjs', import.meta.url).href;

/** A running test program, with its output so far. */
export interface RunningProgram {
  process: ChildProcess;
  /** Waits for a line that starts with the word and returns the rest of it. Fails when the program exits first. */
  waitFor(word: string): Promise<string>;
  /** Sends the signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Resolves when it exits by itself. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** The end of what it wrote to its error output. */
  complaints(): string;
}

export interface ProgramOptions {
  env?: Record<string, string>;
  uid?: number;
  gid?: number;
}

/** Starts `tests/build/programs/<name>.ts` in a child process. */
export function runProgram(name: string, args: readonly string[], options: ProgramOptions = {}): RunningProgram {
  const path = fileURLToPath(new URL(`./programs/${name}.ts`, import.meta.url));
  const ids = options.uid === undefined ? {} : { uid: options.uid, gid: options.gid ?? options.uid };
  const child = spawn(process.execPath, ['--disable-proto=delete', '--import', QUICK_IMPORTS, path, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env },
    ...ids,
  });
  const lines: string[] = [];
  const watchers = new Set<() => void>();
  let partial = '';
  let complaints = '';
  let isEnded = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (partial + text).split('\n');
    partial = parts.pop() ?? '';
    lines.push(...parts);
    for (const watch of watchers) {
      watch();
    }
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => {
      isEnded = true;
      for (const watch of watchers) {
        watch();
      }
      resolve({ code, signal });
    });
  });
  return {
    process: child,
    ended,
    complaints: () => complaints.slice(-2000),
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
    waitFor: (word) =>
      new Promise((resolve, reject) => {
        const watch = (): void => {
          const found = lines.findIndex((line) => line === word || line.startsWith(`${word} `));
          if (found < 0 && !isEnded) {
            return;
          }
          watchers.delete(watch);
          if (found < 0) {
            return reject(new Error(`${name} ended without saying "${word}". ${complaints.slice(-2000)}`));
          }
          const [line = ''] = lines.splice(found, 1);
          resolve(line.slice(word.length + 1));
        };
        watchers.add(watch);
        watch();
      }),
  };
}
