import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** A whole program as an operator starts it. */
export interface RunningKinora {
  /** The link that signs the admin in, as it was printed. */
  signInLink: string;
  pid: number;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it without a word, and waits until it is gone. */
  kill(): Promise<void>;
  /** Answers when it has ended by itself. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Starts the all-in-one program over a data folder and waits until it prints where to open it. */
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
      if (link) resolve(link);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(({ code, signal }) =>
      reject(new Error(`ended with ${code ?? signal} before it was ready: ${output}`)),
    );
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return { signInLink, pid: child.pid ?? 0, ended, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
