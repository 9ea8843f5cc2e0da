import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Config } from '../config/read-config.ts';
import { createPlaces } from '../fair-share/places.ts';
import { ensureFreeSpace } from '../storage/disk-reserve.ts';
import { newScratchPath, scratchRoot } from '../storage/scratch-folder.ts';

/** Limits on concurrent uploads into this process. */
export interface UploadBounds {
  /** Concurrent uploads of one holder, and of all together. */
  perHolder: number;
  all: number;
  /** Total announced bytes of all running uploads; they are on disk, not in memory. */
  bytes: number;
  /** Timeouts: a pause within a body, and the whole body. */
  idleSeconds: number;
  totalSeconds: number;
}

/** Bounds of this process; how many uploads one holder may have is the caller's. */
export const UPLOAD_BOUNDS: Omit<UploadBounds, 'perHolder'> = {
  all: 200,
  bytes: 1_000_000_000,
  idleSeconds: 15,
  totalSeconds: 60,
};

/** A complete upload. `release` removes the file and frees its slot. */
export interface ReceivedUpload {
  file: File;
  release(): Promise<void>;
}

/** Receives files, one body per call. */
export interface UploadReceiver {
  /**
   * Writes a body of an announced length to a scratch file. Refuses before reading: TOO_MANY_AT_ONCE for this holder,
   * SERVER_BUSY for everyone, DISK_FULL. Throws UPLOAD_TOO_SLOW, and INVALID_DATA when the length differs from the
   * announced one or the client disconnects.
   */
  receive(upload: { body: Readable; holder: string; bytes: number; type: string }): Promise<ReceivedUpload>;
}

const RETRY_AFTER_SECONDS = 5;

/** Creates the receiver of a server. An upload needs only a stream buffer of memory, however large it is. */
export function createUploadReceiver(
  config: Pick<Config, 'dataFolder' | 'disk'>,
  bounds: UploadBounds,
): UploadReceiver {
  const places = createPlaces({ ...bounds, retryAfterSeconds: RETRY_AFTER_SECONDS });
  let announcedBytes = 0;

  return {
    receive: async ({ body, holder, bytes, type }) => {
      const giveBack = places.take(holder);
      if (announcedBytes + bytes > bounds.bytes) {
        giveBack();
        throw new AppError('SERVER_BUSY', { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
      }
      announcedBytes += bytes;
      let path: string | undefined;
      const release = async (): Promise<void> => {
        giveBack();
        announcedBytes -= bytes;
        if (path !== undefined) {
          await rm(path, { force: true });
        }
      };
      try {
        await ensureFreeSpace(config, announcedBytes);
        path = await newScratchPath(scratchRoot(config));
        await writeBody(body, path, { ...bounds, bytes });
        const blob = await openAsBlob(path, { type });
        return { file: new File([blob], 'upload', { type }), release };
      } catch (error) {
        await release();
        throw error;
      }
    },
  };
}

/** Without `pipeline`, which would close the connection with the body, so that no error could be sent. */
function writeBody(
  body: Readable,
  path: string,
  { bytes, idleSeconds, totalSeconds }: { bytes: number; idleSeconds: number; totalSeconds: number },
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const file = createWriteStream(path, { mode: 0o600 });
  const giveUp = (): void => reject(new AppError('UPLOAD_TOO_SLOW'));
  const total = setTimeout(giveUp, totalSeconds * 1000);
  const idle = setTimeout(giveUp, idleSeconds * 1000);
  let received = 0;
  const take = (chunk: Buffer): void => {
    idle.refresh();
    received += chunk.byteLength;
    if (!file.write(chunk)) {
      body.pause();
    }
  };
  const goOn = (): void => void body.resume();
  const leave = (): void => reject(new AppError('INVALID_DATA'));
  const end = (): void => {
    // Complete: the body's close before the file is written is expected now.
    body.off('close', leave);
    file.end(() => (received === bytes ? resolve() : leave()));
  };
  file.on('drain', goOn).on('error', reject);
  if (body.destroyed) {
    leave();
  }
  body.on('data', take).on('end', end).on('error', leave).on('close', leave);
  return promise
    .catch(async (cause: unknown) => {
      body.pause();
      if (!file.destroy().closed) {
        // Until then the file may still be created. A chunk that comes too late fails, which no longer matters.
        await new Promise<void>((resolve) => {
          file.once('close', resolve);
        });
      }
      throw cause;
    })
    .finally(() => {
      clearTimeout(total);
      clearTimeout(idle);
      body.off('data', take).off('end', end).off('error', leave).off('close', leave);
      file.off('drain', goOn);
    });
}
