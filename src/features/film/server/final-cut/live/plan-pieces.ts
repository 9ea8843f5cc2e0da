import { createHash } from 'node:crypto';
import { pieceStarts } from '#src/draft-engine/clip/pieces.ts';
import type { BodySegment, CutPlan, Segment } from '../../timeline/plan-cut.ts';

/** A stretch of a film that is watched while the rest is being made. */
export interface PlannedPiece {
  startFrame: number;
  frames: number;
  /** What it shows, in order. */
  segments: Segment[];
}

/** No piece of a shot is shorter than this, if the shot is longer. */
const LEAST_SECONDS = 1;

/**
 * Divides a film into pieces that can be watched one by one: each shot with the transition into it. The first shot is
 * divided where its clip is while it is drawn, since what is shown first must be short. The bounds depend on the plan
 * alone, and those of a shot only on the shots up to the next one.
 */
export function planPieces(plan: CutPlan): PlannedPiece[] {
  const pieces: PlannedPiece[] = [];
  const least = plan.format.framesPerSecond * LEAST_SECONDS;
  let startFrame = 0;
  let open: Segment[] = [];
  const close = (): void => {
    const frames = sumFrames(open);
    pieces.push({ startFrame, frames, segments: open });
    startFrame += frames;
    open = [];
  };
  for (const segment of plan.segments) {
    if (segment.kind === 'join') {
      open.push(segment);
      continue;
    }
    let left = segment.frames;
    for (const part of segment.shot === 0 ? splitOpening(plan, segment) : [segment]) {
      open.push(part);
      left -= part.frames;
      if (left === 0 || (sumFrames(open) >= least && left >= least)) {
        close();
      }
    }
  }
  const last = pieces.at(-1);
  if (last) {
    last.segments.push(...open);
    last.frames += sumFrames(open);
  }
  return pieces;
}

const sumFrames = (segments: readonly Segment[]): number => segments.reduce((sum, { frames }) => sum + frames, 0);

/** The first frames of the pieces in which the clip of the first shot is drawn. */
export function drawnStarts({ segments, format }: CutPlan): number[] {
  const index = segments.findIndex(({ kind }) => kind === 'body');
  const body = segments[index] as BodySegment;
  const next = segments[index + 1];
  const closing = next?.kind === 'join' && next.before ? next.frames : 0;
  return pieceStarts(body.fromFrame + body.frames + closing, format.framesPerSecond, true);
}

/** The first shot's body, a part for each piece in which it is drawn. */
function splitOpening(plan: CutPlan, body: BodySegment): BodySegment[] {
  const end = body.fromFrame + body.frames;
  const bounds = [body.fromFrame, ...drawnStarts(plan).filter((frame) => frame > body.fromFrame && frame < end)];
  if (bounds.length === 1) {
    return [body];
  }
  return bounds.map((fromFrame, index) => {
    const frames = (bounds[index + 1] ?? end) - fromFrame;
    const key = createHash('sha256')
      .update(JSON.stringify([body.key, fromFrame, frames]))
      .digest('hex');
    return { ...body, key, fromFrame, frames, isWholeClip: false };
  });
}
