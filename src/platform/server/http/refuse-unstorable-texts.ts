import type { FastifyInstance } from 'fastify';
import { AppError } from '#src/shared/errors/app-error.ts';
import { findUnstorable } from '#src/shared/storable-text.ts';

/**
 * Refuses, on every route, text that PostgreSQL rejects: NUL and lone surrogates in path, query or JSON body, keys
 * included. HTTP header values cannot contain either. Throws INVALID_DATA. Routes that read raw bytes check their own
 * bodies.
 */
export function refuseUnstorableTexts(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    // Decoded UTF-8 cannot contain a lone surrogate, so a URL can only hide NUL.
    if (request.raw.url?.includes('%00') === true) {
      throw unstorable('address');
    }
  });
  server.addHook('preValidation', async ({ body }) => {
    if (body === undefined || body === null || Buffer.isBuffer(body)) {
      return;
    }
    const path = findUnstorable(body);
    if (path !== undefined) {
      throw unstorable(path);
    }
  });
}

function unstorable(path: string): AppError {
  return new AppError('INVALID_DATA', {
    details: { issues: [{ path, message: 'holds signs that no text may hold' }] },
  });
}
