import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { filmShots } from '../tables.ts';

/** Writes a story's shots as rows of the film. */
export async function writeScripts(transaction: Transaction, filmId: string, plan: FilmPlan): Promise<void> {
  await transaction.insert(filmShots).values(
    plan.shots.map((shot) => ({
      id: uuidFrom('shot', filmId, shot.number),
      filmId,
      position: shot.number,
      plan: shot,
    })),
  );
}
