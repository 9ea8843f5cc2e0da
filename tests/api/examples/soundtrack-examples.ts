import type { EndpointExample, ApiWorld, ExampleRequest } from './endpoint-example.ts';

const ofFilm = ({ filmId }: ApiWorld, rest: ExampleRequest = {}): ExampleRequest => ({ params: { filmId }, ...rest });
const ofCopy = async (world: ApiWorld, rest: ExampleRequest = {}): Promise<ExampleRequest> => ({
  params: { filmId: await world.copyFilm() },
  ...rest,
});
const owned = { access: 'account', stranger: 'FILM_NOT_FOUND' } as const;
const volumes = { voice: 1, music: 1, effects: 1 };
const reading = { words: 'rain and a knock', seconds: 4 };

export const SOUNDTRACK_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'films.readSoundtrack': { ...owned, valid: (world) => ofFilm(world) },
  'films.sayAgain': {
    ...owned,
    valid: async (world) => ({ params: { ...(await ofCopy(world)).params, number: '1' } }),
    refused: ({ filmId }) => [
      { params: { filmId, number: '0' }, code: 'INDEX_INVALID' },
      { params: { filmId, number: '99' }, code: 'INDEX_OUT_OF_RANGE' },
    ],
  },
  'films.retrySoundtrack': { ...owned, valid: (world) => ofFilm(world) },
  'films.setVolumes': {
    ...owned,
    valid: (world) => ofCopy(world, { body: { volumes } }),
    refused: (world) => [{ ...ofFilm(world, { body: { volumes: { ...volumes, music: 3 } } }), code: 'INVALID_DATA' }],
  },
  'films.readShotSounds': {
    ...owned,
    valid: (world) => ofFilm(world, { body: reading }),
    refused: (world) => [
      { ...ofFilm(world, { body: { ...reading, words: 'x'.repeat(501) } }), code: 'INVALID_DATA' },
      { ...ofFilm(world, { body: { ...reading, seconds: -1 } }), code: 'INVALID_DATA' },
    ],
  },
  'films.quoteMusic': {
    ...owned,
    valid: (world) => ofFilm(world, { body: { model: 'draft-music' } }),
    refused: (world) => [{ ...ofFilm(world, { body: { model: 'nope' } }), code: 'MODEL_UNKNOWN' }],
  },
  'films.composeMusic': {
    ...owned,
    valid: (world) => ofCopy(world, { body: { model: 'draft-music', agreedCoins: 0 } }),
    refused: (world) => [
      { ...ofFilm(world, { body: { model: 'draft-image', agreedCoins: 0 } }), code: 'MODEL_UNKNOWN' },
      { ...ofFilm(world, { body: { model: 'draft-music', agreedCoins: -1 } }), code: 'INVALID_DATA' },
    ],
  },
};
