import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import {
  filmCharacters,
  filmCharges,
  filmGivenCharacters,
  filmItems,
  filmPlaces,
  filmReserves,
  films,
  filmShots,
  takes,
  type CharacterRow,
  type ChargeRow,
  type FilmRow,
  type GivenCharacterRow,
  type ItemRow,
  type PlaceRow,
  type ReserveRow,
  type ShotRow,
  type TakeRow,
} from '../tables.ts';

/** All rows of one film, cast and shots in order, takes by number. */
export interface FilmRows {
  film: FilmRow;
  characters: CharacterRow[];
  places: PlaceRow[];
  items: ItemRow[];
  shots: ShotRow[];
  takes: TakeRow[];
  /** Uploaded characters. */
  given: GivenCharacterRow[];
  /** Fixed prices, oldest first. */
  charges: ChargeRow[];
  /** Reserves for work that had not started, oldest first. */
  reserves: ReserveRow[];
}

/** Reads the rows of a film; with `lock`, nobody else changes the film until the transaction ends. */
export async function loadFilmRows(
  executor: Executor,
  filmId: string,
  options: { lock?: boolean } = {},
): Promise<FilmRows | undefined> {
  const select = executor.select().from(films).where(eq(films.id, filmId));
  const [film] = await (options.lock ? select.for('update') : select);
  if (!film) {
    return undefined;
  }
  // A transaction's connection runs queries one after another, so concurrency would gain nothing.
  const characters = await executor
    .select()
    .from(filmCharacters)
    .where(eq(filmCharacters.filmId, filmId))
    .orderBy(asc(filmCharacters.position));
  const places = await executor
    .select()
    .from(filmPlaces)
    .where(eq(filmPlaces.filmId, filmId))
    .orderBy(asc(filmPlaces.position));
  const items = await executor
    .select()
    .from(filmItems)
    .where(eq(filmItems.filmId, filmId))
    .orderBy(asc(filmItems.position));
  const shots = await executor
    .select()
    .from(filmShots)
    .where(eq(filmShots.filmId, filmId))
    .orderBy(asc(filmShots.position));
  const takeRows = await executor.select().from(takes).where(eq(takes.filmId, filmId)).orderBy(asc(takes.number));
  const given = await executor
    .select()
    .from(filmGivenCharacters)
    .where(eq(filmGivenCharacters.filmId, filmId))
    .orderBy(asc(filmGivenCharacters.position));
  const charges = await executor
    .select()
    .from(filmCharges)
    .where(eq(filmCharges.filmId, filmId))
    .orderBy(asc(filmCharges.round));
  const reserves = await executor
    .select()
    .from(filmReserves)
    .where(eq(filmReserves.filmId, filmId))
    .orderBy(asc(filmReserves.number));
  return { film, characters, places, items, shots, takes: takeRows, given, charges, reserves };
}

/** The takes of a list by their asset: a long film is asked for them thousands of times. */
interface TakesByAsset {
  length: number;
  last: TakeRow | undefined;
  takes: Map<string, TakeRow[]>;
}

const byAsset = new WeakMap<readonly TakeRow[], TakesByAsset>();

/** The takes of an asset, by number. */
export function takesOf({ takes: all }: Pick<FilmRows, 'takes'>, kind: AssetKind, key: string): readonly TakeRow[] {
  let found = byAsset.get(all);
  // New takes are appended to a list that was read.
  if (found?.length !== all.length || found.last !== all.at(-1)) {
    const sorted = Map.groupBy(all, ({ assetKind, assetKey }) => `${assetKind} ${assetKey}`);
    found = { length: all.length, last: all.at(-1), takes: sorted };
    byAsset.set(all, found);
  }
  return found.takes.get(`${kind} ${key}`) ?? [];
}

/** The circled take of an asset. */
export function circledTake(rows: Pick<FilmRows, 'takes'>, kind: AssetKind, key: string): TakeRow | undefined {
  return takesOf(rows, kind, key).find(({ circled }) => circled);
}

/** Throws FILM_NOT_READY before a film has its shots. */
export function requireShots(rows: Pick<FilmRows, 'shots'>): void {
  if (rows.shots.length === 0) {
    throw new AppError('FILM_NOT_READY', { details: { missing: 'shots' } });
  }
}

/** True while a take of an asset is being made. */
export function isBeingMade(rows: Pick<FilmRows, 'takes'>, kind: AssetKind, key: string): boolean {
  return takesOf(rows, kind, key).some(({ state }) => state === 'generating');
}
