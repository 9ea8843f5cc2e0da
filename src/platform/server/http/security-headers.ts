import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/read-config.ts';

/**
 * What pages of the web bundle may load: only our own origin. `wasm-unsafe-eval` lets the drawing worker run wasm.
 * Styles may stand in the page, since the player's elements and the dialogs bring theirs along; scripts may not, and
 * strings become markup or script addresses only through the one policy of the page (docs/decisions/0007).
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "connect-src 'self' blob:",
  "worker-src 'self' blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/** Headers that every answer carries. */
export function setSecurityHeaders(server: FastifyInstance, config: Config): void {
  const secure = config.server.publicUrl?.startsWith('https:') === true;
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    if (secure) reply.header('strict-transport-security', 'max-age=31536000');
  });
}
