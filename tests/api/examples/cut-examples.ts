import { DEFAULT_CUT_SETTINGS } from '#src/shared/catalogue/cut-settings.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { EndpointExample, ApiWorld, ExampleRequest } from './endpoint-example.ts';

const ofFilm = ({ filmId }: ApiWorld, rest: ExampleRequest = {}): ExampleRequest => ({ params: { filmId }, ...rest });
const ofUpload = ({ filmId }: ApiWorld, offset: string, bytes: Buffer): ExampleRequest => ({
  params: { filmId, uploadId: '0195f0c0-0000-7000-8000-000000000000' },
  query: { offset },
  file: { type: 'application/octet-stream', bytes },
});
const { volumes, subtitles } = DEFAULT_CUT_SETTINGS;

export const CUT_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'films.readFinalCut': { access: 'account', stranger: 'FILM_NOT_FOUND', valid: (world) => ofFilm(world) },
  'films.saveCutSettings': {
    access: 'account',
    stranger: 'FILM_NOT_FOUND',
    valid: (world) => ofFilm(world, { body: { settings: DEFAULT_CUT_SETTINGS } }),
    refused: (world) =>
      [
        { volumes: { ...volumes, music: 3 } },
        { dissolveFrames: 400 },
        { subtitles: { ...subtitles, colour: '&H00' } },
        { transitions: 'wipe' },
      ].map((change) => ({
        ...ofFilm(world, { body: { settings: { ...DEFAULT_CUT_SETTINGS, ...change } } }),
        code: 'INVALID_DATA',
      })),
  },
  'films.upscaleCut': { access: 'account', stranger: 'FILM_NOT_FOUND', valid: (world) => ofFilm(world) },
  'films.cancelUpscale': { access: 'account', stranger: 'FILM_NOT_FOUND', valid: (world) => ofFilm(world) },
  'films.beginCutUpload': {
    access: 'account',
    stranger: 'FILM_NOT_FOUND',
    valid: (world) => ofFilm(world, { body: { bytes: 1000 } }),
    refused: (world) => [
      { ...ofFilm(world, { body: { bytes: LIMITS.uploads.finalCutBytes + 1 } }), code: 'FILE_TOO_LARGE' },
      { ...ofFilm(world, { body: { bytes: 0 } }), code: 'INVALID_DATA' },
    ],
  },
  'films.sendCutPart': {
    access: 'account',
    stranger: 'FILM_NOT_FOUND',
    // No upload was begun.
    answer: 'NOT_FOUND',
    valid: (world) => ofUpload(world, '0', Buffer.from('a part')),
    refused: (world) => [
      { ...ofUpload(world, '-1', Buffer.from('a part')), code: 'INVALID_DATA' },
      { ...ofUpload(world, '0', Buffer.alloc(LIMITS.uploads.finalCutPartBytes + 1)), code: 'INVALID_DATA' },
    ],
  },
};
