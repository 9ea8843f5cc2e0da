import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));

/** Starts a program of the project as the npm scripts do, on its own data folder. */
export function startLauncher(
  program: string,
  args: readonly string[],
  dataFolder: string,
  env: Record<string, string> = {},
): ChildProcess {
  return spawn(process.execPath, [join(PROJECT, 'scripts', 'bootstrap.mjs'), join(PROJECT, program), ...args], {
    cwd: PROJECT,
    env: { ...process.env, KINORA_DATA: dataFolder, KINORA_DISK_RESERVE: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Waits for a program's end; throws with its last output when it fails. */
export async function waitForEnd(child: ChildProcess): Promise<string> {
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-4000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    throw new Error(`ended with ${code}: ${errors}`);
  }
  return output;
}
