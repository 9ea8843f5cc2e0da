/** The pictures of a strip in the order in which they are painted: from coarse to fine. */
export const STRIP_ORDER: readonly number[] = [0, 4, 2, 6, 1, 3, 5, 7];

/** The places that the picture of a step fills: its own and those after it whose pictures are still to come. */
export function paintedAt(step: number): number[] {
  const known = new Set(STRIP_ORDER.slice(0, step + 1));
  const own = STRIP_ORDER[step] ?? 0;
  const next = [...known].filter((place) => place > own).toSorted((one, other) => one - other)[0];
  return Array.from({ length: (next ?? STRIP_ORDER.length) - own }, (_, index) => own + index);
}
