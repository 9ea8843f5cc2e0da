import type { PreviewMaterial } from '../../../preview-contract.ts';
import type { FilmTimes } from '../../../timeline/film-schedule.ts';
import { heardSpan, mergeBeds } from '../../../timeline/merge-beds.ts';
import { musicSpans } from '../../../timeline/music-spans.ts';
import { ambienceKey, eventKey } from '../../../timeline/sound-keys.ts';
import { scheduleSounds, type SoundSchedule } from '../../../timeline/sound-schedule.ts';

/** The tracks of a film's sound. */
export const TRACKS = ['voice', 'effects', 'ambience', 'music'] as const;
export type Track = (typeof TRACKS)[number];

/** A sound on the timeline of a preview. */
export interface HeardSound {
  track: Track;
  /** Names its file in `files`. */
  source: string;
  startSeconds: number;
  /** When it has ended; it rings out where absent. */
  endSeconds?: number;
  gain: number;
  /** -1 left to 1 right. */
  across: number;
  riseSeconds: number;
  fallSeconds: number;
  /** It is repeated until its end. */
  loops: boolean;
}

/** All that is heard of a film. Plain JSON. */
export interface SoundPlan {
  durationSeconds: number;
  sounds: readonly HeardSound[];
  /** Links of the files by source. */
  files: Readonly<Record<string, string>>;
  /** Gain of each track over time, and then of the whole. */
  tracks: Readonly<Record<Track, readonly GainPoint[]>>;
  gain: number;
}

/** Between two points the gain changes evenly. */
export interface GainPoint {
  seconds: number;
  gain: number;
}

/** How far the tracks step back behind a voice, decibels, about as in the cut. */
const DUCKING: Readonly<Record<Track, number>> = { voice: 0, music: -9, effects: -8, ambience: -5 };
/** They have stepped back when the first word begins, and come back slowly. */
const DUCK_SECONDS = { lead: 0.15, attack: 0.2, release: 1 };
/** Length of the fade at the film's end, for all but the voice. */
const END_FADE_SECONDS = 1.5;
/** Short ramps at both ends avoid clicks; a sound that is stopped fades. */
const EDGE_SECONDS = 0.005;
const STOP_SECONDS = 0.15;

const fromDecibels = (decibels: number): number => 10 ** (decibels / 20);

/** When and how loud each sound of a film is heard, of those that are there. */
export function planSound(times: FilmTimes, material: PreviewMaterial): SoundPlan {
  const { durationSeconds } = times;
  const schedule = scheduleSounds(times);
  const { gains, cut } = material;
  const { voice, effects, music } = cut.volumes;
  const volumes: Readonly<Record<Track, number>> = { voice, effects, ambience: effects, music };
  const files: Record<string, string> = {};
  const source = (name: string, { take, file }: { take: number; file: { path: string } }): string => {
    const named = `${name}:${take}`;
    files[named] = file.path;
    return named;
  };
  const sounds = [
    ...voicesOf(schedule, material, source),
    ...eventsOf(schedule, material, source),
    ...ambienceOf(schedule, material, { source, durationSeconds }),
    ...musicOf(material, durationSeconds, source),
  ];
  const speech = schedule.voices.map(({ startSeconds, endSeconds }) => ({ startSeconds, endSeconds }));
  const curveOf = (track: Track): GainPoint[] =>
    (track === 'voice' ? [{ seconds: 0, gain: 1 }] : duckUnder(speech, DUCKING[track], durationSeconds)).map(
      ({ seconds, gain }) => ({ seconds, gain: gain * gains[track] * volumes[track] }),
    );
  return {
    durationSeconds,
    sounds: sounds.toSorted((one, other) => one.startSeconds - other.startSeconds),
    files,
    tracks: {
      voice: curveOf('voice'),
      effects: curveOf('effects'),
      ambience: curveOf('ambience'),
      music: curveOf('music'),
    },
    gain: gains.whole,
  };
}

const PLAIN = {
  startSeconds: 0,
  gain: 1,
  across: 0,
  riseSeconds: EDGE_SECONDS,
  fallSeconds: EDGE_SECONDS,
  loops: false,
} as const;

type NameSource = (name: string, file: { take: number; file: { path: string } }) => string;

function voicesOf({ voices }: SoundSchedule, { shots }: PreviewMaterial, source: NameSource): HeardSound[] {
  const given = new Map(shots.map(({ id, voice }) => [id, voice]));
  return voices.flatMap(({ shotId, startSeconds }): HeardSound[] => {
    const voice = given.get(shotId);
    return voice ? [{ ...PLAIN, track: 'voice', source: source(`voice:${shotId}`, voice), startSeconds }] : [];
  });
}

function eventsOf({ events }: SoundSchedule, { sounds }: PreviewMaterial, source: NameSource): HeardSound[] {
  return events.flatMap(({ sound, startSeconds, endSeconds, gain, across }): HeardSound[] => {
    const key = eventKey(sound);
    const file = sounds.find((each) => each.key === key);
    const end = endSeconds === undefined ? {} : { endSeconds: endSeconds + STOP_SECONDS, fallSeconds: STOP_SECONDS };
    return file ? [{ ...PLAIN, track: 'effects', source: source(key, file), startSeconds, gain, across, ...end }] : [];
  });
}

function ambienceOf(
  { ambience }: SoundSchedule,
  { sounds }: PreviewMaterial,
  { source, durationSeconds }: { source: NameSource; durationSeconds: number },
): HeardSound[] {
  return mergeBeds(ambience).flatMap((bed): HeardSound[] => {
    const key = ambienceKey(bed.name);
    const file = sounds.find((each) => each.key === key);
    return file
      ? [
          {
            ...PLAIN,
            track: 'ambience',
            source: source(key, file),
            gain: bed.gain,
            loops: true,
            ...heardSpan(bed, durationSeconds),
          },
        ]
      : [];
  });
}

/** A piece that is too short is repeated, as in the cut. */
function musicOf({ music }: PreviewMaterial, durationSeconds: number, source: NameSource): HeardSound[] {
  return music
    ? musicSpans(music.durationSeconds ?? undefined, durationSeconds).map((span) => ({
        ...PLAIN,
        track: 'music',
        source: source('music', music),
        startSeconds: span.startSeconds,
        ...(span.fallSeconds > 0 ? { endSeconds: span.endSeconds } : {}),
        riseSeconds: Math.max(EDGE_SECONDS, span.riseSeconds),
        fallSeconds: Math.max(EDGE_SECONDS, span.fallSeconds),
      }))
    : [];
}

/** The gain of a track that steps back while somebody speaks and fades out with the film. */
export function duckUnder(
  speech: readonly { startSeconds: number; endSeconds: number }[],
  decibels: number,
  durationSeconds: number,
): GainPoint[] {
  const { lead, attack, release } = DUCK_SECONDS;
  const low = fromDecibels(decibels);
  const points: GainPoint[] = [{ seconds: 0, gain: 1 }];
  for (const { startSeconds, endSeconds } of speech.toSorted((one, other) => one.startSeconds - other.startSeconds)) {
    const from = startSeconds - lead - attack;
    // Between two lines that follow closely it does not rise.
    while (points.length > 1 && (points.at(-1) as GainPoint).seconds > from) {
      points.pop();
    }
    const before = points.at(-1) as GainPoint;
    if (before.gain > low) {
      points.push(
        { seconds: Math.max(before.seconds, from), gain: 1 },
        { seconds: Math.max(before.seconds, from + attack), gain: low },
      );
    }
    points.push({ seconds: endSeconds, gain: low }, { seconds: endSeconds + release, gain: 1 });
  }
  const fade = Math.min(END_FADE_SECONDS, durationSeconds / 3);
  const fadeFrom = durationSeconds - fade;
  const held = gainAt(points, fadeFrom);
  return [
    ...points.filter(({ seconds }) => seconds < fadeFrom),
    { seconds: fadeFrom, gain: held },
    { seconds: durationSeconds, gain: 0 },
  ];
}

/** The gain at a moment. */
export function gainAt(points: readonly GainPoint[], seconds: number): number {
  const next = points.findIndex((point) => point.seconds > seconds);
  const before = points[(next < 0 ? points.length : next) - 1];
  const after = points[next];
  if (!before || !after) {
    return (before ?? after)?.gain ?? 1;
  }
  const share = (seconds - before.seconds) / (after.seconds - before.seconds);
  return before.gain + (after.gain - before.gain) * share;
}
