import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { SmallPictures } from '#src/platform/server/media/pictures/small-pictures.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import { readPictureWidth } from '#src/shared/catalogue/picture-widths.ts';
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
  readonly smallPictures: SmallPictures;
  readonly keys: SigningKeys;
  /** The account of the request's access token. Throws NOT_LOGGED_IN or SESSION_EXPIRED. */
  readonly requireAccountId: (request: FastifyRequest) => Promise<string>;
  /**
   * Checked at each request: false when the session has ended, the share link was withdrawn, or the file is hidden from
   * this viewer.
   */
  readonly mayStillView: (viewer: MediaViewer, file: FileRow) => Promise<boolean>;
  /** The origin of the pages that show media, when these routes have another one. */
  readonly siteOrigin?: string | undefined;
}

/**
 * Serves bytes by file id: `/media/{id}`, with ranges, to holders of a signed link (SEC-06) and to the owner by access
 * token. `download` in the query makes the browser save it under the file's name; `width` (one of `PICTURE_WIDTHS`)
 * asks for a smaller WebP copy of a picture, or of the first frame of a clip.
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
      const isDownload = request.query['download'] !== undefined;
      const saved = isDownload || !SHOWN.test(file.mime);
      // A name here would come before the one that a page gives the file.
      const name = isDownload ? `; filename="kinora-${fileId.slice(0, 8)}.${extensionOf(file.storageKey)}"` : '';
      const sent = (saved ? undefined : await findSmall(parts, request, file)) ?? wholeFile(parts, file);
      void reply.headers({
        'content-type': sent.mime,
        'content-security-policy': 'sandbox',
        ...originHeaders(parts, isLinked),
        // A file never changes, but its link expires: caching it longer than the link gains nothing.
        'cache-control': 'private, max-age=600, immutable',
        'content-disposition': `${saved ? 'attachment' : 'inline'}${name}`,
      });
      return reply.sendFile(sent.name, sent.folder, { cacheControl: false, contentType: false });
    },
  );
}

/** The bytes of an answer. */
interface SentFile {
  folder: string;
  /** Path inside the folder. */
  name: string;
  mime: string;
}

const extensionOf = (name: string): string => name.split('.').at(-1) ?? 'bin';

const wholeFile = ({ folder }: MediaRouteParts, { storageKey, mime }: FileRow): SentFile => ({
  folder,
  name: storageKey,
  mime,
});

/**
 * The smaller copy of a picture, or of the first frame of a clip, that the request asks for; undefined where it does
 * not, or there can be none of a picture.
 */
async function findSmall(
  { storage, smallPictures }: MediaRouteParts,
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  file: FileRow,
): Promise<SentFile | undefined> {
  const width = readPictureWidth(request.query['width']);
  const isClip = file.mime.startsWith('video/');
  if (width === undefined || !(isClip || file.mime.startsWith('image/'))) {
    return undefined;
  }
  const picture = { path: storage.pathOf(file.storageKey), isClip, sha256: file.sha256, holder: file.accountId };
  try {
    return { folder: smallPictures.folder, name: await smallPictures.provide(picture, width), mime: 'image/webp' };
  } catch (error) {
    if (isClip) {
      throw error;
    }
    // The whole picture is shown instead: a full disk or a full queue must hide nothing.
    request.log.warn({ err: error, fileId: file.id }, 'a small picture could not be made');
    return undefined;
  }
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
  const file = (await findFiles(parts.db, [fileId])).get(fileId);
  if (!file || !(await parts.mayStillView(pass.viewer, file))) {
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
