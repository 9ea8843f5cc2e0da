import type { Config } from '#src/platform/server/config/read-config.ts';

/** How this server's refresh cookie is called and guarded. */
export interface SessionCookie {
  readonly name: string;
  readonly options: { httpOnly: true; sameSite: 'lax'; path: '/'; secure: boolean };
}

/**
 * On https and on localhost the cookie carries the `__Host-` promise (this host alone, secure). Plain http elsewhere
 * cannot keep that promise, so there it is a plainer cookie.
 */
export function sessionCookie(config: Pick<Config, 'server'>): SessionCookie {
  const address = config.server.publicUrl ?? `http://${config.server.host}`;
  const { protocol, hostname } = new URL(address);
  const secure = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  return { name: secure ? '__Host-kinora' : 'kinora', options: { httpOnly: true, sameSite: 'lax', path: '/', secure } };
}
