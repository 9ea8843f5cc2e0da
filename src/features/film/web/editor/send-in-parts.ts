import { isPassing } from '../is-passing.ts';
import { pause } from '../pause.ts';

/** After so many failures in a row an upload ends. */
const MOST_FAILURES = 6;
const FIRST_WAIT_MILLISECONDS = 1000;

/** A file that is sent. `onShare` gets the share that has arrived, 0 to 1. */
export interface SentFile {
  file: File;
  signal: AbortSignal;
  onShare: (share: number) => void;
}

/** The two calls of an upload in parts. */
interface PartsEndpoints {
  begin(bytes: number, options: { signal: AbortSignal }): Promise<{ uploadId: string; partBytes: number }>;
  send(
    part: { uploadId: string; offset: number; body: File },
    options: { signal: AbortSignal; context: { onShare: (share: number) => void } },
  ): Promise<{ receivedBytes: number }>;
}

/**
 * Uploads a file part by part; a part that does not arrive is sent again. Throws what the server refuses, and the
 * signal's reason.
 */
export async function sendInParts(endpoints: PartsEndpoints, { file, signal, onShare }: SentFile): Promise<void> {
  const { uploadId, partBytes } = await endpoints.begin(file.size, { signal });
  let failures = 0;
  for (let offset = 0; offset < file.size;) {
    const part = new File([file.slice(offset, offset + partBytes)], 'part', { type: 'application/octet-stream' });
    try {
      const sent = await endpoints.send(
        { uploadId, offset, body: part },
        { signal, context: { onShare: (share: number) => onShare((offset + share * part.size) / file.size) } },
      );
      offset = sent.receivedBytes;
      failures = 0;
    } catch (error) {
      signal.throwIfAborted();
      failures += 1;
      if (!isPassing(error) || failures === MOST_FAILURES) {
        throw error;
      }
      await pause(FIRST_WAIT_MILLISECONDS * 2 ** (failures - 1), signal);
      signal.throwIfAborted();
    }
  }
}
