import { createHash } from 'node:crypto';
import { MIX_VERSION } from '#src/platform/server/media/sound/mix-audio.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { ambienceKey, eventKey } from '../state/sound-keys.ts';
import { planFilmTimes } from '../timeline/film-times.ts';
import type { SoundInput } from './cut-input.ts';
import type { CutPlaces, FileOf } from './cut-places.ts';
import { isInPlace, nearness, roomOf, STEMS_VERSION } from './sound-places.ts';

/** The sound of a film from its circled voices, sounds and music. Throws FILM_NOT_READY when one is missing. */
export function buildSoundInput(
  rows: FilmRows,
  fileOf: FileOf,
  places: Pick<CutPlaces, 'ffmpeg' | 'pathOf' | 'soundFolder'>,
): SoundInput {
  const times = planFilmTimes(rows);
  const contents = new Map<string, string>();
  const pathOf: (...asset: Parameters<FileOf>) => string = (kind, key) => {
    const file = fileOf(kind, key);
    const path = places.pathOf(file.storageKey);
    contents.set(path, file.sha256);
    return path;
  };
  const spoken = times.shots.filter((shot) => shot.spokenSeconds > 0);
  const rooms = new Map(rows.places.map(({ key, place }) => [key, roomOf(place.kind)]));
  const parts = {
    durationSeconds: times.durationSeconds,
    voices: spoken.map(({ id, plan: shot, speechStartSeconds }) => ({
      path: pathOf('voice', id),
      startSeconds: speechStartSeconds,
      gain: 1,
      room: isInPlace(shot.speech) ? (rooms.get(shot.placeKey) ?? 'dry') : 'dry',
    })),
    events: times.shots.flatMap(({ plan: shot, startSeconds, endSeconds }) =>
      shot.events.map((event) => ({
        path: pathOf('sound', eventKey(event.sound)),
        startSeconds: startSeconds + event.at * (endSeconds - startSeconds),
        gain: event.loudness * nearness(shot.framing),
        across: event.across ?? 0,
        room: rooms.get(shot.placeKey) ?? 'dry',
        ...(event.until !== undefined && { endSeconds: startSeconds + event.until * (endSeconds - startSeconds) }),
      })),
    ),
    ambience: times.shots.flatMap(({ plan: shot, startSeconds, endSeconds }) =>
      shot.ambience.map((ambience) => ({
        name: ambience,
        path: pathOf('sound', ambienceKey(ambience)),
        startSeconds,
        endSeconds,
        gain: 1,
      })),
    ),
    musicPath: pathOf('music', WHOLE_FILM),
    lines: spoken.map(({ speechStartSeconds, spokenSeconds }) => ({
      startSeconds: speechStartSeconds,
      endSeconds: speechStartSeconds + spokenSeconds,
    })),
  };
  // The key depends on the files' contents, not their paths.
  const described = JSON.stringify([MIX_VERSION, STEMS_VERSION, parts], (name, value: unknown) =>
    name === 'path' || name === 'musicPath' ? contents.get(value as string) : value,
  );
  return {
    ...parts,
    ffmpeg: places.ffmpeg,
    key: createHash('sha256').update(described).digest('hex'),
    folder: places.soundFolder,
  };
}
