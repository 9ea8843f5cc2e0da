import { own, type EndpointExample, type ApiWorld, type ExampleRequest } from './endpoint-example.ts';

const ofFilm = ({ filmId }: ApiWorld, body?: Record<string, unknown>): ExampleRequest => ({
  params: { filmId },
  ...(body ? { body } : {}),
});

const ofTake = ({ filmId, pictureId }: ApiWorld, body?: Record<string, unknown>): ExampleRequest => ({
  params: { filmId, takeId: pictureId },
  ...(body ? { body } : {}),
});

const OWNED = { access: 'account', stranger: 'FILM_NOT_FOUND' } as const;

const CHANGE = { asset: 'place_picture', key: 'place-1', model: 'seedream-4.0', prompt: 'Snow', agreedCoins: 4 };

export const VIDEO_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'films.listToolModels': { ...own, valid: () => ({}) },
  'films.orderToolTakes': {
    ...OWNED,
    answer: 'MODEL_UNAVAILABLE',
    valid: (world) => ofFilm(world, CHANGE),
    refused: (world) => [
      { ...ofFilm(world, { ...CHANGE, prompt: ' ' }), code: 'PROMPT_EMPTY' },
      { ...ofFilm(world, { ...CHANGE, model: 'flux-dev' }), code: 'MODEL_UNKNOWN' },
      { ...ofFilm(world, { ...CHANGE, asset: 'movie' }), code: 'INVALID_DATA' },
    ],
  },
  'films.stopToolTakes': {
    ...OWNED,
    valid: (world) => ofFilm(world, { asset: 'place_picture', key: 'place-1' }),
    refused: (world) => [{ ...ofFilm(world, { asset: 'movie', key: 'film' }), code: 'INVALID_DATA' }],
  },
  'films.quoteRepeat': {
    ...OWNED,
    // A picture that was brought along is no take.
    answer: 'TAKE_NOT_FOUND',
    valid: (world) => ofTake(world),
    refused: ({ filmId }) => [{ params: { filmId, takeId: 'first' }, code: 'INVALID_DATA' }],
  },
  'films.repeatTake': {
    ...OWNED,
    answer: 'TAKE_NOT_FOUND',
    valid: (world) => ofTake(world, { agreedCoins: 0 }),
    refused: (world) => [{ ...ofTake(world, {}), code: 'INVALID_DATA' }],
  },
  'films.quoteRedo': {
    ...OWNED,
    valid: (world) => ofFilm(world, {}),
    refused: (world) => [{ ...ofFilm(world, { numbers: [199] }), code: 'INDEX_OUT_OF_RANGE' }],
  },
  'films.redoOutdated': {
    ...OWNED,
    valid: (world) => ofFilm(world, { agreedCoins: 0 }),
    refused: (world) => [{ ...ofFilm(world, {}), code: 'INVALID_DATA' }],
  },
  'films.takeOffClip': {
    access: 'account',
    stranger: 'FILM_NOT_FOUND',
    // The film has no such shot.
    answer: 'EDIT_NOT_POSSIBLE',
    valid: ({ filmId }) => ({ params: { filmId, shotId: '0195f0c0-0000-7000-8000-000000000000' } }),
  },
  'films.stopTakes': {
    ...OWNED,
    valid: (world) => ofFilm(world, { numbers: [1] }),
    refused: (world) => [
      { ...ofFilm(world, { numbers: [] }), code: 'INVALID_DATA' },
      { ...ofFilm(world, { numbers: [199] }), code: 'INDEX_OUT_OF_RANGE' },
    ],
  },
};
