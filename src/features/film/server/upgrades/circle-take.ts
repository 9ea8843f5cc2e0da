import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '#src/shared/errors/app-error.ts';
import { isCastPicture } from '../../timeline/cast-pictures.ts';
import { areDrawnAlike } from '../../timeline/shown-by-plan.ts';
import { countAsEdit, countAsEditOfPart } from '../editing/count-as-edit.ts';
import { showPlan } from '../editing/show-plan.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { films, takes, type FilmRow, type TakeRow } from '../tables.ts';
import { isOfEngine } from '../takes/follow-edits.ts';
import { makeRoom } from '../takes/uncircle.ts';
import { wakeFilm } from '../takes/wake-film.ts';

/**
 * Chooses another take of a shot's picture or clip, and a film that was finished is cut again; or another final cut; or
 * another picture of the cast, another voice of a line or other music, which count as edits. A shot gets the parameters
 * of a picture that the engine drew of it, and the film's music by the engine is fitted to it. Throws FILM_NOT_FOUND,
 * TAKE_NOT_FOUND for one that is not of this film or has no result, and EDIT_NOT_POSSIBLE for a picture of what is not
 * in the film any more.
 */
export async function circleTake(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  { accountId, filmId, takeId }: { accountId: string; filmId: string; takeId: string },
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const [take] = await transaction
      .select()
      .from(takes)
      .where(and(eq(takes.id, takeId), eq(takes.filmId, film.id), eq(takes.state, 'generated')));
    if (!take || take.fileId === null || !canBeChosen(take)) {
      throw new AppError('TAKE_NOT_FOUND');
    }
    if (take.circled) {
      return;
    }
    const asset = { kind: take.assetKind, key: take.assetKey };
    const rows = await loadFilmRows(transaction, film.id);
    if (rows && isCastPicture(take.assetKind)) {
      await countAsEdit(transaction, rows);
    } else if (rows && isOfSoundtrack(take)) {
      await countAsEditOfPart(transaction, rows, asset);
    }
    const shot = rows?.shots.find(({ id }) => id === take.assetKey);
    const { shows } = take.inputs;
    if (rows && shot && shows && take.assetKind === 'picture' && !areDrawnAlike(shot.plan, shows)) {
      await showPlan(transaction, dependencies, rows, { shot, shows });
    }
    await makeRoom(transaction, { film }, asset);
    const kept = !isFittedByEngine(take, film);
    await transaction.update(takes).set({ circled: true, kept }).where(eq(takes.id, take.id));
    await transaction
      .update(films)
      .set({ version: sql`${films.version} + 1`, changedAt: sql`now()` })
      .where(eq(films.id, film.id));
    await wakeFilm(transaction, dependencies, film.id, { urgency: 'person' });
  });
}

/** True for a piece of the film's music by the engine: it is used as it fits the film now, not as it was. */
const isFittedByEngine = (take: TakeRow, { music }: FilmRow): boolean =>
  take.assetKind === 'music' && isOfEngine(take) && take.inputs.prompt === music?.description;

const canBeChosen = ({ assetKind }: TakeRow): boolean =>
  ['picture', 'tail_picture', 'clip', 'movie', 'voice', 'music'].includes(assetKind) || isCastPicture(assetKind);

const isOfSoundtrack = ({ assetKind }: TakeRow): boolean => assetKind === 'voice' || assetKind === 'music';
