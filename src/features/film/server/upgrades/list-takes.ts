import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { FileRow } from '#src/foundation/files/server/tables.ts';
import { coinStateOf, type CoinState } from '#src/foundation/generation/server/coin-state-of.ts';
import { findGenerations } from '#src/foundation/generation/server/find-generations.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { VendorRequest } from '#src/vendors/vendor.ts';
import { CAST_PICTURES, type CastPicture } from '../../timeline/cast-pictures.ts';
import type { CastKind } from '../../timeline/film-edit.ts';
import { requireShot } from '../editing/require-shot.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { candidateOf, type Candidate } from '../state/candidate-of.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { isOutdatedView } from '../state/outdated-views.ts';
import type { TakeRow } from '../tables.ts';
import type { UpgradedKind } from './price-upgrade.ts';

/** A take that another one was made from. */
interface Reference {
  take: TakeRow;
  file: FileRow | undefined;
  /** Of the character, place or item that it shows. */
  name: string | null;
}

/** A take with its file and what it cost. */
export interface ListedTake<Kind extends AssetKind = UpgradedKind> {
  take: TakeRow & { assetKind: Kind };
  file: FileRow | undefined;
  /** Which one of those that were asked for together. */
  candidate: Candidate | null;
  /** What was charged. */
  coins: number;
  /** What came back of a take that failed. */
  returnedCoins: number;
  /** It was made with a key of the owner's. */
  ownKey: boolean;
  /** What was asked for; undefined of an upload, and of what was made before this film was copied. */
  request: VendorRequest | undefined;
  references: Reference[];
  /** A further picture of a character as the film no longer shows it. */
  outdated: boolean;
}

/** As many takes are listed at once: of several kinds together. */
const MOST_LISTED = 1000;

/** The newest of these takes, and those that are used; and how many earlier ones are left out. */
export function newestTakes<Take extends { take: TakeRow }>(
  listed: readonly Take[],
): { takes: Take[]; leftOut: number } {
  const used = listed.filter(({ take }) => take.circled);
  const newest = new Set([...used, ...listed.slice(-(MOST_LISTED - used.length))]);
  const takes = listed.filter((each) => newest.has(each));
  return { takes, leftOut: listed.length - takes.length };
}

/**
 * All takes of a shot's picture and clip, the oldest first. Throws FILM_NOT_FOUND, INDEX_INVALID and
 * INDEX_OUT_OF_RANGE.
 */
export async function listTakes(
  executor: Executor,
  read: { accountId: string; filmId: string; number: number },
): Promise<ListedTake[]> {
  const film = await loadFilmFor(executor, read.accountId, read.filmId);
  const shot = await requireShot(executor, film.id, read.number);
  return takesOfShot(executor, film.id, shot.id);
}

/** All takes of the picture and clip of the shot with this id, the oldest first; none of a shot that is gone. */
export function takesOfShot(executor: Executor, filmId: string, shotId: string): Promise<ListedTake[]> {
  return withFiles(
    executor,
    filmId,
    (take): take is ListedTake['take'] => take.assetKey === shotId && isOfPicture(take),
  );
}

/** All takes of the picture of a character, a place or an item, the oldest first. Throws FILM_NOT_FOUND. */
export async function listCastTakes(
  executor: Executor,
  { accountId, filmId, kind, key }: { accountId: string; filmId: string; kind: CastKind; key: string },
): Promise<ListedTake<CastPicture>[]> {
  const film = await loadFilmFor(executor, accountId, filmId);
  return withFiles(
    executor,
    film.id,
    (take): take is ListedTake<CastPicture>['take'] => take.assetKind === CAST_PICTURES[kind] && take.assetKey === key,
  );
}

async function withFiles<Kind extends AssetKind>(
  executor: Executor,
  filmId: string,
  isWanted: (take: TakeRow) => take is TakeRow & { assetKind: Kind },
): Promise<ListedTake<Kind>[]> {
  const rows = await loadFilmRows(executor, filmId);
  if (!rows) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
  }
  const takes = rows.takes.filter(isWanted);
  const byId = new Map(rows.takes.map((take) => [take.id, take]));
  const referencesOf = ({ inputs }: TakeRow): TakeRow[] => inputs.references.flatMap((id) => byId.get(id) ?? []);
  const files = await findFiles(
    executor,
    takes.flatMap((take) => [take, ...referencesOf(take)]).flatMap(({ fileId }) => fileId ?? []),
  );
  const names = new Map([...rows.characters, ...rows.places, ...rows.items].map(({ key, name }) => [key, name]));
  const generations = await findGenerations(
    executor,
    takes.flatMap(({ generationId }) => generationId ?? []),
  );
  return takes.map((take) => {
    const generation = generations.get(take.generationId ?? '');
    const coinsIn = (state: CoinState): number =>
      generation && coinStateOf(generation) === state ? generation.priceCoins : 0;
    return {
      take,
      file: take.fileId ? files.get(take.fileId) : undefined,
      candidate: candidateOf(rows, take),
      coins: coinsIn('charged'),
      returnedCoins: coinsIn('returned'),
      ownKey: generation?.ownKey ?? false,
      outdated: isOutdatedView(rows, take),
      request: generation?.request,
      references: referencesOf(take).map((reference) => ({
        take: reference,
        file: files.get(reference.fileId ?? ''),
        name: names.get(reference.assetKey) ?? null,
      })),
    };
  });
}

const isOfPicture = ({ assetKind }: TakeRow): boolean => ['picture', 'tail_picture', 'clip'].includes(assetKind);
