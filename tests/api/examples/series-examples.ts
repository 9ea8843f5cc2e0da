import { open, type ApiWorld, type EndpointExample, type ExampleRequest } from './endpoint-example.ts';

/** A series of nobody. */
const NOBODY = '018f0000-0000-4000-8000-000000000000';

const ofNobody = { params: { seriesId: NOBODY } } as const;
const episodeOfNobody = ({ filmId }: ApiWorld): ExampleRequest => ({ params: { seriesId: NOBODY, filmId } });
const ofFilm = ({ filmId }: ApiWorld): ExampleRequest => ({ params: { filmId } });
const refusedQuery = (query: Record<string, string>) => ({ query, code: 'INVALID_DATA' as const });
const unknown = { answer: 'NOT_FOUND', stranger: 'NOT_FOUND' } as const;
const change: EndpointExample = { access: 'account', ...unknown, valid: () => ofNobody };

export const SERIES_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'community.listSeries': {
    ...open,
    valid: () => ({ query: { sort: 'latest', search: 'a fox', language: 'en' } }),
    refused: () => [
      refusedQuery({ sort: 'worst' }),
      refusedQuery({ cursor: 'nowhere' }),
      refusedQuery({ limit: '61' }),
      refusedQuery({ language: 'fr' }),
    ],
  },
  'community.listOwnSeries': { access: 'account', stranger: 'own', valid: () => ({}) },
  'community.readSeries': { ...change, access: 'public' },
  'community.createSeries': {
    access: 'account',
    stranger: 'own',
    valid: () => ({ body: { title: 'The fox years', logline: 'A fox, year after year.' } }),
    refused: () => [
      { body: { title: '  ' }, code: 'INVALID_DATA' },
      { body: { title: 'x'.repeat(101) }, code: 'INVALID_DATA' },
      { body: { title: 'Fox', logline: 'x'.repeat(301) }, code: 'INVALID_DATA' },
      { body: { title: 'Fox', idempotencyKey: 'short' }, code: 'INVALID_DATA' },
    ],
  },
  'community.updateSeries': { ...change, valid: () => ({ ...ofNobody, body: { title: 'The fox years' } }) },
  'community.deleteSeries': change,
  'community.listFilmsForSeries': { ...change, valid: () => ({ ...ofNobody, query: { search: 'fox' } }) },
  'community.addEpisode': { ...change, stranger: 'FILM_NOT_FOUND', valid: episodeOfNobody },
  'community.removeEpisode': { ...change, stranger: 'FILM_NOT_FOUND', valid: episodeOfNobody },
  'community.orderEpisodes': { ...change, valid: ({ filmId }) => ({ ...ofNobody, body: { filmIds: [filmId] } }) },
  'films.createNextEpisode': {
    access: 'account',
    stranger: 'FILM_NOT_FOUND',
    valid: (world) => ({ ...ofFilm(world), body: { idea: 'The fox comes home' } }),
    refused: (world) => [{ ...ofFilm(world), body: { idea: '   ' }, code: 'INVALID_DATA' }],
  },
  'films.allowRemixes': {
    access: 'account',
    stranger: 'FILM_NOT_FOUND',
    valid: (world) => ({ ...ofFilm(world), body: { allowed: true } }),
    refused: (world) => [{ ...ofFilm(world), body: { allowed: 'yes' }, code: 'INVALID_DATA' }],
  },
  // Its owner keeps it private: there is none to be copied.
  'films.remixFilm': { access: 'account', answer: 'FILM_NOT_FOUND', stranger: 'FILM_NOT_FOUND', valid: ofFilm },
};
