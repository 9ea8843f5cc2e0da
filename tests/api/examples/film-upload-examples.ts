import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { ApiWorld, EndpointExample, ExampleRequest } from './endpoint-example.ts';

/** No upload, and no shot of any film. */
const NOTHING = '0195f0c0-0000-7000-8000-000000000000';
const { finalCutBytes, musicBytes, shotClipBytes, partBytes } = LIMITS.uploads;

const begin = (mostBytes: number, params: Record<string, string> = {}): EndpointExample => {
  const of = ({ filmId }: ApiWorld, bytes: number): ExampleRequest => ({
    params: { filmId, ...params },
    body: { bytes },
  });
  return {
    access: 'account',
    stranger: 'FILM_NOT_FOUND',
    valid: (world) => of(world, 1000),
    refused: (world) => [
      { ...of(world, mostBytes + 1), code: 'FILE_TOO_LARGE' },
      { ...of(world, 0), code: 'INVALID_DATA' },
    ],
  };
};
const partOf = ({ filmId }: ApiWorld, offset: string, bytes: Buffer): ExampleRequest => ({
  params: { filmId, uploadId: NOTHING },
  query: { offset },
  file: { type: 'application/octet-stream', bytes },
});

export const FILM_UPLOAD_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'films.beginCutUpload': begin(finalCutBytes),
  'films.beginMusicUpload': begin(musicBytes),
  // The film has no such shot.
  'films.beginClipUpload': { ...begin(shotClipBytes, { shotId: NOTHING }), answer: 'EDIT_NOT_POSSIBLE' },
  'films.bringClip': {
    access: 'account',
    stranger: 'FILM_NOT_FOUND',
    // The film has no such shot.
    answer: 'EDIT_NOT_POSSIBLE',
    valid: ({ filmId }) => ({ params: { filmId, shotId: NOTHING }, body: { clipId: NOTHING } }),
    refused: ({ filmId }) => [
      { params: { filmId, shotId: NOTHING }, body: { clipId: 'a clip' }, code: 'INVALID_DATA' },
    ],
  },
  'films.sendUploadPart': {
    access: 'account',
    stranger: 'FILM_NOT_FOUND',
    // No upload was begun.
    answer: 'NOT_FOUND',
    valid: (world) => partOf(world, '0', Buffer.from('a part')),
    refused: (world) => [
      { ...partOf(world, '-1', Buffer.from('a part')), code: 'INVALID_DATA' },
      { ...partOf(world, '0', Buffer.alloc(partBytes + 1)), code: 'INVALID_DATA' },
    ],
  },
};
