/** Handles nearer to each other than this would overlap, in half widths of the frame. */
const WIDTH = 0.7;

/** In which row above the frame's lower edge each handle lies, so that none covers another; `places` are their centres. */
export function handleRows(places: readonly number[]): number[] {
  const rows: number[] = [];
  for (const place of places) {
    const taken = new Set(rows.filter((_, other) => Math.abs((places[other] ?? 0) - place) < WIDTH));
    let row = 0;
    while (taken.has(row)) {
      row++;
    }
    rows.push(row);
  }
  return rows;
}
