import type { FileRow } from '#src/foundation/files/server/tables.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { areLengthsKnown, isSoundReady } from '../state/sound-ready.ts';
import { burnCaptions } from '../timeline/burn-captions.ts';
import { planFilmCut } from '../timeline/film-times.ts';
import { planSubtitles } from '../timeline/plan-subtitles.ts';
import { buildSoundInput } from './build-sound-input.ts';
import type { CutPreparation, CutInput } from './cut-input.ts';
import type { CutPlaces, FileOf } from './cut-places.ts';

/** The cut of a film from its circled takes. Throws FILM_NOT_READY when a part is missing. */
export function buildCutInput(rows: FilmRows, files: ReadonlyMap<string, FileRow>, places: CutPlaces): CutInput {
  const { ffmpeg, pathOf, cacheFolder, path, marked } = places;
  const fileOf = finder(rows, files);
  const plan = planFilmCut(
    rows,
    (shotId) => {
      const file = fileOf('clip', shotId);
      return { path: pathOf(file.storageKey), sha256: file.sha256 };
    },
    marked ? cacheFolder : undefined,
  );
  return {
    ffmpeg,
    cacheFolder,
    path,
    spritePath: `${path}.jpg`,
    plan: burnCaptions(plan, rows),
    sound: buildSoundInput(rows, fileOf, places),
    subtitles: planSubtitles(rows),
    subtitleMode: rows.film.cutSettings.subtitles.mode,
    title: rows.film.title ?? '',
    language: rows.film.language,
  };
}

/** The parts of a film's cut that can be made from the existing takes. */
export function requestPreparation(
  rows: FilmRows,
  files: ReadonlyMap<string, FileRow>,
  places: Omit<CutPlaces, 'path'>,
): CutPreparation {
  const plan = planFilmCut(
    rows,
    (shotId) => {
      const file = files.get(circledTake(rows, 'clip', shotId)?.fileId ?? '');
      return file ? { path: places.pathOf(file.storageKey), sha256: file.sha256 } : { path: '', sha256: '' };
    },
    places.marked ? places.cacheFolder : undefined,
  );
  const isThere = (side: { clipPath: string } | undefined): boolean => side?.clipPath !== '';
  const segments = burnCaptions(plan, rows).segments.filter(
    (segment) =>
      areLengthsKnown(rows) &&
      (segment.kind === 'body' ? isThere(segment) : isThere(segment.before) && isThere(segment.after)),
  );
  return {
    ffmpeg: places.ffmpeg,
    cacheFolder: places.cacheFolder,
    plan: { ...plan, segments },
    ...(isSoundReady(rows) ? { sound: buildSoundInput(rows, finder(rows, files), places) } : {}),
  };
}

function finder(rows: FilmRows, files: ReadonlyMap<string, FileRow>): FileOf {
  return (kind, key) => {
    const file = files.get(circledTake(rows, kind, key)?.fileId ?? '');
    if (!file) {
      throw new AppError('FILM_NOT_READY', { details: { missing: `${kind} ${key}` } });
    }
    return file;
  };
}
