import { implement } from '@orpc/server';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { uploadContract } from '../upload-contract.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import type { FilmRequest } from './film-request.ts';
import { countPerAccount } from './limits/count-per-account.ts';
import { appendPart } from './uploads/append-part.ts';
import { beginUpload } from './uploads/begin-upload.ts';
import { bringClip } from './uploads/bring-clip.ts';

/** The endpoints of uploads for a film. All require an account and use only its own films. */
export function uploadRoutes(dependencies: FilmDependencies) {
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const os = implement(uploadContract)
    .$context<FilmRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  const begin = async (upload: Parameters<typeof beginUpload>[1]) => {
    await countPerAccount(dependencies.db, upload.accountId, 'cut');
    return { uploadId: await beginUpload(dependencies, upload), partBytes: LIMITS.uploads.partBytes };
  };
  return {
    beginCutUpload: os.beginCutUpload.handler(({ input, context }) =>
      begin({ ...input, kind: 'movie', accountId: context.account.id }),
    ),
    beginMusicUpload: os.beginMusicUpload.handler(({ input, context }) =>
      begin({ ...input, kind: 'music', accountId: context.account.id }),
    ),
    beginClipUpload: os.beginClipUpload.handler(({ input: { shotId, ...input }, context }) =>
      begin({ ...input, kind: 'clip', key: shotId, accountId: context.account.id }),
    ),
    bringClip: os.bringClip.handler(async ({ input, context }) => {
      const { id: accountId } = context.account;
      await countPerAccount(dependencies.db, accountId, 'cut');
      await bringClip(dependencies, { ...input, accountId });
      return {};
    }),
    sendUploadPart: os.sendUploadPart.handler(({ input: { params, query, body }, context }) =>
      appendPart(dependencies, { ...params, ...query, part: body, accountId: context.account.id }),
    ),
  };
}
