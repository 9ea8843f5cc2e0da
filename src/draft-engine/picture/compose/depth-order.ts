import type { StageEntry } from './draw-actor.ts';

/** Entries at a moment, back to front: among those that are drawn anew, who has come nearer changes places. */
export function inDepthOrder(entries: readonly StageEntry[], moment: number): readonly StageEntry[] {
  if (!entries.some((entry) => entry.kind === 'moving' && entry.spotAt)) {
    return entries;
  }
  const depthOf = (entry: StageEntry): number =>
    (entry.kind === 'moving' ? entry.spotAt?.(moment).z : undefined) ?? (entry.layer.z as number);
  const standing = entries
    .filter((entry) => entry.kind === 'moving')
    .toSorted((first, second) => depthOf(second) - depthOf(first));
  let next = 0;
  return entries.map((entry) => (entry.kind === 'moving' ? (standing[next++] as StageEntry) : entry));
}
