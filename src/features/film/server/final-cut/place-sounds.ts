import type { Room } from '#src/platform/server/media/sound/place-in-room.ts';
import type { FilmRows } from '../state/film-rows.ts';
import type { Asset } from '../state/next-steps.ts';
import { ambienceKey, eventKey } from '../state/sound-keys.ts';
import { planFilmTimes } from '../timeline/film-times.ts';
import type { PlacedFile, SoundInput } from './cut-input.ts';
import { isInPlace, nearness, roomOf } from './sound-places.ts';

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

/** Where each sound is heard, by the lines that are spoken so far and the plan of the others. */
export function placeSounds(rows: FilmRows): PlacedSounds {
  const { shots, durationSeconds } = planFilmTimes(rows);
  const rooms = new Map<string, Room>(rows.places.map(({ key, place }) => [key, roomOf(place.kind)]));
  const spoken = shots.filter((shot) => shot.spokenSeconds > 0);
  return {
    durationSeconds,
    voices: spoken.map(({ id, plan: shot, speechStartSeconds }) => ({
      asset: { kind: 'voice', key: id },
      startSeconds: speechStartSeconds,
      gain: 1,
      room: isInPlace(shot.speech) ? (rooms.get(shot.placeKey) ?? 'dry') : 'dry',
    })),
    events: shots.flatMap(({ plan: shot, startSeconds, endSeconds }) =>
      shot.events.map((event) => ({
        asset: { kind: 'sound' as const, key: eventKey(event.sound) },
        startSeconds: startSeconds + event.at * (endSeconds - startSeconds),
        gain: event.loudness * nearness(shot.framing),
        across: event.across ?? 0,
        room: rooms.get(shot.placeKey) ?? 'dry',
        ...(event.until !== undefined && { endSeconds: startSeconds + event.until * (endSeconds - startSeconds) }),
      })),
    ),
    ambience: shots.flatMap(({ plan: shot, startSeconds, endSeconds }) =>
      shot.ambience.map((ambience) => ({
        name: ambience,
        asset: { kind: 'sound' as const, key: ambienceKey(ambience) },
        startSeconds,
        endSeconds,
        gain: 1,
      })),
    ),
    awaitedLines: shots
      .filter(({ plan, spokenSeconds }) => plan.speech.kind !== 'silent' && spokenSeconds === 0)
      .map(({ speechStartSeconds }) => ({ startSeconds: speechStartSeconds })),
    lines: spoken.map(({ speechStartSeconds, spokenSeconds }) => ({
      startSeconds: speechStartSeconds,
      endSeconds: speechStartSeconds + spokenSeconds,
    })),
  };
}
