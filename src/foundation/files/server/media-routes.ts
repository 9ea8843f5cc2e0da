import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { findFiles } from './find-files.ts';
import { loadFileFor } from './load-file-for.ts';
import { readMediaLink, type MediaViewer } from './sign-media-link.ts';
import type { FileRow } from './tables.ts';

/** Types that a browser may display; anything else is downloaded. */
const SHOWN = /^(image|audio|video)\/|^text\/vtt$/;

/** Dependencies of the media routes. */
export interface MediaRouteParts {
  readonly db: Executor;
  readonly storage: Storage;
  readonly folder: string;
  readonly keys: SigningKeys;
  /** The account of the request's access token. Throws NOT_LOGGED_IN or SESSION_EXPIRED. */
  readonly requireAccountId: (request: FastifyRequest) => Promise<string>;
  /** Checked at each request: false when the session has ended or the share link was withdrawn. */
  readonly mayStillView: (viewer: MediaViewer) => Promise<boolean>;
  /** The origin of the pages that show media, when these routes have another one. */
  readonly siteOrigin?: string | undefined;
}

/**
 * Serves bytes by file id: `/media/{id}`, with ranges, to holders of a signed link (SEC-06) and to the owner by access
 * token. `download` in the query makes the browser save it under the file's name.
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
      if (!isUuid(fileId)) {
        throw new AppError('NOT_FOUND', { details: { file: fileId.slice(0, 60) } });
      }
      const { file, isLinked } = await findAllowedFile(parts, request, fileId);
      const extension = file.storageKey.split('.').at(-1) ?? 'bin';
      const saved = request.query['download'] !== undefined || !SHOWN.test(file.mime);
      void reply.headers({
        'content-type': file.mime,
        'content-security-policy': 'sandbox',
        ...originHeaders(parts, isLinked),
        // A file never changes, but its link expires: caching it longer than the link gains nothing.
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
): Promise<{ file: FileRow; isLinked: boolean }> {
  if (request.query['proof'] === undefined) {
    return { file: await loadFileFor(parts.db, await parts.requireAccountId(request), fileId), isLinked: false };
  }
  const pass = readMediaLink(parts.keys, fileId, request.query);
  if (!pass) {
    throw new AppError('LINK_USED');
  }
  const file = (await parts.mayStillView(pass.viewer)) ? (await findFiles(parts.db, [fileId])).get(fileId) : undefined;
  if (!file) {
    throw new AppError('NOT_FOUND', { details: { file: fileId } });
  }
  return { file, isLinked: true };
}

/**
 * Which other origins may use a file. Anyone with a signed link may embed it, since shared films are shown on other
 * sites. Only the site's own pages may read the bytes, and credentials are never requested.
 */
function originHeaders({ siteOrigin }: MediaRouteParts, isLinked: boolean): Record<string, string> {
  if (!isLinked) {
    return {};
  }
  return {
    'cross-origin-resource-policy': 'cross-origin',
    ...(siteOrigin === undefined ? {} : { 'access-control-allow-origin': new URL(siteOrigin).origin, vary: 'origin' }),
  };
}
