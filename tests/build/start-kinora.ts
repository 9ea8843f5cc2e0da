import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** A whole program as an operator starts it. */
export interface RunningKinora {
  /** The printed sign-in link of the admin. */
  signInLink: string;
  /** The printed sign-in data of the first admin; absent at later starts. */
  admin?: { email: string; password: string };
  pid: number;
  /** Its output so far, of both streams. */
  output(): string;
  /** Asks it to end, and waits for its exit. */
  stop(): Promise<void>;
  /** Kills it, and waits for its exit. */
  kill(): Promise<void>;
  /** Resolves when it has exited by itself. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Starts the all-in-one program on a data folder and waits until it prints its link. */
export async function startKinora(dataFolder: string, env: Record<string, string> = {}): Promise<RunningKinora> {
  const child = spawn(
    process.execPath,
    [join(PROJECT, 'scripts', 'bootstrap.mjs'), join(PROJECT, 'src/apps/all-in-one/main.ts')],
    {
      cwd: PROJECT,
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: process.env['HOME'] ?? '',
        KINORA_DATA: dataFolder,
        KINORA_DISK_RESERVE: '0',
        KINORA_LOG_LEVEL: 'warn',
        KINORA_VOICES: 'formant',
        PORT: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const signInLink = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const link = /http:\/\/\S+\/login\?link=\S+/.exec(output)?.[0];
      if (link) {
        resolve(link);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(({ code, signal }) =>
      reject(new Error(`ended with ${code ?? signal} before it was ready: ${output}`)),
    );
  });
  const [, email, password] = /Email\s+(\S+)\s+Password\s+(\S+)/.exec(output) ?? [];
  const admin = email !== undefined && password !== undefined ? { admin: { email, password } } : {};
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    signInLink,
    ...admin,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
