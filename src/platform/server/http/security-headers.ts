import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/read-config.ts';

/**
 * The content security policy of the web bundle: our own origin, and the media origin if there is one.
 * `wasm-unsafe-eval` lets the drawing worker run wasm. No inline scripts are allowed, and of inline styles only those
 * with the given hashes; strings become markup or script URLs only through the page's one Trusted Types policy
 * (docs/decisions/0007).
 */
function contentSecurityPolicy(
  { server: { mediaUrl }, site: { playerTheme } }: Config,
  styleHashes: readonly string[] = [],
): string {
  const media = mediaUrl === undefined ? '' : ` ${mediaUrl}`;
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    ["style-src 'self'", ...styleHashes].join(' '),
    `img-src 'self' blob: data:${media}`,
    `media-src 'self' blob:${media}`,
    [`connect-src 'self' blob:${media}`, ...themeOrigins(playerTheme)].join(' '),
    "worker-src 'self' blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** The origin of an external player theme. */
function themeOrigins(theme: string | undefined): string[] {
  return theme !== undefined && /^https?:/.test(theme) ? [new URL(theme).origin] : [];
}

/** The hashes of the style elements that the bundle's libraries insert, as its build lists them. */
function readStyleHashes({ projectFolder }: Config): string[] {
  const path = join(projectFolder, 'build', 'web', 'inline-styles.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : [];
}

/** Paths of responses that are no pages. */
const NO_PAGE = /^\/(?:api|assets|media)\//;

/**
 * Browser features that our pages never use, disabled so that injected code cannot use them either. The camera is used
 * by the page that takes a photo for a template.
 */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .concat('camera=(self)')
  .join(', ');

/**
 * Sets the headers of every response. Endpoint answers depend on the caller, so they are not cached; a route that may
 * be cached, or embedded by other sites, overrides the headers.
 */
export function setSecurityHeaders(server: FastifyInstance, config: Config): void {
  const secure = config.server.publicUrl?.startsWith('https:') === true;
  // Only a page inserts styles; everything else is spared two kilobytes of hashes.
  const pagePolicy = contentSecurityPolicy(config, readStyleHashes(config));
  const policy = contentSecurityPolicy(config);
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': NO_PAGE.test(request.url) ? policy : pagePolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': PERMISSIONS_POLICY,
    });
    if (request.url.startsWith('/api/')) {
      reply.header('cache-control', 'no-store');
    }
    if (secure) {
      reply.header('strict-transport-security', 'max-age=31536000');
    }
  });
}
