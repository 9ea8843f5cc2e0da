import { oc } from '@orpc/contract';
import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { answeredText } from '#src/shared/form-text.ts';
import { movieCard } from './movie-card.ts';

/** Why a film is shown to somebody: what they did with another one, or that many watch it. */
export const FOR_YOU_REASONS = ['liked', 'watched', 'author', 'hottest'] as const;

/** Films for one person (COMM-07). */
export const forYouContract = {
  listForYou: oc
    .route({
      method: 'GET',
      path: '/api/movies-for-you',
      summary: 'Films for the caller, by what they watched and liked, each with the reason',
    })
    .output(
      z.object({
        movies: z
          .array(
            movieCard.extend({
              because: z.object({
                kind: z.enum(FOR_YOU_REASONS),
                /** The title of the film that they liked or watched; null where it is popular. */
                title: answeredText(LIMITS.film.titleCharacters).nullable(),
              }),
            }),
          )
          .max(24),
      }),
    ),
};
