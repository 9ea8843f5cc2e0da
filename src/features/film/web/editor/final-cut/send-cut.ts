import type { FilmApi } from '../../film-api.ts';
import { isPassing } from '../../is-passing.ts';

/** After so many failures in a row an upload ends. */
const MOST_FAILURES = 6;
const FIRST_WAIT_MILLISECONDS = 1000;

/**
 * Uploads a final cut part by part; a part that does not arrive is sent again. `onShare` gets the share that has
 * arrived, 0 to 1. Throws what the server refuses, and the signal's reason.
 */
export async function sendCut(
  films: Pick<FilmApi['films'], 'beginCutUpload' | 'sendCutPart'>,
  filmId: string,
  { file, signal, onShare }: { file: File; signal: AbortSignal; onShare: (share: number) => void },
): Promise<void> {
  const { uploadId, partBytes } = await films.beginCutUpload({ filmId, bytes: file.size }, { signal });
  let failures = 0;
  for (let offset = 0; offset < file.size;) {
    const part = new File([file.slice(offset, offset + partBytes)], 'part', { type: 'application/octet-stream' });
    try {
      const sent = await films.sendCutPart(
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
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MILLISECONDS * 2 ** (failures - 1)));
      signal.throwIfAborted();
    }
  }
}
