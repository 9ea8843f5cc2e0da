import type { FilmType } from '#src/shared/catalogue/film-types.ts';

/** What a film is made for. */
export interface ImpliedRequest {
  type: FilmType;
  shotCount: number;
  seed: number;
}
