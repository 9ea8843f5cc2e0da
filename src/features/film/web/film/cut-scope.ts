/** Choices for a cut and the orders of one are sent one after another: a cut has all that was chosen before. */
export function cutScope(filmId: string): { id: string } {
  return { id: `cut ${filmId}` };
}
