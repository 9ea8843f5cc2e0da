import { heardSpan, mergeBeds } from '../../timeline/merge-beds.ts';
import { FRAMES_PER_SECOND } from '../../timeline/shot-length.ts';
import { chosenVolumes } from '../final-cut/chosen-volumes.ts';
import { placeSounds } from '../final-cut/place-sounds.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import type { Asset } from '../state/next-steps.ts';

/** A sound on a track of an exported timeline. */
export interface ExportSound {
  name: string;
  file: string;
  startFrame: number;
  frames: number;
  /** How loud it is beside its file: as designed, and as its owner chose; 1 where absent. */
  gain?: number;
}

/** Sounds of which none overlaps another, in order. */
interface SoundTrack {
  name: string;
  sounds: ExportSound[];
}

/** The path of an asset in the export. */
type PathOf = (asset: Asset) => string | undefined;

/**
 * Effects and ambience of a film as tracks of single sounds, where the final cut lets them be heard and as loud beside
 * each other. What is heard at the same time lies on several tracks.
 */
export function placeExportSounds(rows: FilmRows, { pathOf }: { pathOf: PathOf }): SoundTrack[] {
  const { events, ambience, durationSeconds } = placeSounds(rows);
  const { effects, ambience: background } = chosenVolumes(rows.film.cutSettings).volumes ?? { effects: 1, ambience: 1 };
  const single = events.flatMap(({ asset, startSeconds, endSeconds = Infinity, gain = 1 }): ExportSound[] => {
    const rings = startSeconds + lengthOf(rows, asset);
    const span = { startSeconds, endSeconds: Math.min(endSeconds, rings, durationSeconds) };
    return clipsOf(pathOf, asset, { ...span, gain: gain * effects });
  });
  const beds = mergeBeds(ambience).flatMap(({ asset, gain = 1, ...bed }): ExportSound[] => {
    const { startSeconds, endSeconds } = heardSpan(bed, durationSeconds);
    const loop = lengthOf(rows, asset);
    const times = Math.max(1, Math.ceil((endSeconds - startSeconds) / loop));
    return Array.from({ length: times }, (_, time) => startSeconds + time * loop).flatMap((from) =>
      clipsOf(pathOf, asset, {
        startSeconds: from,
        endSeconds: Math.min(endSeconds, from + loop),
        gain: gain * background,
      }),
    );
  });
  return [...tracksOf('Sounds', single), ...tracksOf('Backgrounds', beds)];
}

/** Sounds of vendors do not tell how long they are: as much of them is used as they surely have. */
const UNTOLD_SECONDS = 2;

/** Length of a sound's file in seconds. */
function lengthOf(rows: FilmRows, { kind, key }: Asset): number {
  const data = circledTake(rows, kind, key)?.data as { durationSeconds?: number } | null | undefined;
  return data?.durationSeconds ?? UNTOLD_SECONDS;
}

/** One clip, or none where its file is not there yet or nothing of it is heard. */
function clipsOf(
  pathOf: PathOf,
  asset: Asset,
  { startSeconds, endSeconds, gain }: { startSeconds: number; endSeconds: number; gain: number },
): ExportSound[] {
  const file = pathOf(asset);
  const startFrame = Math.round(startSeconds * FRAMES_PER_SECOND);
  // Never more frames than the file has.
  const frames = Math.floor((endSeconds - startSeconds) * FRAMES_PER_SECOND + 1e-6);
  const name = asset.key.slice(asset.key.indexOf(':') + 1).replaceAll('_', ' ');
  return file === undefined || frames < 1 ? [] : [{ name, file, startFrame, frames, gain }];
}

/** Each sound on the first track that is free. */
function tracksOf(name: string, sounds: readonly ExportSound[]): SoundTrack[] {
  const tracks: ExportSound[][] = [];
  for (const sound of sounds.toSorted((one, other) => one.startFrame - other.startFrame)) {
    const free = tracks.find((track) => {
      const last = track.at(-1);
      return last !== undefined && last.startFrame + last.frames <= sound.startFrame;
    });
    if (free) {
      free.push(sound);
    } else {
      tracks.push([sound]);
    }
  }
  return tracks.map((track, index) => ({ name: index === 0 ? name : `${name} ${index + 1}`, sounds: track }));
}
