import type { CutInput } from '#src/features/film/server/final-cut/cut-input.ts';
import type { Caption } from '#src/platform/server/media/captions/subtitles.ts';

/**
 * What every program puts together: drawn clips with dissolves between them, a fade from and to black, spoken lines at
 * their times, music that is ducked under them, and subtitles.
 */
export interface Material {
  /** The request for our own cut, without its cache. */
  cut: CutInput;
  /** The clips in order, `frames` long; each is seen from `startFrame` of the film, over the end of the one before. */
  clips: { path: string; frames: number; startFrame: number }[];
  joinFrames: number;
  fadeInFrames: number;
  fadeOutFrames: number;
  frames: number;
  durationSeconds: number;
  lines: { path: string; startSeconds: number; endSeconds: number }[];
  musicPath: string;
  captions: Caption[];
  /** The captions as SubStation Alpha, and where its fonts are listed. */
  assPath: string;
  fontsConfPath: string;
}

/** A program that is run with its arguments; its film is at `out`. */
export interface Command {
  program: string;
  arguments: string[];
  environment?: Record<string, string>;
  folder?: string;
  out: string;
}

/** A way to put the film together. */
export interface Assembler {
  name: string;
  /** What it does otherwise than the others. */
  says: string;
  /** The command, what must be done before is done; or why it cannot be run here. */
  prepare(material: Material, folder: string): Promise<Command | { missing: string }>;
}

/** The encoder's settings that all of them are given: those of our clips. */
export const ENCODER = { preset: 'superfast', crf: 22, audioBitrate: '192k' } as const;

/** The same as options of ffmpeg, for an MP4 file. */
export const ENCODER_OPTIONS: readonly string[] = [
  '-c:v',
  'libx264',
  '-preset',
  ENCODER.preset,
  '-crf',
  String(ENCODER.crf),
  '-pix_fmt',
  'yuv420p',
  '-c:a',
  'aac',
  '-b:a',
  ENCODER.audioBitrate,
  '-movflags',
  '+faststart',
];

/** Decibels by which music is lowered in the whole, and under a line, where a program cannot duck by itself. */
export const MUSIC_DECIBELS = { alone: -6, underLine: -15 } as const;
const DUCK_SECONDS = 0.4;

/** Frames at which the music's level turns, with the level there in decibels. */
export function duckingPoints({ lines, cut }: Material): { frame: number; decibels: number }[] {
  const rate = cut.plan.format.framesPerSecond;
  const at = (seconds: number): number => Math.max(0, Math.round(seconds * rate));
  const { alone, underLine } = MUSIC_DECIBELS;
  return [
    { frame: 0, decibels: alone },
    ...lines.flatMap(({ startSeconds, endSeconds }) => [
      { frame: at(startSeconds - DUCK_SECONDS), decibels: alone },
      { frame: at(startSeconds), decibels: underLine },
      { frame: at(endSeconds), decibels: underLine },
      { frame: at(endSeconds + DUCK_SECONDS), decibels: alone },
    ]),
  ];
}
