import { randomUUID } from 'node:crypto';
import { admin, type ApiWorld, type EndpointExample, type ExampleRequest } from './endpoint-example.ts';

const ofFilm = ({ filmId }: ApiWorld): ExampleRequest => ({ params: { filmId } });
const ofNone = { params: { filmId: randomUUID() }, code: 'FILM_NOT_FOUND' } as const;

export const MANAGED_FILM_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'films.listManagedFilms': {
    ...admin,
    valid: () => ({ query: { search: 'fox', group: 'recommended', state: 'finished', type: 'drama', limit: '5' } }),
    refused: () =>
      [
        ['group', 'all'],
        ['state', 'lost'],
        ['type', 'x'],
        ['limit', '101'],
        ['cursor', 'x'],
      ].map(([name = '', value = '']) => ({ query: { [name]: value }, code: 'INVALID_DATA' as const })),
  },
  'films.readManagedFilm': { ...admin, valid: ofFilm, refused: () => [ofNone] },
  'films.changeFilmVisibility': {
    ...admin,
    valid: (world) => ({ ...ofFilm(world), body: { visibility: 'private', reason: 'It was asked for' } }),
    refused: (world) => [
      { ...ofFilm(world), body: { visibility: 'private', reason: ' ' }, code: 'REASON_EMPTY' },
      { ...ofFilm(world), body: { visibility: 'private', reason: 'x'.repeat(501) }, code: 'DESCRIPTION_TOO_LONG' },
      { ...ofFilm(world), body: { visibility: 'unlisted', reason: 'x' }, code: 'INVALID_DATA' },
      { ...ofNone, body: { visibility: 'private', reason: 'x' } },
    ],
  },
  'films.recommendFilm': {
    ...admin,
    answer: 'FILM_NOT_GENERATED',
    valid: (world) => ({ ...ofFilm(world), body: { isOn: true } }),
    refused: () => [{ ...ofNone, body: { isOn: true } }],
  },
  'films.removeFilm': {
    ...admin,
    valid: async (world) => ({ params: { filmId: await world.copyFilm() }, body: { reason: 'It was asked for' } }),
    refused: (world) => [
      { ...ofFilm(world), body: { reason: ' ' }, code: 'REASON_EMPTY' },
      { ...ofNone, body: { reason: 'x' } },
    ],
  },
};
