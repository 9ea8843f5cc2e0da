import { createHash } from 'node:crypto';
import { ENCODING_VERSION, type PictureFormat } from '#src/platform/server/media/video/film-encoding.ts';
import { MARK_VERSION, type FilmMark } from '#src/platform/server/media/video/film-mark.ts';
import { DISSOLVE_FRAMES, longestOverlap, placeShots, type ShotInCut } from '../../timeline/shots-in-cut.ts';

/** A shot as an input of the cut. */
export interface CutShot extends ShotInCut {
  clipPath: string;
  /** SHA-256 of the clip's content. */
  clipHash: string;
}

/** The part of a clip that is shown unchanged. */
export interface BodySegment {
  kind: 'body';
  key: string;
  /** 0-based index of the shot. */
  shot: number;
  clipPath: string;
  fromFrame: number;
  frames: number;
  /** The whole clip is used: nothing is made. */
  isWholeClip: boolean;
  /** Subtitles that are burned into it, as ASS; none where absent. */
  ass?: string;
}

/** A dissolve between two shots, or a fade from or to black. */
export interface JoinSegment {
  kind: 'join';
  key: string;
  before?: { clipPath: string; fromFrame: number };
  after?: { clipPath: string; fromFrame: number };
  frames: number;
  ass?: string;
}

export type Segment = BodySegment | JoinSegment;

export interface CutPlan {
  format: PictureFormat;
  /** In the order of the film. */
  segments: Segment[];
  /** Length of the film. */
  frames: number;
  durationSeconds: number;
  /** Where each shot is first seen, overlaps subtracted: its sounds and subtitles are relative to this. */
  shotStartSeconds: number[];
  /** Drawn over every picture (CAT-43). */
  mark?: FilmMark;
}

export interface CutOptions {
  format: PictureFormat;
  /** Frames of the final fade to black; 0 for none. */
  fadeOutFrames?: number;
  /** Drawn over every picture: then no clip is used unchanged. */
  mark?: FilmMark | undefined;
}

/**
 * Frame numbers at which a clip of this length needs key frames, so that it can be cut there without encoding, whatever
 * transitions are chosen later.
 */
export function keyframesForCuts(frames: number, dissolveFrames: number = DISSOLVE_FRAMES): number[] {
  const overlap = Math.min(dissolveFrames, longestOverlap(frames));
  return [...new Set([overlap, frames - overlap])].filter((frame) => frame > 0 && frame < frames);
}

/**
 * Plans a film as segments, each keyed by its inputs: a changed shot changes only the keys of its body and its joins. A
 * transition longer than its shots allow is shortened. Throws RangeError without shots or with an empty one.
 */
export function planCut(shots: readonly CutShot[], options: CutOptions): CutPlan {
  if (shots.length === 0 || shots.some((shot) => !Number.isInteger(shot.frames) || shot.frames < 1)) {
    throw new RangeError('a cut needs shots of at least one frame');
  }
  const { frames, spans } = placeShots(shots, options.fadeOutFrames ?? 0);
  const segments: Segment[] = [];
  shots.forEach((shot, index) => {
    const before = shots[index - 1];
    const { headFrames: head = 0, tailFrames: tail = 0 } = spans[index] ?? {};
    if (head > 0) {
      const mixes = shot.transition === 'dissolve' && before !== undefined;
      segments.push(
        joinSegment(
          options,
          head,
          mixes ? { shot: before, fromFrame: inPoint(before) + before.frames - head } : undefined,
          {
            shot,
            fromFrame: inPoint(shot),
          },
        ),
      );
    }
    const fromFrame = inPoint(shot) + head;
    segments.push(bodySegment(options, { index, shot, fromFrame, frames: shot.frames - head - tail }));
  });
  const last = shots.at(-1);
  const fadeOut = spans.at(-1)?.tailFrames ?? 0;
  if (last && fadeOut > 0) {
    const fromFrame = inPoint(last) + last.frames - fadeOut;
    segments.push(joinSegment(options, fadeOut, { shot: last, fromFrame }, undefined));
  }
  const rate = options.format.framesPerSecond;
  return {
    format: options.format,
    segments,
    frames,
    durationSeconds: frames / rate,
    shotStartSeconds: spans.map(({ startFrame }) => startFrame / rate),
    ...(options.mark ? { mark: options.mark } : {}),
  };
}

/** The frame of its clip with which a shot begins. */
const inPoint = ({ inFrame = 0 }: CutShot): number => inFrame;

function bodySegment(
  options: CutOptions,
  { index, shot, fromFrame, frames }: { index: number; shot: CutShot; fromFrame: number; frames: number },
): BodySegment {
  const isWholeClip = !options.mark && shot.inFrame === undefined && frames === shot.frames;
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
