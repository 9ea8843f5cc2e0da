import { spawn } from 'node:child_process';
import { childSeconds } from '../child-seconds.ts';
import { watchProcesses } from '../watch-processes.ts';
import type { Command } from './material.ts';

/** Longer than any of them needs; whoever does not end is ended. */
const MOST_MILLISECONDS = 15 * 60_000;

/** What a command took, seconds. Throws with its last output when it fails. */
export async function measureCommand(command: Command): Promise<{ wall: number; processor: number }> {
  const before = await childSeconds();
  const began = performance.now();
  const child = spawn(command.program, command.arguments, {
    cwd: command.folder,
    env: { ...process.env, ...command.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: MOST_MILLISECONDS,
  });
  const watch = watchProcesses(child.pid ?? 0);
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-2000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const wall = (performance.now() - began) / 1000;
  const { all } = watch.stop().processorSeconds;
  if (code !== 0) {
    throw new Error(`ended with ${code}: ${output}`);
  }
  // The system does not count processes that nobody waited for, and watching misses short ones.
  return { wall, processor: Math.max(all, (await childSeconds()) - before) };
}
