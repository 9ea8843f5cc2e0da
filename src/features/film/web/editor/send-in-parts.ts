import type { FilmApi } from '../film-api.ts';
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

interface PartsEndpoints extends FilmApi {
  filmId: string;
  begin(bytes: number, options: { signal: AbortSignal }): Promise<{ uploadId: string; partBytes: number }>;
}

/**
 * Uploads a file to a film part by part; a part that does not arrive is sent again. `begin` announces its size. Throws
 * what the server refuses, and the signal's reason.
 */
export async function sendInParts(
  { films, filmId, begin }: PartsEndpoints,
  { file, signal, onShare }: SentFile,
): Promise<void> {
  const { uploadId, partBytes } = await begin(file.size, { signal });
  let failures = 0;
  for (let offset = 0; offset < file.size;) {
    const part = new File([file.slice(offset, offset + partBytes)], 'part', { type: 'application/octet-stream' });
    try {
      const sent = await films.sendUploadPart(
        { params: { filmId, uploadId }, query: { offset }, body: part },
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
