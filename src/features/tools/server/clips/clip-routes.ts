import { implement } from '@orpc/server';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { clipContract } from '../../clip-contract.ts';
import { presentFile } from '../present-task.ts';
import type { ToolDependencies } from '../tool-dependencies.ts';
import type { ToolsRequest } from '../tools-request.ts';
import { appendClipPart } from './append-clip-part.ts';
import { beginClip } from './begin-clip.ts';
import { loadClipFor } from './load-clip-for.ts';
import { measureOwnFile } from './measure-own-file.ts';
import { pictureOfClip } from './picture-of-clip.ts';

/** The endpoints by which clips reach the tools. All require an account and use only its own clips and files. */
export function clipRoutes(dependencies: ToolDependencies) {
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const os = implement(clipContract)
    .$context<ToolsRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  return {
    beginToolClip: os.beginToolClip.handler(async ({ input, context: { account } }) => ({
      uploadId: await beginClip(dependencies, { ...input, accountId: account.id }),
      partBytes: LIMITS.uploads.partBytes,
    })),
    sendToolClipPart: os.sendToolClipPart.handler(({ input: { params, query, body }, context: { account } }) =>
      appendClipPart(dependencies, { ...params, ...query, part: body, accountId: account.id }),
    ),
    readToolClip: os.readToolClip.handler(async ({ input: { uploadId }, context }) => {
      const { state, error, fileId } = await loadClipFor(dependencies.db, { accountId: context.account.id, uploadId });
      const file = fileId === null ? undefined : (await findFiles(dependencies.db, [fileId])).get(fileId);
      return {
        state,
        failure: error && { code: error.code, message: errorText(context.language, error.code, error.details) },
        file: file ? presentFile(file, { link: (id) => context.signMedia(id) }) : null,
      };
    }),
    takeClipPicture: os.takeClipPicture.handler(async ({ input, context, signal }) => {
      const { id, mime, bytes } = await pictureOfClip(dependencies, {
        ...input,
        accountId: context.account.id,
        signal,
      });
      return { id, path: context.signMedia(id), mime, bytes };
    }),
    measureToolFile: os.measureToolFile.handler(({ input: { fileId }, context: { account }, signal }) =>
      measureOwnFile(dependencies, { accountId: account.id, fileId, signal }),
    ),
  };
}
