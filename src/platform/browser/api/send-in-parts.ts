import { isPassing } from './is-passing.ts';
import { pause } from './pause.ts';

/** After so many failures in a row an upload ends. */
const MOST_FAILURES = 6;
const FIRST_WAIT_MILLISECONDS = 1000;

/** A file that is sent. `onShare` gets the share that has arrived, 0 to 1. */
export interface SentFile {
  file: File;
  signal: AbortSignal;
  onShare: (share: number) => void;
}

/** The call of a part's endpoint. */
interface PartCall {
  signal: AbortSignal;
  context: { onShare: (share: number) => void };
}

/** The endpoints of an upload in parts. */
export interface PartsEndpoints {
  /** Announces the size of the whole file. */
  begin(bytes: number, options: { signal: AbortSignal }): Promise<{ uploadId: string; partBytes: number }>;
  /** Sends what follows `offset` bytes. Returns the bytes that have arrived. */
  sendPart(part: { uploadId: string; offset: number; body: File }, call: PartCall): Promise<{ receivedBytes: number }>;
}

/**
 * Uploads a file part by part; a part that does not arrive is sent again. Returns the id of the upload. Throws what the
 * server refuses, and the signal's reason.
 */
export async function sendInParts(
  { begin, sendPart }: PartsEndpoints,
  { file, signal, onShare }: SentFile,
): Promise<string> {
  const { uploadId, partBytes } = await begin(file.size, { signal });
  let failures = 0;
  for (let offset = 0; offset < file.size;) {
    const body = new File([file.slice(offset, offset + partBytes)], 'part', { type: 'application/octet-stream' });
    try {
      const sent = await sendPart(
        { uploadId, offset, body },
        { signal, context: { onShare: (share) => onShare((offset + share * body.size) / file.size) } },
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
  return uploadId;
}
