import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { FileRow } from '#src/foundation/files/server/tables.ts';
import { coinStateOf } from '#src/foundation/generation/server/coin-state-of.ts';
import { findGenerations } from '#src/foundation/generation/server/find-generations.ts';
import type { GenerationRow } from '#src/foundation/generation/server/tables.ts';
import { presentModel } from '#src/foundation/models/server/present-model.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import type { MusicPiece, Soundtrack, SoundTake } from '../../soundtrack-contract.ts';
import { shownShots } from '../../timeline/shown-shots.ts';
import { soundKeysOf } from '../../timeline/sound-keys.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { circledTake, loadFilmRows } from '../state/film-rows.ts';
import { isOutdated, outdatedTakes, recipeOf } from '../state/made-from.ts';
import { assetStates } from '../state/next-steps.ts';
import type { TakeRow } from '../tables.ts';
import type { Viewer } from '../view/present-film.ts';
import { presentFile } from '../view/present-media.ts';
import { isOrdered, musicPieces, type MusicPieceTakes } from './music-pieces.ts';

/** Of one line, and of the music: the newest. */
const MOST_TAKES = 50;

/** All that is heard of a film, with its takes. Throws FILM_NOT_FOUND. */
export async function readSoundtrack(
  executor: Executor,
  read: { accountId: string; filmId: string },
  viewer: Viewer,
): Promise<Soundtrack> {
  const film = await loadFilmFor(executor, read.accountId, read.filmId);
  const rows = await loadFilmRows(executor, film.id);
  if (!rows) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: read.filmId } });
  }
  const heard = rows.takes.filter(({ assetKind }) => ['voice', 'sound', 'music'].includes(assetKind));
  const recipe = recipeOf(rows);
  const told: Told = {
    outdated: outdatedTakes(rows, recipe),
    // The bytes of an upload that is not checked yet are nobody's to play.
    files: await findFiles(
      executor,
      heard.flatMap(({ state, fileId }) => (state === 'generated' && fileId) || []),
    ),
    generations: await findGenerations(
      executor,
      heard.flatMap(({ generationId }) => generationId ?? []),
    ),
  };
  const takesOf = (key: string): SoundTake[] =>
    heard
      .filter(({ assetKind, assetKey }) => assetKind === 'voice' && assetKey === key)
      .slice(-MOST_TAKES)
      .map((take) => presentSoundTake(take, told, viewer));
  const stateOf = assetStates(rows.takes);
  return {
    lines: rows.shots.map(({ id }) => ({ shotId: id, takes: takesOf(id) })),
    sounds: soundKeysOf(shownShots(rows.shots).map(({ plan }) => plan)).map((key) => {
      const status = stateOf('sound', key);
      const take = circledTake(rows, 'sound', key);
      const file = told.files.get(take?.fileId ?? '');
      return {
        key,
        status: status === 'missing' ? 'waiting' : status,
        take: take?.number ?? null,
        file: file ? presentFile(file, viewer.link) : null,
      };
    }),
    music: musicPieces(
      heard.filter(({ assetKind }) => assetKind === 'music'),
      (take) => !isOutdated(recipe, take),
    )
      .map((piece, index) => presentPiece(piece, index + 1, (take) => presentSoundTake(take, told, viewer)))
      .slice(-MOST_TAKES),
    volumes: rows.film.cutSettings.volumes,
  };
}

function presentPiece(
  { shown, newest }: MusicPieceTakes,
  number: number,
  present: (take: TakeRow) => SoundTake,
): MusicPiece {
  return {
    ...present(shown),
    number,
    ordered: isOrdered(shown),
    renewing: newest !== shown && newest.state === 'generating',
    failure: present(newest).failure,
  };
}

interface Told {
  outdated: ReadonlySet<string>;
  files: ReadonlyMap<string, FileRow>;
  generations: ReadonlyMap<string, GenerationRow>;
}

function presentSoundTake(
  take: TakeRow,
  { outdated, files, generations }: Told,
  { language, link }: Viewer,
): SoundTake {
  const file = files.get(take.fileId ?? '');
  const generation = generations.get(take.generationId ?? '');
  const isUploaded = take.inputs.model === UPLOAD;
  const made = take.data as { durationSeconds?: number } | null;
  return {
    id: take.id,
    number: take.number,
    status: take.state,
    circled: take.circled,
    outdated: outdated.has(take.id),
    uploaded: isUploaded,
    file: file ? presentFile(file, link) : null,
    durationSeconds: made?.durationSeconds ?? null,
    text: take.inputs.prompt.slice(0, 2000),
    servedBy: isUploaded || take.servedBy === null ? null : presentModel(take.servedBy),
    coins: generation && coinStateOf(generation) === 'charged' ? generation.priceCoins : 0,
    failure: take.error ? { code: take.error.code, message: errorText(language, take.error.code) } : null,
    createdAt: take.createdAt.toISOString(),
  };
}
