import type { EndpointExample, ApiWorld, ExampleRequest } from './endpoint-example.ts';

const ofFilm = ({ filmId }: ApiWorld, body?: Record<string, unknown>): ExampleRequest => ({
  params: { filmId },
  ...(body ? { body } : {}),
});

const OWNED = { access: 'account', stranger: 'FILM_NOT_FOUND' } as const;

export const VIDEO_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'films.stopTakes': {
    ...OWNED,
    valid: (world) => ofFilm(world, { numbers: [1] }),
    refused: (world) => [
      { ...ofFilm(world, { numbers: [] }), code: 'INVALID_DATA' },
      { ...ofFilm(world, { numbers: [199] }), code: 'INDEX_OUT_OF_RANGE' },
    ],
  },
};
