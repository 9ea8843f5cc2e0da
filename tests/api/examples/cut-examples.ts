import { DEFAULT_CUT_SETTINGS } from '#src/shared/catalogue/cut-settings.ts';
import type { EndpointExample, ApiWorld, ExampleRequest } from './endpoint-example.ts';

const ofFilm = ({ filmId }: ApiWorld, rest: ExampleRequest = {}): ExampleRequest => ({ params: { filmId }, ...rest });
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
};
