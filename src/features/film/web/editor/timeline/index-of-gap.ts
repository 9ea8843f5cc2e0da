/** A shot as it is named in the document and in the schedule. */
interface Named {
  id: string;
}

/**
 * The index in the document of a gap between the shots of the schedule, which are those in the video: before the shot
 * at the gap; after the last one at the end.
 */
export function indexOfGap(all: readonly Named[], shown: readonly Named[], gap: number): number {
  const indexOf = (shot: Named | undefined): number => all.findIndex(({ id }) => id === shot?.id);
  const at = shown[gap];
  return at ? indexOf(at) : indexOf(shown.at(-1)) + 1;
}
