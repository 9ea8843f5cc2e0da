import { randomUUID } from 'node:crypto';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { hasSpeech } from '../../timeline/has-speech.ts';
import { countAsEditOfPart } from '../editing/count-as-edit.ts';
import { requireShot } from '../editing/require-shot.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { beginUpgrades } from '../pipeline/begin-takes.ts';
import { loadFilmRows } from '../state/film-rows.ts';

/**
 * Says the line of a shot again, in another reading; it is used when it is there, and earlier takes stay. Voices cost
 * nothing. A line that is being said is left alone, and an order with a known key is not carried out again. Returns how
 * many takes were started. Throws FILM_NOT_FOUND, INDEX_INVALID, INDEX_OUT_OF_RANGE and STORAGE_FULL.
 */
export async function sayAgain(
  dependencies: Pick<FilmDependencies, 'config' | 'db' | 'queue' | 'vendors' | 'ownKeys'>,
  {
    accountId,
    filmId,
    number,
    idempotencyKey = randomUUID(),
  }: { accountId: string; filmId: string; number: number; idempotencyKey?: string | undefined },
): Promise<number> {
  return dependencies.db.transaction(async (transaction) => {
    await ensureAccountStorage({ ...dependencies, db: transaction }, accountId);
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const shot = await requireShot(transaction, film.id, number);
    const rows = await loadFilmRows(transaction, film.id);
    const voices = rows?.takes.filter(({ assetKind, assetKey }) => assetKind === 'voice' && assetKey === shot.id) ?? [];
    const orderId = uuidFrom('say-again', film.id, shot.id, idempotencyKey);
    if (!rows || !hasSpeech(shot.plan) || voices.some((take) => take.state === 'generating')) {
      return 0;
    }
    if (voices.some((take) => take.orderId === orderId)) {
      return 1;
    }
    await countAsEditOfPart(transaction, rows, { kind: 'voice', key: shot.id });
    await beginUpgrades(transaction, dependencies, rows, {
      kind: 'voice',
      keys: [shot.id],
      model: rows.film.models.voice,
      candidates: 1,
      orderId,
      ownKey: false,
    });
    return 1;
  });
}
