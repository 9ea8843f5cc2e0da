import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { findFiles } from './find-files.ts';
import { loadFileFor } from './load-file-for.ts';
import { readMediaLink, type MediaViewer } from './sign-media-link.ts';
import type { FileRow } from './tables.ts';

const IDENTIFIER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What a browser may show where it stands; anything else is only ever saved. */
const SHOWN = /^(image|audio|video)\/|^text\/vtt$/;

/** What the byte routes stand on. */
export interface MediaRouteParts {
  readonly db: Executor;
  readonly storage: Storage;
  readonly folder: string;
  readonly keys: SigningKeys;
  /** The account that says who it is by an access token. Throws NOT_LOGGED_IN or SESSION_EXPIRED. */
  readonly requireAccountId: (request: FastifyRequest) => Promise<string>;
  /**
   * Asked at each request, since a link ends with what it stands on: false when the session is over or the sharing was
   * withdrawn.
   */
  readonly mayStillView: (viewer: MediaViewer) => Promise<boolean>;
}

/**
 * Bytes by an opaque id: `/media/{id}`, with ranges, to who has a signed link (SEC-06) or is the owner by an access
 * token. `download` in the query asks the browser to save it under the file's own name.
 */
export async function mountMediaRoutes(server: FastifyInstance, parts: MediaRouteParts): Promise<void> {
  await mkdir(parts.folder, { recursive: true });
  await server.register(fastifyStatic, {
    root: parts.folder,
    serve: false,
    decorateReply: !server.hasReplyDecorator('sendFile'),
  });
  server.get<{ Params: { fileId: string }; Querystring: Record<string, unknown> }>(
    '/media/:fileId',
    async (request, reply) => {
      const { fileId } = request.params;
      if (!IDENTIFIER.test(fileId)) throw new AppError('NOT_FOUND', { details: { file: fileId.slice(0, 60) } });
      const file = await findAllowedFile(parts, request, fileId);
      const extension = file.storageKey.split('.').at(-1) ?? 'bin';
      const saved = request.query['download'] !== undefined || !SHOWN.test(file.mime);
      void reply.headers({
        'content-type': file.mime,
        'content-security-policy': 'sandbox',
        // A file never changes, but the link to it does: nothing is gained by keeping it longer than its link.
        'cache-control': 'private, max-age=600, immutable',
        'content-disposition': `${saved ? 'attachment' : 'inline'}; filename="kinora-${fileId.slice(0, 8)}.${extension}"`,
      });
      return reply.sendFile(file.storageKey, parts.folder, { cacheControl: false, contentType: false });
    },
  );
}

async function findAllowedFile(
  parts: MediaRouteParts,
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  fileId: string,
): Promise<FileRow> {
  if (request.query['proof'] === undefined) return loadFileFor(parts.db, await parts.requireAccountId(request), fileId);
  const pass = readMediaLink(parts.keys, fileId, request.query);
  if (!pass) throw new AppError('LINK_USED');
  const file = (await parts.mayStillView(pass.viewer)) ? (await findFiles(parts.db, [fileId])).get(fileId) : undefined;
  if (!file) throw new AppError('NOT_FOUND', { details: { file: fileId } });
  return file;
}
