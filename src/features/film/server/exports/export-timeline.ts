import type { Stem } from '#src/shared/catalogue/stems.ts';
import { musicSpans } from '../../timeline/music-spans.ts';
import { FRAMES_PER_SECOND } from '../../timeline/shot-length.ts';
import { chosenVolumes } from '../final-cut/chosen-volumes.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM, type Asset } from '../state/next-steps.ts';
import { framesOfClip, partOfClip } from '../timeline/clip-frames.ts';
import { planFilmCut, planFilmTimes } from '../timeline/film-times.ts';
import { frameSize } from '../timeline/frame-size.ts';
import { placeExportSounds, type ExportSound } from './place-export-sounds.ts';
import { shotLabel } from './shot-label.ts';

/** A film as editing software sees it: plain data, all times in frames of the film. */
export interface ExportTimeline {
  title: string;
  framesPerSecond: number;
  widthPixels: number;
  heightPixels: number;
  /** Length of the film. */
  frames: number;
  /** The picture track; each shot follows the one before, overlapping it by its dissolve. */
  shots: ExportShot[];
  tracks: ExportTrack[];
}

export interface ExportShot {
  /** S01 … */
  label: string;
  /** Path of its clip in the export; null where there is none yet. */
  file: string | null;
  /** Where it is first seen. */
  startFrame: number;
  /** What is seen of its clip, overlaps included. */
  frames: number;
  /** The first frame of its clip that is seen, and the length of the whole clip. */
  inFrame: number;
  clipFrames: number;
  /** How long it dissolves from the shot before; 0 for a cut. */
  dissolveFrames: number;
  /** From black at its beginning, to black at its end. */
  fadeInFrames: number;
  fadeOutFrames: number;
  script: string;
  /** What is said, without a speaker where it is narrated; null where nobody speaks. */
  line: { speaker: string | null; text: string } | null;
}

/** What editing software mixes together. */
export type SoundRole = 'dialogue' | 'music' | 'effects';

export interface ExportTrack {
  name: string;
  role: SoundRole;
  /** Whether it is heard: single sounds that a stem contains already are not. */
  enabled: boolean;
  /** In order, none overlapping another. */
  sounds: ExportSound[];
}

/** The files that a timeline refers to, by their paths in the export. */
export interface ExportedFiles {
  pathOf(asset: Asset): string | undefined;
  stems: readonly { stem: Stem; path: string }[];
}

const STEM_TRACKS: Readonly<Record<Stem, { name: string; role: SoundRole }>> = {
  voice: { name: 'Voices', role: 'dialogue' },
  music: { name: 'Music', role: 'music' },
  effects: { name: 'Effects', role: 'effects' },
  ambience: { name: 'Ambience', role: 'effects' },
};

/** The timeline of a film that has its shots, in any state of its making. */
export function buildExportTimeline(rows: FilmRows, files: ExportedFiles): ExportTimeline {
  // The paths are the shots' ids here, so that each join tells between whom it is.
  const plan = planFilmCut(rows, (shotId) => ({ path: shotId, sha256: '' }));
  const times = planFilmTimes(rows);
  const dissolves = new Map<string, number>();
  const fadesIn = new Map<string, number>();
  const fadesOut = new Map<string, number>();
  for (const segment of plan.segments) {
    if (segment.kind !== 'join') {
      continue;
    }
    if (segment.after) {
      (segment.before ? dissolves : fadesIn).set(segment.after.clipPath, segment.frames);
    } else if (segment.before) {
      fadesOut.set(segment.before.clipPath, segment.frames);
    }
  }
  const names = new Map(rows.characters.map(({ key, name }) => [key, name]));
  return {
    title: rows.film.title ?? '',
    framesPerSecond: FRAMES_PER_SECOND,
    ...frameSize(rows.film.aspect, rows.film.shortSidePixels),
    frames: plan.frames,
    shots: times.shots.map(({ id, plan: shot, frames }, index) => ({
      label: shotLabel(shot.number),
      file: files.pathOf({ kind: 'clip', key: id }) ?? null,
      startFrame: toFrames(plan.shotStartSeconds[index] ?? 0),
      frames,
      ...clipOf(rows, id, frames),
      dissolveFrames: dissolves.get(id) ?? 0,
      fadeInFrames: fadesIn.get(id) ?? 0,
      fadeOutFrames: fadesOut.get(id) ?? 0,
      script: shot.script,
      line:
        shot.speech.kind === 'silent'
          ? null
          : { speaker: names.get(shot.speech.speakerKey ?? '') ?? null, text: shot.speech.text },
    })),
    tracks: [...stemTracks(plan.frames, files), ...singleTracks(rows, times, files)].filter(
      ({ sounds }) => sounds.length > 0,
    ),
  };
}

/** Where in its clip a shot lies. */
function clipOf(rows: FilmRows, shotId: string, frames: number): Pick<ExportShot, 'inFrame' | 'clipFrames'> {
  const shot = rows.shots.find(({ id }) => id === shotId);
  const clip = circledTake(rows, 'clip', shotId);
  const part = shot && partOfClip(rows, shot);
  return part && clip
    ? { inFrame: part.inFrame, clipFrames: framesOfClip(clip) ?? part.inFrame + part.frames }
    : { inFrame: 0, clipFrames: frames };
}

/** The film's sound as it was mixed: one track for each stem, all as long as the film. */
function stemTracks(frames: number, { stems }: ExportedFiles): ExportTrack[] {
  return stems.map(({ stem, path }) => ({
    ...STEM_TRACKS[stem],
    enabled: true,
    sounds: [{ name: STEM_TRACKS[stem].name, file: path, startFrame: 0, frames }],
  }));
}

/** Each line, effect and ambience by itself, and the music of a film that has no stems yet. */
function singleTracks(
  rows: FilmRows,
  { shots, durationSeconds }: ReturnType<typeof planFilmTimes>,
  files: ExportedFiles,
): ExportTrack[] {
  const hasStems = files.stems.length > 0;
  const { volumes } = chosenVolumes(rows.film.cutSettings);
  const gainOf = (stem: 'voice' | 'music'): { gain?: number } =>
    volumes === undefined || volumes[stem] === 1 ? {} : { gain: volumes[stem] };
  const end = toFrames(durationSeconds);
  const lines = shots.flatMap(({ id, plan, speechStartSeconds, spokenSeconds }): ExportSound[] => {
    const file = files.pathOf({ kind: 'voice', key: id });
    const startFrame = toFrames(speechStartSeconds);
    const frames = Math.min(Math.floor(spokenSeconds * FRAMES_PER_SECOND), end - startFrame);
    return file === undefined || frames < 1
      ? []
      : [{ name: shotLabel(plan.number), file, startFrame, frames, ...gainOf('voice') }];
  });
  const musicFile = hasStems ? undefined : files.pathOf({ kind: 'music', key: WHOLE_FILM });
  const music = circledTake(rows, 'music', WHOLE_FILM)?.data as { durationSeconds?: number } | null | undefined;
  const heard = musicSpans(music?.durationSeconds, durationSeconds).map(({ startSeconds, endSeconds }) => ({
    startFrame: toFrames(startSeconds),
    frames:
      Math.min(
        end,
        Math.floor(Math.min(endSeconds, startSeconds + (music?.durationSeconds ?? end)) * FRAMES_PER_SECOND),
      ) - toFrames(startSeconds),
  }));
  return [
    { name: 'Lines', role: 'dialogue', enabled: !hasStems, sounds: withoutOverlaps(lines) },
    {
      ...STEM_TRACKS.music,
      enabled: true,
      sounds:
        musicFile === undefined
          ? []
          : withoutOverlaps(
              heard.map((span) => ({ name: STEM_TRACKS.music.name, file: musicFile, ...span, ...gainOf('music') })),
            ),
    },
    ...placeExportSounds(rows, files).map((track): ExportTrack => ({ ...track, role: 'effects', enabled: !hasStems })),
  ];
}

/** Rounding to frames must not let a line begin before the last one ends. */
function withoutOverlaps(sounds: ExportSound[]): ExportSound[] {
  return sounds
    .map((sound, index) => {
      const next = sounds[index + 1];
      return next ? { ...sound, frames: Math.min(sound.frames, next.startFrame - sound.startFrame) } : sound;
    })
    .filter(({ frames }) => frames > 0);
}

function toFrames(seconds: number): number {
  return Math.round(seconds * FRAMES_PER_SECOND);
}
