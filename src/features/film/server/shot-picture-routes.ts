import { implement } from '@orpc/server';
import { shotPictureContract } from '../shot-picture-contract.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import type { FilmRequest } from './film-request.ts';
import { countPerAccount } from './limits/count-per-account.ts';
import { keepFilmPicture } from './pictures/keep-film-picture.ts';
import { bringPictures, takeOffShot } from './shot-pictures/bring-pictures.ts';
import { choosePicture } from './shot-pictures/choose-picture.ts';
import { drawCandidates } from './shot-pictures/draw-candidates.ts';
import { flipPicture } from './shot-pictures/flip-picture.ts';
import { listPictures } from './shot-pictures/list-pictures.ts';
import { readPictureChange } from './shot-pictures/read-picture-change.ts';

/** The endpoints about pictures of shots. All require an account and use only its own films. */
export function shotPictureRoutes(dependencies: FilmDependencies) {
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const os = implement(shotPictureContract)
    .$context<FilmRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  return {
    listShotPictures: os.listShotPictures.handler(({ input, context }) =>
      listPictures(
        dependencies.db,
        { ...input, accountId: context.account.id },
        { language: context.language, link: (fileId) => context.signMedia(fileId) },
      ),
    ),
    drawCandidates: os.drawCandidates.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'upgrade');
      return { started: await drawCandidates(dependencies, { ...input, accountId: context.account.id }) };
    }),
    chooseShotPicture: os.chooseShotPicture.handler(async ({ input, context }) => {
      await choosePicture(dependencies, { ...input, accountId: context.account.id });
      return {};
    }),
    uploadShotPicture: os.uploadShotPicture.handler(async ({ input, context, signal }) => {
      const { id, mime, bytes, width, height } = await keepFilmPicture(dependencies, {
        accountId: context.account.id,
        purpose: 'shot',
        source: input,
        signal,
      });
      return { id, picture: { path: context.signMedia(id), mime, bytes }, width, height };
    }),
    bringShotPictures: os.bringShotPictures.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'picture');
      return bringPictures(dependencies, { ...input, accountId: context.account.id });
    }),
    takeOffShotPicture: os.takeOffShotPicture.handler(async ({ input, context }) => {
      await takeOffShot(dependencies, { ...input, kind: 'picture', accountId: context.account.id });
      return {};
    }),
    flipShotPicture: os.flipShotPicture.handler(async ({ input, context, signal }) => {
      await countPerAccount(dependencies.db, context.account.id, 'picture');
      await flipPicture(dependencies, { ...input, accountId: context.account.id, signal });
      return {};
    }),
    readPictureChange: os.readPictureChange.handler(async ({ input, context }) => {
      const { edits, understood, unknown } = await readPictureChange(
        dependencies.db,
        { ...input, accountId: context.account.id },
        context.language,
      );
      return { edits: edits.map((edit) => ({ ...edit })), understood, unknown };
    }),
  };
}
