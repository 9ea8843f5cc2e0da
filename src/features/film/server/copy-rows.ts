import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { hashCutIngredients } from './state/cut-ingredients.ts';
import { loadFilmRows, type FilmRows } from './state/film-rows.ts';
import {
  cuts,
  filmCharacters,
  filmGivenCharacters,
  filmItems,
  filmPlaces,
  films,
  filmShots,
  takes,
  type CutRow,
  type TakeRow,
} from './tables.ts';

/** Where rows of a film are copied to. */
interface RowsCopy {
  /** The new film. */
  id: string;
  /** The new id of each shot. */
  shotIds: ReadonlyMap<string, string>;
  /** The file in the copy that is like this one of the film. */
  fileOf: (fileId: string) => string;
}

/** Copies plan, cast, and these finished takes of a film to a new film whose row is there. */
export async function copyRows(
  transaction: Transaction,
  rows: FilmRows,
  copy: { id: string; kept: readonly TakeRow[]; fileOf?: RowsCopy['fileOf'] },
): Promise<void> {
  const { fileOf = (fileId) => fileId } = copy;
  const shotIds = new Map(rows.shots.map((shot) => [shot.id, shotIdIn(copy.id, rows.film.id, shot.id)]));
  await copyPlan(transaction, rows, { ...copy, shotIds, fileOf });
  await copyTakes(transaction, rows, { ...copy, shotIds, fileOf });
  await keepCutFresh(transaction, rows, copy.id);
}

/**
 * The id of a shot in the copy: a shot of the written story is known by its number, wherever it stands now, as when the
 * storyboard is made from that story again; others are new.
 */
function shotIdIn(copyId: string, filmId: string, shotId: string): string {
  for (let number = 1; number <= LIMITS.film.editorShots; number++) {
    if (uuidFrom('shot', filmId, number) === shotId) {
      return uuidFrom('shot', copyId, number);
    }
  }
  return randomUUID();
}

/** Cast, places, items and shots, and the shot that is the cover. */
async function copyPlan(transaction: Transaction, rows: FilmRows, { id, shotIds, fileOf }: RowsCopy): Promise<void> {
  const ofCopy = <Row extends { filmId: string }>(list: readonly Row[]): Row[] =>
    list.map((row) => ({ ...row, filmId: id }));
  if (rows.characters.length > 0) {
    await transaction.insert(filmCharacters).values(ofCopy(rows.characters));
  }
  if (rows.places.length > 0) {
    await transaction.insert(filmPlaces).values(ofCopy(rows.places));
  }
  if (rows.items.length > 0) {
    await transaction.insert(filmItems).values(ofCopy(rows.items));
  }
  if (rows.given.length > 0) {
    await transaction
      .insert(filmGivenCharacters)
      .values(ofCopy(rows.given).map((given) => ({ ...given, fileId: fileOf(given.fileId) })));
  }
  if (rows.shots.length > 0) {
    await transaction
      .insert(filmShots)
      .values(ofCopy(rows.shots).map((shot) => ({ ...shot, id: shotIds.get(shot.id) ?? shot.id })));
  }
  const { coverShotId } = rows.film;
  if (coverShotId !== null) {
    await transaction
      .update(films)
      .set({ coverShotId: shotIds.get(coverShotId) ?? null })
      .where(eq(films.id, id));
  }
}

/** A cut that is up to date is so in the copy too, whose takes have other ids. */
async function keepCutFresh(transaction: Transaction, rows: FilmRows, id: string): Promise<void> {
  const copy = await loadFilmRows(transaction, id);
  const before = hashCutIngredients(rows);
  for (const take of copy?.takes ?? []) {
    if (copy && take.inputs.ingredients === before) {
      await transaction
        .update(takes)
        .set({ inputs: { ...take.inputs, ingredients: hashCutIngredients(copy) } })
        .where(eq(takes.id, take.id));
    }
  }
}

/** These takes, and the data of the cuts among them. */
async function copyTakes(
  transaction: Transaction,
  { film }: FilmRows,
  copy: RowsCopy & { kept: readonly TakeRow[] },
): Promise<void> {
  const { id, kept } = copy;
  const takeIds = new Map(kept.map((take) => [take.id, randomUUID()]));
  if (kept.length > 0) {
    await transaction.insert(takes).values(kept.map((take) => copyTake(take, copy, takeIds)));
  }
  for (const cut of await transaction.select().from(cuts).where(eq(cuts.filmId, film.id))) {
    const takeId = takeIds.get(cut.takeId);
    if (takeId !== undefined) {
      await transaction.insert(cuts).values({ ...withFiles(cut, copy.fileOf), id: randomUUID(), filmId: id, takeId });
    }
  }
}

/** The files beside a cut, as the copy has them. */
function withFiles(cut: CutRow, fileOf: RowsCopy['fileOf']): CutRow {
  const own = (fileId: string | null): string | null => (fileId === null ? null : fileOf(fileId));
  return {
    ...cut,
    subtitlesFileId: own(cut.subtitlesFileId),
    thumbnailsFileId: own(cut.thumbnailsFileId),
    voiceStemFileId: own(cut.voiceStemFileId),
    musicStemFileId: own(cut.musicStemFileId),
    effectsStemFileId: own(cut.effectsStemFileId),
    ambienceStemFileId: own(cut.ambienceStemFileId),
  };
}

function copyTake(
  take: TakeRow,
  { id: filmId, shotIds, fileOf }: RowsCopy,
  takeIds: ReadonlyMap<string, string>,
): TakeRow {
  return {
    ...take,
    filmId,
    fileId: take.fileId === null ? null : fileOf(take.fileId),
    id: takeIds.get(take.id) ?? take.id,
    assetKey: shotIds.get(take.assetKey) ?? take.assetKey,
    // The coins are on the receipt of the original film.
    generationId: null,
    inputs: {
      ...take.inputs,
      references: take.inputs.references.map((reference) => takeIds.get(reference) ?? reference),
    },
  };
}
