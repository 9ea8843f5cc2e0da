import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#src/shared/errors/app-error.ts';
import { pathOf } from './path-of.ts';

/**
 * Serves the web bundle: hashed assets with an immutable cache, and the one page for every path that is not an
 * endpoint, a media file or an asset.
 */
export async function serveWebBundle(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    decorateReply: !server.hasReplyDecorator('sendFile'),
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const immutable = path.includes('/assets/');
      response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  server.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (path.startsWith('/api/') || path.startsWith('/assets/') || path.startsWith('/media/')) {
      throw new AppError('NOT_FOUND', { details: { path } });
    }
    return reply.sendFile('index.html', folder);
  });
}
