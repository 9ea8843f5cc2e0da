import type { Room } from '#src/platform/server/media/sound/place-in-room.ts';
import { musicSpans } from '../../timeline/music-spans.ts';
import { ambienceKey, eventKey } from '../../timeline/sound-keys.ts';
import { scheduleSounds } from '../../timeline/sound-schedule.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM, type Asset } from '../state/next-steps.ts';
import { planFilmTimes } from '../timeline/film-times.ts';
import type { PlacedFile, SoundInput } from './cut-input.ts';
import { roomOf } from './sound-places.ts';

/** A sound on the timeline, by the asset that is its file. */
type Placed<File extends { path: string }> = Omit<File, 'path'> & { asset: Asset };

/** The sounds of a film on its timeline. */
export interface PlacedSounds extends Pick<SoundInput, 'durationSeconds' | 'lines'> {
  voices: Placed<PlacedFile>[];
  events: Placed<PlacedFile>[];
  ambience: Placed<SoundInput['ambience'][number]>[];
  /** When the lines that are not spoken yet will begin. */
  awaitedLines: { startSeconds: number }[];
}

/** When the music is heard, where it is repeated; nothing for a piece that is heard once. */
export function repeatedMusic(rows: FilmRows, filmSeconds: number): Pick<SoundInput, 'musicSpans'> {
  const piece = circledTake(rows, 'music', WHOLE_FILM)?.data as { durationSeconds?: number } | null | undefined;
  const spans = musicSpans(piece?.durationSeconds, filmSeconds);
  return spans.length > 1 ? { musicSpans: spans } : {};
}

/** Where each sound is heard, by the lines that are spoken so far and the plan of the others. */
export function placeSounds(rows: FilmRows): PlacedSounds {
  const times = planFilmTimes(rows);
  const { voices, events, ambience, awaitedLines } = scheduleSounds(times);
  const rooms = new Map<string, Room>(rows.places.map(({ key, place }) => [key, roomOf(place.kind)]));
  const roomAt = (placeKey: string | undefined): Room => rooms.get(placeKey ?? '') ?? 'dry';
  return {
    durationSeconds: times.durationSeconds,
    voices: voices.map(({ shotId, startSeconds, placeKey }) => ({
      asset: { kind: 'voice', key: shotId },
      startSeconds,
      gain: 1,
      room: roomAt(placeKey),
    })),
    events: events.map(({ sound, placeKey, startSeconds, gain, across, ...end }) => ({
      asset: { kind: 'sound', key: eventKey(sound) },
      startSeconds,
      gain,
      across,
      room: roomAt(placeKey),
      ...end,
    })),
    ambience: ambience.map((bed) => ({ ...bed, asset: { kind: 'sound', key: ambienceKey(bed.name) } })),
    awaitedLines,
    lines: voices.map(({ startSeconds, endSeconds }) => ({ startSeconds, endSeconds })),
  };
}
