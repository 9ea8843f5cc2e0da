import type { StagedShot } from '../words/film-words.ts';

/** The keys of whatever lies about, is held or is thought of in a shot. */
export function seenIn(shots: readonly StagedShot[]): ReadonlySet<string | null | undefined> {
  return new Set(
    shots.flatMap(({ items, actors, visions }) => [
      ...items.map(({ itemKey }) => itemKey),
      ...actors.flatMap(({ holdsItemKey, keyframes }) => [
        holdsItemKey,
        ...(keyframes ?? []).map((frame) => frame.holdsItemKey),
      ]),
      ...(visions ?? []).map(({ ofKey }) => ofKey),
    ]),
  );
}
