import type { Ffmpeg } from '#src/platform/server/media/find-ffmpeg.ts';
import type { FileRow } from '#src/foundation/files/server/tables.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { circledTake, type FilmRows } from '../pipeline/film-rows.ts';
import { planFilmCut, planFilmTimes } from '../pipeline/film-times.ts';
import { WHOLE_FILM } from '../pipeline/next-steps.ts';
import { ambienceKey, eventKey } from '../pipeline/sound-keys.ts';
import type { AssetKind } from '../tables.ts';
import type { CutRequest } from './cut-request.ts';

/** Places and files that a cut may use. */
export interface CutPlaces {
  ffmpeg: Ffmpeg;
  pathOf(storageKey: string): string;
  cacheFolder: string;
  fontsFolder: string;
  scratchFolder: string;
  path: string;
}

/** The cut of a film from its circled takes. Throws FILM_NOT_READY when a part is missing. */
export function requestCut(rows: FilmRows, files: ReadonlyMap<string, FileRow>, places: CutPlaces): CutRequest {
  const { pathOf, ...rest } = places;
  const fileOf = (kind: AssetKind, key: string): FileRow => {
    const file = files.get(circledTake(rows, kind, key)?.fileId ?? '');
    if (!file) throw new AppError('FILM_NOT_READY', { details: { missing: `${kind} ${key}` } });
    return file;
  };
  const plan = planFilmCut(rows, (shotId) => {
    const file = fileOf('clip', shotId);
    return { path: pathOf(file.storageKey), sha256: file.sha256 };
  });
  const times = planFilmTimes(rows);
  const spoken = times.shots.filter((shot) => shot.spokenSeconds > 0);
  const said = spoken.map(({ plan: shot, speechStartSeconds, spokenSeconds }) =>
    ({ startSeconds: speechStartSeconds, endSeconds: speechStartSeconds + spokenSeconds, text: shot.speech.text }));
  return {
    ...rest,
    plan,
    voices: spoken.map(({ id, speechStartSeconds }) => ({ path: pathOf(fileOf('voice', id).storageKey), startSeconds: speechStartSeconds, gain: 1 })),
    events: times.shots.flatMap(({ plan: shot, startSeconds, endSeconds }) => shot.events.map((event) => ({
      path: pathOf(fileOf('sound', eventKey(event.sound)).storageKey),
      startSeconds: startSeconds + event.at * (endSeconds - startSeconds),
      gain: event.loudness,
    }))),
    ambience: times.shots.flatMap(({ plan: shot, startSeconds, endSeconds }) => shot.ambience.map((ambience) => ({
      name: ambience, path: pathOf(fileOf('sound', ambienceKey(ambience)).storageKey), startSeconds, endSeconds, gain: 1,
    }))),
    musicPath: pathOf(fileOf('music', WHOLE_FILM).storageKey),
    subtitles: said,
    lines: said.map(({ startSeconds, endSeconds }) => ({ startSeconds, endSeconds })),
    title: rows.film.title ?? '',
    language: rows.film.language,
  };
}
