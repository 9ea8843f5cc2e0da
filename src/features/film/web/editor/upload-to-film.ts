import { sendInParts, type PartsEndpoints, type SentFile } from '#src/platform/browser/api/send-in-parts.ts';
import type { FilmApi } from '../film-api.ts';

/** Uploads a file to a film in parts. `begin` announces what it is and its size. Throws like `sendInParts`. */
export async function uploadToFilm(
  { films, filmId, begin }: FilmApi & Pick<PartsEndpoints, 'begin'> & { filmId: string },
  file: SentFile,
): Promise<void> {
  await sendInParts(
    {
      begin,
      sendPart: ({ uploadId, offset, body }, call) =>
        films.sendUploadPart({ params: { filmId, uploadId }, query: { offset }, body }, call),
    },
    file,
  );
}
