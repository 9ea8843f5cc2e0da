import type { FastifyRequest } from 'fastify';
import { AppError } from '#src/shared/errors/app-error.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that another site's page sent with this browser's cookie. Browsers say where a request comes from in
 * `Sec-Fetch-Site`, older ones in `Origin`; a program that sends neither has no cookie jar to abuse.
 */
export function refuseForeignWrites(request: FastifyRequest): void {
  if (READING.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw new AppError('PERMISSION_DENIED');
  }
  const origin = request.headers.origin;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw new AppError('PERMISSION_DENIED');
}
