import { AppError } from '#src/shared/errors/app-error.ts';
import type { RunningProgram } from './start-program.ts';

/**
 * Reads a program's standard output until it ends. Stops the program and throws MEDIA_FAILED when it writes more than
 * the limit; else rethrows the program's failure.
 */
export async function readBounded(running: RunningProgram, mostBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  running.output.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > mostBytes) {
      running.stop();
    } else {
      pieces.push(piece);
    }
  });
  await running.ended.catch((cause: unknown) => {
    throw bytes > mostBytes ? tooMuch(mostBytes) : cause;
  });
  if (bytes > mostBytes) {
    throw tooMuch(mostBytes);
  }
  return Buffer.concat(pieces);
}

function tooMuch(mostBytes: number): AppError {
  return new AppError('MEDIA_FAILED', { details: { reason: `more than ${mostBytes} bytes of output` } });
}
