import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import { loadFileFor } from './load-file-for.ts';

const IDENTIFIER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What a browser may show where it stands; anything else is only ever saved. */
const SHOWN = /^(image|audio|video)\/|^text\/vtt$/;

/**
 * Bytes by an opaque id, to the owner alone: `/media/{id}`, with ranges. `?download` asks the browser to save it under the
 * file's own name.
 */
export async function mountMediaRoutes(
  server: FastifyInstance,
  parts: { db: Executor; storage: Storage; folder: string; requireAccountId: (request: FastifyRequest) => Promise<string> },
): Promise<void> {
  await mkdir(parts.folder, { recursive: true });
  await server.register(fastifyStatic, { root: parts.folder, serve: false, decorateReply: !server.hasReplyDecorator('sendFile') });
  server.get<{ Params: { fileId: string }; Querystring: { download?: string } }>('/media/:fileId', async (request, reply) => {
    const { fileId } = request.params;
    if (!IDENTIFIER.test(fileId)) throw new AppError('NOT_FOUND', { details: { file: fileId.slice(0, 60) } });
    const file = await loadFileFor(parts.db, await parts.requireAccountId(request), fileId);
    const extension = file.storageKey.split('.').at(-1) ?? 'bin';
    const saved = request.query.download !== undefined || !SHOWN.test(file.mime);
    void reply.headers({
      'content-type': file.mime,
      'content-security-policy': 'sandbox',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-disposition': `${saved ? 'attachment' : 'inline'}; filename="kinora-${fileId.slice(0, 8)}.${extension}"`,
    });
    return reply.sendFile(file.storageKey, parts.folder, { cacheControl: false, contentType: false });
  });
}
