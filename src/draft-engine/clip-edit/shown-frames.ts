import { readFrames, type FrameReading } from '#src/platform/server/media/video/read-frames.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FramePlan } from './frame-plan.ts';

/** A frame of a clip: opaque RGBA, rows from the top. */
interface ShownFrame {
  /** Its number in the clip. */
  number: number;
  data: Uint8Array;
}

/** So many bytes of frames are held in memory where a clip runs backwards. */
const HELD_BYTES = 200 * 1024 * 1024;

/**
 * The frames that are shown, in their order; one that is shown several times in a row comes as often. Where a clip runs
 * backwards it is read in pieces from its end. Throws MEDIA_FAILED, or the signal's reason.
 */
export async function* shownFrames(
  plan: Pick<FramePlan, 'shown' | 'part' | 'isReversed' | 'sourceRate'>,
  reading: Omit<FrameReading, 'part' | 'framesPerSecond'>,
): AsyncGenerator<ShownFrame> {
  let next = 0;
  for (const piece of piecesOf(plan, reading)) {
    for await (const frame of framesOf(plan, reading, piece)) {
      while (plan.shown[next] === frame.number) {
        yield frame;
        next++;
      }
    }
  }
  if (next === 0) {
    throw new AppError('MEDIA_FAILED', { details: { reason: 'the clip has no frames' } });
  }
}

interface Piece {
  from: number;
  until: number;
}

function piecesOf(
  { part, isReversed }: Pick<FramePlan, 'part' | 'isReversed'>,
  size: { width: number; height: number },
): Piece[] {
  if (!isReversed) {
    return [part];
  }
  const length = Math.max(1, Math.floor(HELD_BYTES / (size.width * size.height * 4)));
  const count = Math.ceil((part.until - part.from) / length);
  return Array.from({ length: count }, (_, index) => {
    const until = part.until - index * length;
    return { from: Math.max(part.from, until - length), until };
  });
}

async function* framesOf(
  { isReversed, sourceRate }: Pick<FramePlan, 'isReversed' | 'sourceRate'>,
  reading: Omit<FrameReading, 'part' | 'framesPerSecond'>,
  piece: Piece,
): AsyncGenerator<ShownFrame> {
  const frames = readFrames({ ...reading, framesPerSecond: sourceRate, part: piece, isOpaque: true });
  const held: ShownFrame[] = [];
  let number = piece.from;
  for await (const data of frames) {
    const frame = { number: number++, data };
    if (isReversed) {
      held.push(frame);
    } else {
      yield frame;
    }
  }
  yield* held.toReversed();
}
