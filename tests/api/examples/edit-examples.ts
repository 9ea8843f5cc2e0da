import type { EndpointExample, ApiWorld, ExampleRequest } from './endpoint-example.ts';

const NOWHERE = '0195f0c0-0000-7000-8000-000000000000';

const ofFilm = ({ filmId }: ApiWorld, body?: Record<string, unknown>): ExampleRequest => ({
  params: { filmId },
  ...(body ? { body } : {}),
});
const ofCheckpoint = ({ filmId }: ApiWorld, body?: Record<string, unknown>): ExampleRequest => ({
  params: { filmId, checkpointId: NOWHERE },
  ...(body ? { body } : {}),
});
const change = (world: ApiWorld, edit: Record<string, unknown>): ExampleRequest =>
  ofFilm(world, { version: 0, batchId: NOWHERE, edits: [edit] });
const shot = (set: Record<string, unknown>): Record<string, unknown> => ({ kind: 'shot', id: NOWHERE, set });

const OWNED = { access: 'account', stranger: 'FILM_NOT_FOUND' } as const;

export const EDIT_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'films.readDocument': { ...OWNED, valid: (world) => ofFilm(world) },
  'films.editFilm': {
    ...OWNED,
    // No film is older than its first version.
    answer: 'FILM_CHANGED',
    valid: (world) => change(world, shot({ script: 'A door opens.' })),
    refused: (world) => [
      { ...change(world, shot({ script: 'child porn' })), code: 'CONTENT_SENSITIVE' },
      { ...change(world, shot({ camera: 'sideways' })), code: 'INVALID_DATA' },
      { ...change(world, shot({ number: 3 })), code: 'INVALID_DATA' },
      { ...change(world, shot({ durationSeconds: 4000 })), code: 'INVALID_DATA' },
      { ...change(world, { kind: 'film', set: { seed: 1 } }), code: 'INVALID_DATA' },
      { ...change(world, { kind: 'sql', set: {} }), code: 'INVALID_DATA' },
      { ...ofFilm(world, { version: 1, batchId: NOWHERE, edits: [] }), code: 'INVALID_DATA' },
    ],
  },
  'films.describeShot': {
    ...OWNED,
    answer: 'NOT_FOUND',
    valid: (world) => ofFilm(world, { description: 'Somebody opens a door.', shotId: NOWHERE, as: 'continuation' }),
    refused: (world) => [
      { ...ofFilm(world, { description: ' ', shotId: NOWHERE, as: 'continuation' }), code: 'SHOT_DESCRIPTION_EMPTY' },
      {
        ...ofFilm(world, { description: 'x'.repeat(501), shotId: NOWHERE, as: 'continuation' }),
        code: 'DESCRIPTION_TOO_LONG',
      },
      { ...ofFilm(world, { description: 'child porn', shotId: NOWHERE, as: 'same_shot' }), code: 'CONTENT_SENSITIVE' },
      { ...ofFilm(world, { description: 'A door', shotId: NOWHERE, as: 'film' }), code: 'INVALID_DATA' },
    ],
  },
  'films.bringTail': {
    ...OWNED,
    answer: 'EDIT_NOT_POSSIBLE',
    valid: ({ filmId }) => ({ params: { filmId, shotId: NOWHERE }, body: { source: 'previous' } }),
    refused: ({ filmId }) => [
      { params: { filmId, shotId: NOWHERE }, body: { source: 'next' }, code: 'INVALID_DATA' },
      { params: { filmId, shotId: NOWHERE }, body: { source: { pictureId: '1' } }, code: 'INVALID_DATA' },
    ],
  },
  'films.makeFinalCut': { ...OWNED, valid: (world) => ofFilm(world) },
  'films.listCheckpoints': { ...OWNED, valid: (world) => ofFilm(world) },
  'films.nameCheckpoint': {
    ...OWNED,
    valid: (world) => ofFilm(world, { name: 'Before the storm' }),
    refused: (world) => [
      { ...ofFilm(world, { name: ' ' }), code: 'INVALID_DATA' },
      { ...ofFilm(world, { name: '아동 음란물' }), code: 'CONTENT_SENSITIVE' },
    ],
  },
  'films.readCheckpoint': {
    ...OWNED,
    answer: 'CHECKPOINT_NOT_FOUND',
    valid: (world) => ofCheckpoint(world),
  },
  'films.restoreCheckpoint': {
    ...OWNED,
    answer: 'FILM_CHANGED',
    valid: (world) => ofCheckpoint(world, { version: 0 }),
  },
};
