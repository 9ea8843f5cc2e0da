import type { Config } from '#src/platform/server/config/read-config.ts';

/** Name and attributes of this server's refresh cookie. */
export interface SessionCookie {
  readonly name: string;
  readonly options: { httpOnly: true; sameSite: 'lax'; path: '/'; secure: boolean };
}

/**
 * On https and on localhost the cookie has the `__Host-` prefix (this host only, secure). Plain http elsewhere does not
 * support it.
 */
export function sessionCookie(config: Pick<Config, 'server'>): SessionCookie {
  const address = config.server.publicUrl ?? `http://${config.server.host}`;
  const { protocol, hostname } = new URL(address);
  const secure = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  return { name: secure ? '__Host-kinora' : 'kinora', options: { httpOnly: true, sameSite: 'lax', path: '/', secure } };
}
