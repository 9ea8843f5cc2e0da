import { isAbsolute } from 'node:path';
import { findFence, type Fence } from './find-fence.ts';
import { startProgram, type ProgramStart, type RunningProgram } from './start-program.ts';

/** Resource limits of a program that reads untrusted bytes. */
export interface FenceLimits {
  /** Data memory. */
  memoryBytes: number;
  /**
   * Address space; default `memoryBytes` and a gigabyte for the program itself. 'unlimited' for programs that reserve
   * far more than they use.
   */
  addressBytes?: number | 'unlimited';
  /** CPU time of all its threads together. */
  cpuSeconds: number;
  /** Maximum size of each file that it writes; 0 for none. */
  fileBytes: number;
}

const GIGABYTE = 1024 ** 3;
const MOST_OPEN_FILES = 256;

/** Memory for decoding, scaling and encoding a picture of 40 million pixels, with little to spare. */
export const FENCED_MEMORY_BYTES = 3 * GIGABYTE;

/**
 * Starts a program that reads untrusted bytes: like `startProgram` (empty environment, process group that is ended as a
 * whole, stall watchdog), with limits on memory, CPU time and file size and without network, as far as this machine
 * supports them. `path` is absolute.
 */
export async function startFenced(start: ProgramStart, limits: FenceLimits): Promise<RunningProgram> {
  const fence = await findFence();
  return startProgram({ ...start, ...fencedCommand(fence, start, limits) });
}

/** The command line that runs a program inside the limits supported by the fence. */
export function fencedCommand(
  fence: Fence,
  { path, arguments: given }: Pick<ProgramStart, 'path' | 'arguments'>,
  limits: FenceLimits,
): { path: string; arguments: readonly string[] } {
  if (!isAbsolute(path)) {
    throw new RangeError('a fenced program is named by its absolute path');
  }
  const [first = path, ...rest] = [
    ...(fence.isolator ?? []),
    ...(fence.limiter ? [fence.limiter, ...limitOptions(limits)] : []),
    path,
    ...given,
  ];
  return { path: first, arguments: rest };
}

function limitOptions({ memoryBytes, addressBytes = memoryBytes + GIGABYTE, cpuSeconds, fileBytes }: FenceLimits) {
  return [
    '--core=0',
    `--nofile=${MOST_OPEN_FILES}`,
    `--data=${memoryBytes}`,
    ...(addressBytes === 'unlimited' ? [] : [`--as=${addressBytes}`]),
    `--cpu=${Math.ceil(cpuSeconds)}`,
    `--fsize=${fileBytes}`,
    '--',
  ];
}
