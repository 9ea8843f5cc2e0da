import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';

/** What a click below the idea box puts into it. */
export interface HomeChoice {
  style?: LookId;
  type?: FilmType;
  idea?: string;
  seed?: number;
  shots?: number;
}
