import type { ThreadPool, Urgency } from '#src/platform/server/workers/thread-pool.ts';
import type { Segment } from '../timeline/plan-cut.ts';
import type { CutPreparation, SegmentInput } from './cut-input.ts';

/** A part of a cut that is made by itself and kept by its inputs: a segment, or the sound. */
export type CutPart = {
  /** Equal for equal inputs. */
  key: string;
} & (
  | { task: 'mix-sound'; input: NonNullable<CutPreparation['sound']> }
  | { task: 'make-segment'; input: SegmentInput }
);

/** What a cut or its preparation makes parts with, in this process. */
export interface CutParts {
  /**
   * Makes a part, or waits for it while somebody else here makes it: an urgent caller makes that urgent too. A part
   * that is not urgent gives way to those that are. Rejects with GaveWay, the signal's reason or MEDIA_FAILED.
   */
  make(part: CutPart, options: { signal: AbortSignal; isUrgent: boolean }): Promise<void>;
}

const URGENT = { priority: 1, givesWay: false };
const EARLY = { priority: 0, givesWay: true };

/** Makes parts with the threads that cut. */
export function createCutParts(threads: Pick<ThreadPool, 'run'>): CutParts {
  const making = new Map<string, { done: Promise<unknown>; urgency: Urgency }>();
  const make: CutParts['make'] = async (part, { signal, isUrgent }) => {
    const current = making.get(part.key);
    if (!current) {
      const urgency = { signal, ...(isUrgent ? URGENT : EARLY) };
      const done = threads.run(part.task, part.input, urgency).finally(() => making.delete(part.key));
      making.set(part.key, { done, urgency });
      await done;
      return;
    }
    if (isUrgent) {
      Object.assign(current.urgency, URGENT);
    }
    const isMade = await current.done.then(
      () => true,
      () => false,
    );
    // Whoever made it may have been stopped.
    if (!isMade) {
      signal.throwIfAborted();
      await make(part, { signal, isUrgent });
    }
  };
  return { make };
}

/** The parts that can be made from this: the sound first, since it takes longest. */
export function partsOf({ ffmpeg, plan, cacheFolder, sound }: CutPreparation): CutPart[] {
  const { segments, ...rest } = plan;
  return [
    ...(sound ? [{ key: sound.key, task: 'mix-sound' as const, input: sound }] : []),
    ...segments.filter(isOwnFile).map((segment): CutPart => ({
      key: segment.key,
      task: 'make-segment',
      input: { ffmpeg, cacheFolder, plan: { ...rest, segments: [segment] } },
    })),
  ];
}

/** False for a clip that is used as it is. */
function isOwnFile(segment: Segment): boolean {
  return segment.kind === 'join' || !segment.isWholeClip;
}
