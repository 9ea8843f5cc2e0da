import type { FastifyInstance } from 'fastify';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Config } from '../config/read-config.ts';

/**
 * On the media origin, if one is set, serves only signed media links: no page, no endpoint, nothing that depends on a
 * session (SEC-05). Throws NOT_FOUND.
 */
export function serveMediaAlone(server: FastifyInstance, config: Pick<Config, 'server'>): void {
  const { mediaUrl } = config.server;
  if (mediaUrl === undefined) {
    return;
  }
  const mediaHost = new URL(mediaUrl).host;
  server.addHook('onRequest', async (request) => {
    if (request.host.toLowerCase() !== mediaHost) {
      return;
    }
    if (!['GET', 'HEAD'].includes(request.method) || !request.url.startsWith('/media/')) {
      throw new AppError('NOT_FOUND');
    }
    delete request.headers.authorization;
    delete request.headers.cookie;
  });
}
