import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** Exit and output of a command. */
export interface CommandEnd {
  code: number | null;
  output: string;
  errors: string;
}

/** A running command. */
export interface RunningCommand {
  process: ChildProcess;
  ended: Promise<CommandEnd>;
}

/** Starts one of the project's programs as an operator does, on a data folder, with only these settings. */
export function startCommand(
  program: string,
  words: readonly string[],
  dataFolder: string,
  env: Record<string, string> = {},
): RunningCommand {
  const child = spawn(process.execPath, [join(PROJECT, 'scripts', 'bootstrap.mjs'), join(PROJECT, program), ...words], {
    cwd: PROJECT,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      KINORA_DATA: dataFolder,
      KINORA_DISK_RESERVE: '0',
      KINORA_VOICES: 'formant',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = new Promise<CommandEnd>((resolve) => {
    child.once('close', (code) => resolve({ code, output, errors }));
  });
  return { process: child, ended };
}

/** Starts `npm run film` on a data folder. */
export function startFilmCommand(
  words: readonly string[],
  dataFolder: string,
  env: Record<string, string> = {},
): RunningCommand {
  return startCommand('src/apps/command-line/main.ts', ['film', ...words], dataFolder, env);
}
