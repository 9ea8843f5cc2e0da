import type { ApiWorld, EndpointExample, ExampleRequest } from './endpoint-example.ts';

const ofFilm = ({ filmId }: ApiWorld, body?: ExampleRequest['body']): ExampleRequest => ({
  params: { filmId },
  ...(body && { body }),
});
const ofCopy = async (world: ApiWorld, body: NonNullable<ExampleRequest['body']>): Promise<ExampleRequest> => ({
  params: { filmId: await world.copyFilm() },
  body,
});
const ofTake = ({ filmId }: ApiWorld, body: NonNullable<ExampleRequest['body']>): ExampleRequest => ({
  params: { filmId, takeId: '0195f0c0-0000-7000-8000-000000000000' },
  body,
});
const owned = { access: 'account', stranger: 'FILM_NOT_FOUND' } as const;

export const OUTLINE_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'films.listOutlines': { ...owned, valid: (world) => ofFilm(world) },
  'films.quoteOutline': {
    ...owned,
    valid: (world) => ofFilm(world, { model: 'draft-text' }),
    refused: (world) => [{ ...ofFilm(world, { model: 'nope' }), code: 'MODEL_UNKNOWN' }],
  },
  'films.writeOutline': {
    ...owned,
    valid: (world) => ofCopy(world, { model: 'draft-text', agreedCoins: 0 }),
    refused: (world) => [
      { ...ofFilm(world, { model: 'draft-image', agreedCoins: 0 }), code: 'MODEL_UNKNOWN' },
      { ...ofFilm(world, { model: 'draft-text', agreedCoins: -1 }), code: 'INVALID_DATA' },
    ],
  },
  'films.stopOutline': { ...owned, valid: (world) => ofFilm(world) },
  'films.makeStoryboard': {
    ...owned,
    // Which outlines there are is known only to their film.
    valid: (world) => ofTake(world, { version: 0 }),
    answer: 'FILM_CHANGED',
    refused: (world) => [{ ...ofTake(world, { version: 'one' }), code: 'INVALID_DATA' }],
  },
};
