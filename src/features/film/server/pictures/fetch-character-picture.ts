import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import type { KeptPicture, PictureTools } from '#src/foundation/files/server/keep-picture-file.ts';
import { createPlaces } from '#src/platform/server/fair-share/places.ts';
import { fetchPublic } from '#src/platform/server/outside/fetch-public.ts';
import { resolveHost } from '#src/platform/server/outside/resolve-host.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PICTURE_TYPES } from '#src/shared/catalogue/picture-files.ts';
import { keepFilmPicture } from './keep-film-picture.ts';

/** Each may hold a whole file in memory for some seconds; an account may run as many as the idea page has characters. */
const underWay = createPlaces({ perHolder: LIMITS.film.charactersOnIdeaPage, all: 24, retryAfterSeconds: 5 });

/** Short enough to wait for; aborted when the client disconnects. */
const MOST_SECONDS = 15;

/**
 * Stores a character picture from a public web address (SEC-02), as if it had been uploaded. Throws TOO_MANY_ATTEMPTS,
 * TOO_MANY_AT_ONCE, SERVER_BUSY, what `fetchPublic` and `keepFilmPicture` throw, or the signal's reason.
 */
export async function fetchCharacterPicture(
  dependencies: PictureTools,
  { accountId, address, signal }: { accountId: string; address: string; signal?: AbortSignal | undefined },
): Promise<KeptPicture> {
  const { imageBytes, fetchesPerHour } = LIMITS.uploads;
  const giveBack = underWay.take(accountId);
  try {
    await countAttempt(dependencies.db, {
      kind: 'fetch-picture',
      subject: accountId,
      allowed: fetchesPerHour,
      seconds: 60 * 60,
    });
    const rules = { allowedOrigins: dependencies.config.fetchOrigins, resolveHost };
    const { bytes } = await fetchPublic(rules, {
      address,
      accept: PICTURE_TYPES.join(','),
      mostBytes: imageBytes,
      mostSeconds: MOST_SECONDS,
      signal,
    });
    return await keepFilmPicture(dependencies, { accountId, purpose: 'character', source: bytes, signal });
  } finally {
    giveBack();
  }
}
