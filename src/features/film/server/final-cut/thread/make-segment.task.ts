import type { SegmentInput } from '../cut-input.ts';
import { makeSegments } from './make-segments.ts';

/** Makes one segment, or finds it kept. Throws MEDIA_FAILED, or the signal's reason. */
export async function makeSegment(
  { plan, ...making }: SegmentInput,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  await makeSegments(plan, { ...making, signal });
}
