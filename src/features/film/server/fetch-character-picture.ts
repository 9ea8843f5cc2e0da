import { countAttempt } from '#src/foundation/accounts/server/count-attempt.ts';
import type { KeptPicture, PictureTools } from '#src/foundation/files/server/keep-picture.ts';
import { fetchPublic } from '#src/platform/server/outside/fetch-public.ts';
import { resolveHost } from '#src/platform/server/outside/resolve-host.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PICTURE_TYPES } from '#src/shared/catalogue/picture-files.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { keepPicture } from './keep-picture.ts';

/** As many as there are places for on the idea page: each may hold a whole file for some seconds. */
const MOST_AT_ONCE = LIMITS.film.charactersOnIdeaPage;
const underWay = new Map<string, number>();

/** Short enough to be waited for, and ended when whoever asked is gone. */
const MOST_SECONDS = 15;

/**
 * Keeps a picture of a character that lies at a public web address (SEC-02), as if it had been uploaded. Throws
 * TOO_MANY_ATTEMPTS, TOO_MANY_REQUESTS, what `fetchPublic` and `keepPicture` throw, or the signal's reason.
 */
export async function fetchCharacterPicture(
  tools: PictureTools,
  { accountId, address, signal }: { accountId: string; address: string; signal?: AbortSignal | undefined },
): Promise<KeptPicture> {
  const { imageBytes, fetchesPerHour } = LIMITS.uploads;
  const before = underWay.get(accountId) ?? 0;
  if (before >= MOST_AT_ONCE) throw new AppError('TOO_MANY_REQUESTS');
  underWay.set(accountId, before + 1);
  try {
    await countAttempt(tools.db, {
      kind: 'fetch-picture',
      subject: accountId,
      allowed: fetchesPerHour,
      seconds: 60 * 60,
    });
    const rules = { allowedOrigins: tools.config.fetchOrigins, resolveHost };
    const { bytes } = await fetchPublic(rules, {
      address,
      accept: PICTURE_TYPES.join(','),
      mostBytes: imageBytes,
      mostSeconds: MOST_SECONDS,
      signal,
    });
    return await keepPicture(tools, { accountId, purpose: 'character', bytes, signal });
  } finally {
    const left = (underWay.get(accountId) ?? 1) - 1;
    if (left > 0) underWay.set(accountId, left);
    else underWay.delete(accountId);
  }
}
