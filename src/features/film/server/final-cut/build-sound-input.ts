import { createHash } from 'node:crypto';
import { MIX_VERSION } from '#src/platform/server/media/sound/mix-audio.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM, type Asset } from '../state/next-steps.ts';
import { chosenVolumes } from './chosen-volumes.ts';
import type { SoundInput } from './cut-input.ts';
import type { CutPlaces, FileOf } from './cut-places.ts';
import { placeSounds, repeatedMusic } from './place-sounds.ts';
import { planFilmGain } from './plan-gain.ts';
import { STEMS_VERSION } from './sound-places.ts';

/** The sound of a film from its circled voices, sounds and music. Throws FILM_NOT_READY when one is missing. */
export function buildSoundInput(
  rows: FilmRows,
  fileOf: FileOf,
  places: Pick<CutPlaces, 'ffmpeg' | 'pathOf' | 'soundFolder'>,
): SoundInput {
  const contents = new Map<string, string>();
  const pathOf = ({ kind, key }: Asset): string => {
    const file = fileOf(kind, key);
    const path = places.pathOf(file.storageKey);
    contents.set(path, file.sha256);
    return path;
  };
  const withPath = <Sound extends { asset: Asset }>({
    asset,
    ...placed
  }: Sound): Omit<Sound, 'asset'> & { path: string } => ({
    ...placed,
    path: pathOf(asset),
  });
  const { durationSeconds, voices, events, ambience, lines } = placeSounds(rows);
  const parts = {
    durationSeconds,
    voices: voices.map(withPath),
    events: events.map(withPath),
    ambience: ambience.map(withPath),
    musicPath: pathOf({ kind: 'music', key: WHOLE_FILM }),
    ...repeatedMusic(rows, durationSeconds),
    lines,
    plannedGainDecibels: planFilmGain(rows),
    ...chosenVolumes(rows.film.cutSettings),
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
