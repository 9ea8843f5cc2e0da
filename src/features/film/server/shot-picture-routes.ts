import { implement } from '@orpc/server';
import { shotPictureContract } from '../shot-picture-contract.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import type { FilmRequest } from './film-request.ts';
import { countPerAccount } from './limits/count-per-account.ts';
import { choosePicture } from './shot-pictures/choose-picture.ts';
import { drawCandidates } from './shot-pictures/draw-candidates.ts';
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
