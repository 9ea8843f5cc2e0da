import type { AspectRatio } from '#src/shared/catalogue/shots.ts';

/** Films in a full row of a wide page, by their orientation. */
const ROW_LENGTHS: Readonly<Record<AspectRatio, number>> = { '16:9': 4, '9:16': 6 };

/**
 * Puts films into rows of one orientation each, nearly in their order. A row has its place from its first film on, so
 * that nothing moves when more films come: they fill the last rows and begin new ones.
 */
export function inRows<Film extends { aspect: AspectRatio }>(films: readonly Film[]): Film[][] {
  const rows: Film[][] = [];
  const open = new Map<AspectRatio, Film[]>();
  for (const film of films) {
    const row = open.get(film.aspect);
    if (row && row.length < ROW_LENGTHS[film.aspect]) {
      row.push(film);
    } else {
      const begun = [film];
      open.set(film.aspect, begun);
      rows.push(begun);
    }
  }
  return rows;
}
