import * as z from 'zod';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { ASPECT_RATIOS } from '#src/shared/catalogue/shots.ts';
import { answeredText } from '#src/shared/form-text.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';

const id = z.uuid();
const media = z.object({ path: z.string().max(600), mime: z.string().max(100), bytes: z.number().int() });
const count = z.number().int().min(0);

/** Somebody, as others see them. */
export const person = z.object({ id, username: answeredText(60) });
export type Person = z.infer<typeof person>;

/** A public film in a list. */
export const movieCard = z.object({
  id,
  title: answeredText(LIMITS.film.titleCharacters),
  author: person,
  type: z.enum(FILM_TYPES),
  /** A look's id, or the name of a look of its own. */
  style: z.string().max(200),
  aspect: z.enum(ASPECT_RATIOS),
  language: z.enum(LANGUAGES),
  durationSeconds: z.number(),
  cover: media.nullable(),
  /** What plays while a card is pointed at. */
  movie: media.nullable(),
  /** Only the draft engine made it. */
  drafted: z.boolean(),
  likes: count,
  recommendations: count,
  comments: count,
  viewers: count,
  publishedAt: z.iso.datetime(),
});
export type MovieCard = z.infer<typeof movieCard>;
