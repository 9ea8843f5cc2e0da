/** A shot's name in file names and timelines: S01, S02 … */
export function shotLabel(number: number): string {
  return `S${String(number).padStart(2, '0')}`;
}
