import type { FrameReading } from '#src/platform/server/media/video/read-frames.ts';
import { editOf, type ClipEdit } from '#src/shared/catalogue/clip-edits.ts';
import {
  clipAfterwards,
  keptPart,
  clipSeconds,
  sourceRate,
  type ClipBefore,
} from '#src/shared/catalogue/edited-clip.ts';
import type { EditTools } from '../image-edit/pixels/edit-tools.ts';

/** Which frames of a clip are seen, in which order. */
export interface FramePlan {
  /** Of the clip as it is read, and of the result. */
  sourceRate: number;
  framesPerSecond: number;
  /** Frames of the clip that are used: from the first number until before the second. */
  part: { from: number; until: number };
  /** The frame of the clip for each frame of the result; they rise, or fall where it runs backwards. */
  shown: number[];
  isReversed: boolean;
}

/** What the frames of a clip are edited with. */
export interface FrameEditing {
  plan: FramePlan;
  reading: Omit<FrameReading, 'part' | 'framesPerSecond'>;
  edits: readonly ClipEdit[];
  seed: number;
  tools: EditTools;
}

/** Plans what is seen of a clip of so many frames. */
export function planFrames(clip: ClipBefore, edits: readonly ClipEdit[]): FramePlan {
  const rate = sourceRate(clip.framesPerSecond);
  const { from, to } = keptPart(edits, clipSeconds(clip));
  const first = Math.round(from * rate);
  const part = { from: first, until: Math.max(first + 1, Math.round(to * rate)) };
  const { seconds, framesPerSecond } = clipAfterwards(clip, edits);
  const count = part.until - part.from;
  const frames = Math.max(1, Math.round(seconds * framesPerSecond));
  const isReversed = editOf(edits, 'reverse') !== undefined;
  const shown = Array.from({ length: frames }, (_, index) => {
    const at = Math.min(count - 1, Math.floor((index * count) / frames + 1e-6));
    return isReversed ? part.until - 1 - at : part.from + at;
  });
  return { sourceRate: rate, framesPerSecond, part, shown, isReversed };
}
