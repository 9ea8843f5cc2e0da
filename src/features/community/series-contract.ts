import { oc } from '@orpc/contract';
import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { answeredText, requiredLine, writtenText } from '#src/shared/form-text.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { movieCard, person } from './movie-card.ts';
import { SERIES_SORTS } from './series-lists.ts';

const id = z.uuid();
const empty = z.object({});
const ofSeries = z.object({ seriesId: id });
const { seriesTitleCharacters, seriesLoglineCharacters, series: mostSeries, episodes: mostEpisodes } = LIMITS.community;

const seriesCard = z.object({
  id,
  title: answeredText(seriesTitleCharacters),
  logline: answeredText(seriesLoglineCharacters),
  author: person,
  /** Episodes that anybody may see. */
  episodes: z.number().int().min(0),
  /** Of the first one. */
  language: z.enum(LANGUAGES).nullable(),
  /** The episode whose cover it has. */
  cover: movieCard.pick({ cover: true, aspect: true, movie: true }).nullable(),
  /** When its newest episode was published. */
  newestAt: z.iso.datetime().nullable(),
});
export type SeriesCard = z.infer<typeof seriesCard>;

/** Of an own series, every episode: others see only those that are `shown`. */
const ownEpisode = z.object({
  filmId: id,
  title: answeredText(LIMITS.film.titleCharacters),
  shown: z.boolean(),
  isFinished: z.boolean(),
});
export type OwnEpisode = z.infer<typeof ownEpisode>;

const neighbour = z.object({ id, title: answeredText(LIMITS.film.titleCharacters) });
/** Where a film stands among the episodes of its series that anybody may see. */
export const episodePlace = z.object({
  id,
  title: answeredText(seriesTitleCharacters),
  number: z.number().int().min(1),
  count: z.number().int().min(1),
  previous: neighbour.nullable(),
  next: neighbour.nullable(),
});
export type EpisodePlace = z.infer<typeof episodePlace>;

/** Series of films. What only reads is open to visitors; what changes something requires the account whose it is. */
export const seriesContract = {
  listSeries: oc
    .route({ method: 'GET', path: '/api/series', summary: 'Series with a public episode (public)' })
    .input(
      z.object({
        sort: z.enum(SERIES_SORTS).default('hottest'),
        search: z.string().max(200).optional(),
        language: z.enum(LANGUAGES).optional(),
        /** Of this author only. */ author: id.optional(),
        cursor: z.string().max(120).optional(),
        limit: z.coerce.number().int().min(1).max(60).default(24),
      }),
    )
    .output(z.object({ series: z.array(seriesCard).max(60), next: z.string().max(120).nullable() })),
  listOwnSeries: oc
    .route({ method: 'GET', path: '/api/own-series', summary: "The caller's series, the newest first" })
    .output(z.object({ series: z.array(seriesCard).max(mostSeries) })),
  readSeries: oc
    .route({
      method: 'GET',
      path: '/api/series/{seriesId}',
      summary: 'A series with its public episodes; its author reads all of them (public)',
    })
    .input(ofSeries)
    .output(
      z.object({
        series: seriesCard,
        /** Public ones, in order. */ episodes: z.array(movieCard).max(mostEpisodes),
        /** All of them, for their author; null for everybody else. */
        ownEpisodes: z.array(ownEpisode).max(mostEpisodes).nullable(),
        coverFilmId: id.nullable(),
        followed: z.boolean(),
      }),
    ),
  createSeries: endpoint
    .meta({ checkedTexts: ['title', 'logline'], form: true })
    .route({ method: 'POST', path: '/api/series', summary: 'Make a series; nobody sees it without a public episode' })
    .input(
      z.object({
        title: requiredLine(seriesTitleCharacters),
        logline: writtenText(seriesLoglineCharacters).default(''),
        idempotencyKey: z.string().min(8).max(100).optional(),
      }),
    )
    .output(z.object({ seriesId: id })),
  updateSeries: endpoint
    .meta({ checkedTexts: ['title', 'logline'] })
    .route({ method: 'PATCH', path: '/api/series/{seriesId}', summary: 'Change its title, logline or cover' })
    .input(
      ofSeries.extend({
        title: requiredLine(seriesTitleCharacters).optional(),
        logline: writtenText(seriesLoglineCharacters).optional(),
        /** The episode whose cover it has; null: the first one's. */ coverFilmId: id.nullable().optional(),
      }),
    )
    .output(empty),
  deleteSeries: oc
    .route({ method: 'DELETE', path: '/api/series/{seriesId}', summary: 'Delete a series; its films stay' })
    .input(ofSeries)
    .output(empty),
  listFilmsForSeries: oc
    .route({
      method: 'GET',
      path: '/api/series/{seriesId}/films',
      summary: 'Films of the caller that are in no series yet, the newest first',
    })
    .input(ofSeries.extend({ search: z.string().max(LIMITS.film.searchCharacters).optional() }))
    .output(z.object({ films: z.array(ownEpisode.omit({ shown: true })).max(40) })),
  addEpisode: oc
    .route({
      method: 'PUT',
      path: '/api/series/{seriesId}/episodes/{filmId}',
      summary: 'Add a film of the caller as the last episode',
    })
    .input(ofSeries.extend({ filmId: id }))
    .output(empty),
  removeEpisode: oc
    .route({
      method: 'DELETE',
      path: '/api/series/{seriesId}/episodes/{filmId}',
      summary: 'Take an episode out of a series; the film stays',
    })
    .input(ofSeries.extend({ filmId: id }))
    .output(empty),
  orderEpisodes: oc
    .route({
      method: 'PUT',
      path: '/api/series/{seriesId}/episodes',
      summary: 'Put the episodes into an order: all of them, each once',
    })
    .input(ofSeries.extend({ filmIds: z.array(id).max(mostEpisodes) }))
    .output(empty),
};
