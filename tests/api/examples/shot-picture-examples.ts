import type { ApiWorld, EndpointExample, ExampleRequest } from './endpoint-example.ts';
import { upload } from './upload-example.ts';

/** No shot and no take of any film. */
const NOTHING = '0195f0c0-0000-7000-8000-000000000000';
const ofNoShot = ({ filmId }: ApiWorld, rest: ExampleRequest = {}): ExampleRequest => ({
  params: { filmId, shotId: NOTHING },
  ...rest,
});
/** The film has no such shot. */
const ofShot = { access: 'account', stranger: 'FILM_NOT_FOUND', answer: 'EDIT_NOT_POSSIBLE' } as const;

export const SHOT_PICTURE_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'films.listShotPictures': { ...ofShot, valid: (world) => ofNoShot(world) },
  'films.drawCandidates': {
    ...ofShot,
    valid: (world) => ofNoShot(world, { body: { count: 1 } }),
    refused: (world) => [0, 9, 1.5].map((count) => ({ ...ofNoShot(world, { body: { count } }), code: 'INVALID_DATA' })),
  },
  'films.chooseShotPicture': { ...ofShot, valid: (world) => ofNoShot(world, { body: { takeId: NOTHING } }) },
  'films.readPictureChange': {
    ...ofShot,
    valid: (world) => ofNoShot(world, { body: { prompt: 'make it night' } }),
    refused: (world) => [{ ...ofNoShot(world, { body: { prompt: 'x'.repeat(301) } }), code: 'INVALID_DATA' }],
  },
  'films.uploadShotPicture': upload(),
  'films.bringShotPictures': {
    ...ofShot,
    valid: (world) => ofNoShot(world, { body: { pictureIds: [world.pictureId] } }),
    refused: (world) =>
      [[], ['x'], Array(101).fill(world.pictureId)].map((pictureIds) => ({
        ...ofNoShot(world, { body: { pictureIds } }),
        code: 'INVALID_DATA',
      })),
  },
  'films.takeOffShotPicture': { ...ofShot, valid: (world) => ofNoShot(world) },
  'films.flipShotPicture': { ...ofShot, valid: (world) => ofNoShot(world) },
};
