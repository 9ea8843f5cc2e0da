import { createHash } from 'node:crypto';
import { ENCODING_VERSION, type PictureFormat } from '#src/platform/server/media/film-encoding.ts';
import { MARK_VERSION, type FilmMark } from '#src/platform/server/media/film-mark.ts';
import type { Transition } from '#src/shared/catalogue/shots.ts';

/** A shot as the cut sees it. */
export interface CutShot {
  clipPath: string;
  /** SHA-256 of the clip's content. */
  clipHash: string;
  frames: number;
  /** How this shot begins. */
  transition: Transition;
  /** Frames that a dissolve or a fade takes; ignored for a cut. */
  dissolveFrames: number;
}

/** The part of a clip that is shown as it is. */
export interface BodySegment {
  kind: 'body';
  key: string;
  /** 0-based place of the shot. */
  shot: number;
  clipPath: string;
  fromFrame: number;
  frames: number;
  /** The clip itself, uncut: nothing is made. */
  isWholeClip: boolean;
}

/** Where two shots mix, or where one rises from black or sinks into it. */
export interface JoinSegment {
  kind: 'join';
  key: string;
  before?: { clipPath: string; fromFrame: number };
  after?: { clipPath: string; fromFrame: number };
  frames: number;
}

export type Segment = BodySegment | JoinSegment;

export interface CutPlan {
  format: PictureFormat;
  /** In the order of the film. */
  segments: Segment[];
  /** Length of the film. */
  frames: number;
  durationSeconds: number;
  /** Where each shot is first seen, overlaps taken off: sounds and subtitles of a shot count from here. */
  shotStartSeconds: number[];
  /** Laid over every picture (CAT-43). */
  mark?: FilmMark;
}

export interface CutOptions {
  format: PictureFormat;
  /** Frames in which the last shot sinks into black; 0 for none. */
  fadeOutFrames?: number;
  /** Laid over every picture: then nothing of a clip is used as it is. */
  mark?: FilmMark | undefined;
}

/** Usual length of a dissolve and of a rise from black, in frames. */
export const DISSOLVE_FRAMES = 12;

/**
 * Frame numbers at which a clip of this length should have key frames, so that it can be cut there without encoding,
 * whatever transitions are chosen later.
 */
export function keyframesForCuts(frames: number, dissolveFrames: number = DISSOLVE_FRAMES): number[] {
  const overlap = Math.min(dissolveFrames, longestOverlap(frames));
  return [...new Set([overlap, frames - overlap])].filter((frame) => frame > 0 && frame < frames);
}

/**
 * Plans a film as segments, each keyed by what it is made of: a changed shot changes the keys of its body and its joins
 * alone. A transition longer than its shots allow is shortened. Throws RangeError without shots or with an empty one.
 */
export function planCut(shots: readonly CutShot[], options: CutOptions): CutPlan {
  if (shots.length === 0 || shots.some((shot) => !Number.isInteger(shot.frames) || shot.frames < 1)) {
    throw new RangeError('a cut needs shots of at least one frame');
  }
  const opening = shots.map((shot, index) => overlapInto(shots[index - 1], shot));
  const closing = shots.map((shot, index) =>
    index + 1 < shots.length
      ? shots[index + 1]?.transition === 'dissolve'
        ? (opening[index + 1] ?? 0)
        : 0
      : Math.min(options.fadeOutFrames ?? 0, longestOverlap(shot.frames)),
  );
  const segments: Segment[] = [];
  const shotStartFrames: number[] = [];
  let position = 0;
  shots.forEach((shot, index) => {
    const before = shots[index - 1];
    const head = opening[index] ?? 0;
    const tail = closing[index] ?? 0;
    shotStartFrames.push(position);
    if (head > 0) {
      const mixes = shot.transition === 'dissolve' && before !== undefined;
      segments.push(
        joinSegment(options, head, mixes ? { shot: before, fromFrame: before.frames - head } : undefined, {
          shot,
          fromFrame: 0,
        }),
      );
    }
    segments.push(bodySegment(options, index, shot, head, shot.frames - head - tail));
    position += shot.frames - tail;
  });
  const last = shots.at(-1);
  const fadeOut = closing.at(-1) ?? 0;
  if (last && fadeOut > 0) {
    segments.push(joinSegment(options, fadeOut, { shot: last, fromFrame: last.frames - fadeOut }, undefined));
    position += fadeOut;
  }
  const rate = options.format.framesPerSecond;
  return {
    format: options.format,
    segments,
    frames: position,
    durationSeconds: position / rate,
    shotStartSeconds: shotStartFrames.map((frame) => frame / rate),
    ...(options.mark ? { mark: options.mark } : {}),
  };
}

/** A shot gives at most this much at each end, so that something of it is always seen alone. */
function longestOverlap(frames: number): number {
  return Math.floor((frames - 1) / 2);
}

/** A dissolve with nothing before it rises from black. */
function overlapInto(before: CutShot | undefined, shot: CutShot): number {
  if (shot.transition === 'cut') return 0;
  const wanted = Math.min(Math.max(0, Math.round(shot.dissolveFrames)), longestOverlap(shot.frames));
  return shot.transition === 'dissolve' && before ? Math.min(wanted, longestOverlap(before.frames)) : wanted;
}

function bodySegment(
  options: CutOptions,
  index: number,
  shot: CutShot,
  fromFrame: number,
  frames: number,
): BodySegment {
  const isWholeClip = !options.mark && fromFrame === 0 && frames === shot.frames;
  const key = segmentKey(options, 'body', shot.clipHash, fromFrame, frames);
  return { kind: 'body', key, shot: index, clipPath: shot.clipPath, fromFrame, frames, isWholeClip };
}

interface JoinSide {
  shot: CutShot;
  fromFrame: number;
}

function joinSegment(
  options: CutOptions,
  frames: number,
  before: JoinSide | undefined,
  after: JoinSide | undefined,
): JoinSegment {
  const sideKey = (side: JoinSide | undefined): string => (side ? `${side.shot.clipHash}@${side.fromFrame}` : 'black');
  const part = (side: JoinSide): { clipPath: string; fromFrame: number } => ({
    clipPath: side.shot.clipPath,
    fromFrame: side.fromFrame,
  });
  return {
    kind: 'join',
    key: segmentKey(options, 'join', sideKey(before), sideKey(after), frames),
    frames,
    ...(before ? { before: part(before) } : {}),
    ...(after ? { after: part(after) } : {}),
  };
}

function segmentKey({ format, mark }: CutOptions, ...inputs: readonly (string | number)[]): string {
  return createHash('sha256')
    .update(
      JSON.stringify([
        ENCODING_VERSION,
        format.width,
        format.height,
        format.framesPerSecond,
        ...inputs,
        ...(mark ? [`mark ${MARK_VERSION}`] : []),
      ]),
    )
    .digest('hex');
}
