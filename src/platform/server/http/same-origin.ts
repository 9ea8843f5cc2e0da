import type { FastifyRequest } from 'fastify';
import { AppError } from '#src/shared/errors/app-error.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a cross-site write (CSRF). Browsers send `Sec-Fetch-Site`, older ones `Origin`; a client that sends neither
 * has no cookies to abuse. `publicUrl` is the site's address, if the operator set it. Throws PERMISSION_DENIED.
 */
export function refuseForeignWrites(request: FastifyRequest, publicUrl?: string): void {
  if (READING.has(request.method)) {
    return;
  }
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') {
      return;
    }
    throw new AppError('PERMISSION_DENIED');
  }
  const origin = request.headers.origin;
  if (origin === undefined) {
    return;
  }
  const own = publicUrl === undefined ? request.host : new URL(publicUrl).host;
  if (URL.parse(origin)?.host !== own) {
    throw new AppError('PERMISSION_DENIED');
  }
}
