import type { FastifyRequest } from 'fastify';

/** The requested path without its query, which may contain tokens and searches, for answers and logs. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return (url.split('?', 1)[0] ?? '').slice(0, 200);
}
