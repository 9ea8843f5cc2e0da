import { oc } from '@orpc/contract';
import * as z from 'zod';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { ASPECT_RATIOS } from '#src/shared/catalogue/shots.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { answeredText, requiredProse } from '#src/shared/form-text.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { forYouContract } from './for-you-contract.ts';
import { movieCard, person } from './movie-card.ts';
import { MOVIE_LENGTHS, MOVIE_SORTS } from './movie-lists.ts';
import { MOVIE_STATES } from './movie-states.ts';
import { BLOCK_KINDS, contentReview, safetyContract } from './safety-contract.ts';
import { episodePlace, seriesContract } from './series-contract.ts';

const id = z.uuid();
const empty = z.object({});
const ofFilm = z.object({ filmId: id });
const count = z.number().int().min(0);

const page = {
  cursor: z.string().max(120).optional(),
  limit: z.coerce.number().int().min(1).max(60).default(24),
};
const moviePage = z.object({
  movies: z.array(movieCard).max(60),
  /** The cursor of the next page; null at the end. */ next: z.string().max(120).nullable(),
});

const standing = z.object({
  liked: z.boolean(),
  recommended: z.boolean(),
  followed: z.boolean(),
  own: z.boolean(),
  /** How the caller has silenced the author. */
  blocked: z.enum(BLOCK_KINDS).nullable(),
});

const comment = z.object({
  id,
  author: person,
  /** Empty where it was removed and only its answers are left. */
  text: answeredText(LIMITS.community.commentCharacters),
  removed: z.boolean(),
  /** The caller may remove it. */
  removable: z.boolean(),
  /** For its author and admins, while it is hidden from others. */
  review: contentReview.nullable(),
  createdAt: z.iso.datetime(),
});
const threadedComment = comment.extend({ answers: z.array(comment).max(LIMITS.community.answers) });
export type MovieComment = z.infer<typeof comment>;
export type ThreadedComment = z.infer<typeof threadedComment>;

/** The community. What only reads is open to visitors; what changes something requires a signed-in account. */
export const communityContract = {
  ...safetyContract,
  ...seriesContract,
  ...forYouContract,
  listMovies: oc
    .route({ method: 'GET', path: '/api/movies', summary: 'Public films: searched, filtered and sorted (public)' })
    .input(
      z.object({
        /** `followed`: of the authors that the caller follows. */ sort: z.enum(MOVIE_SORTS).default('hottest'),
        search: z.string().max(200).optional(),
        type: z.enum(FILM_TYPES).optional(),
        style: z.enum(LOOK_IDS).optional(),
        aspect: z.enum(ASPECT_RATIOS).optional(),
        language: z.enum(LANGUAGES).optional(),
        length: z.enum(MOVIE_LENGTHS).optional(),
        /** Of this author only. */ author: id.optional(),
        /** Only what an admin put on the recommended list. */ chosen: z.literal('yes').optional(),
        ...page,
      }),
    )
    .output(moviePage),
  listLikedMovies: oc
    .route({ method: 'GET', path: '/api/liked-movies', summary: 'The films that the caller likes, newest like first' })
    .input(z.object({ aspect: z.enum(ASPECT_RATIOS).optional(), ...page }))
    .output(moviePage),
  readMovie: oc
    .route({ method: 'GET', path: '/api/movies/{filmId}', summary: 'A public film as the community shows it (public)' })
    .input(ofFilm)
    .output(
      z.object({
        movie: movieCard,
        logline: answeredText(2000),
        followers: count,
        standing,
        /** Who sees it; another one than `public` for its owner and admins. */
        state: z.enum(MOVIE_STATES),
        review: contentReview.nullable(),
        /** Null of a film that is an episode of nothing. */ series: episodePlace.nullable(),
        /** Others may copy it as a project of their own. */ remixable: z.boolean(),
        /** The newest public films that were copied from it, and how many there are. */
        remixes: z.object({ movies: z.array(movieCard).max(12), count }),
      }),
    ),
  listRelatedMovies: oc
    .route({
      method: 'GET',
      path: '/api/movies/{filmId}/related',
      summary: 'Films for somebody who watched this one: of who liked both, of its kind, of its author (public)',
    })
    .input(ofFilm)
    .output(
      z.object({
        movies: z.array(movieCard.extend({ because: z.enum(['liked', 'author', 'type', 'hottest']) })).max(24),
      }),
    ),
  likeMovie: oc
    .route({ method: 'PUT', path: '/api/movies/{filmId}/like', summary: 'Like a film: once an account' })
    .input(ofFilm)
    .output(z.object({ likes: count })),
  unlikeMovie: oc
    .route({ method: 'DELETE', path: '/api/movies/{filmId}/like', summary: 'Take the like back' })
    .input(ofFilm)
    .output(z.object({ likes: count })),
  recommendMovie: oc
    .route({ method: 'PUT', path: '/api/movies/{filmId}/recommendation', summary: 'Recommend a film to others' })
    .input(ofFilm)
    .output(z.object({ recommendations: count })),
  withdrawRecommendation: oc
    .route({ method: 'DELETE', path: '/api/movies/{filmId}/recommendation', summary: 'Recommend it no longer' })
    .input(ofFilm)
    .output(z.object({ recommendations: count })),
  noteView: oc
    .route({
      method: 'POST',
      path: '/api/movies/{filmId}/views',
      summary: 'A film was watched for so long; counts a viewer once a day (public)',
    })
    .input(ofFilm.extend({ seconds: z.number().min(0).max(36_000) }))
    .output(empty),
  listComments: oc
    .route({
      method: 'GET',
      path: '/api/movies/{filmId}/comments',
      summary: 'The comments on a film with their answers, the newest first (public)',
    })
    .input(ofFilm.extend(page))
    .output(z.object({ comments: z.array(threadedComment).max(60), next: z.string().max(120).nullable() })),
  addComment: endpoint
    .meta({ checkedTexts: ['text'], form: true })
    .route({ method: 'POST', path: '/api/movies/{filmId}/comments', summary: 'Write a comment, or answer one' })
    .input(
      ofFilm.extend({
        text: requiredProse(LIMITS.community.commentCharacters),
        /** The comment that is answered. */ answers: id.optional(),
      }),
    )
    .output(comment),
  removeComment: oc
    .route({
      method: 'DELETE',
      path: '/api/comments/{commentId}',
      summary: "Remove a comment: one's own, one on a film of one's own, or any as an admin",
    })
    .input(z.object({ commentId: id }))
    .output(empty),
  readAuthor: oc
    .route({ method: 'GET', path: '/api/authors/{authorId}', summary: 'An author with public films (public)' })
    .input(z.object({ authorId: id }))
    .output(
      z.object({
        author: person,
        films: count,
        followers: count,
        follows: count,
        followed: z.boolean(),
        own: z.boolean(),
        /** How the caller has silenced them. */
        blocked: z.enum(BLOCK_KINDS).nullable(),
      }),
    ),
  followAuthor: oc
    .route({ method: 'PUT', path: '/api/authors/{authorId}/follow', summary: 'Follow an author' })
    .input(z.object({ authorId: id }))
    .output(z.object({ followers: count })),
  unfollowAuthor: oc
    .route({ method: 'DELETE', path: '/api/authors/{authorId}/follow', summary: 'Follow an author no longer' })
    .input(z.object({ authorId: id }))
    .output(z.object({ followers: count })),
};
