import { ApiError } from '../api/api-client.ts';
import { saveFile } from './save-file.ts';

/** Reasons why a download fails (ERR-04). */
export type DownloadProblem = 'noAddress' | 'empty' | 'network' | 'triesUsed';

/** A failed download, with its reason. */
export class DownloadError extends Error {
  readonly problem: DownloadProblem;
  constructor(problem: DownloadProblem) {
    super(problem);
    this.name = 'DownloadError';
    this.problem = problem;
  }
}

/** Loads a file and reports the loaded share, 0 to 1. Null when there is no file. */
export type BringFile = (onShare: (share: number) => void) => Promise<Blob | null>;

const TRIES = 3;
/** Delay before a retry, milliseconds, multiplied by the number of attempts so far. */
const WAIT_MILLISECONDS = 1000;

/**
 * Loads a file, with retries, and saves it in the browser under `name`. Throws DownloadError, or the ApiError of a
 * server that refuses.
 */
export async function downloadFile(bring: BringFile, name: string, onShare: (share: number) => void): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const file = await bring(onShare);
      if (!file) {
        throw new DownloadError('noAddress');
      }
      if (file.size === 0) {
        throw new DownloadError('empty');
      }
      saveFile(file, name);
      return;
    } catch (error) {
      if (error instanceof DownloadError || isRefusal(error)) {
        throw error;
      }
      if (!navigator.onLine) {
        throw new DownloadError('network');
      }
      if (attempt >= TRIES) {
        throw new DownloadError('triesUsed');
      }
      await new Promise((resolve) => {
        setTimeout(resolve, WAIT_MILLISECONDS * attempt);
      });
    }
  }
}

/** Fetches a URL as a stream. Rejects when the answer is not a file. */
export async function fetchFile(address: string, onShare: (share: number) => void): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new TypeError(`answered ${response.status}`);
  }
  const total = Number(response.headers.get('content-length') ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    read += part.value.length;
    if (total > 0) {
      onShare(read / total);
    }
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? 'application/octet-stream' });
}

/** True for an answer that a retry would not change. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
