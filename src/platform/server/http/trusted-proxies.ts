import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/read-config.ts';
import type { Log } from '../log/create-log.ts';

/**
 * The proxies whose forwarded headers Fastify trusts. Clients can forge these headers, so none is trusted unless the
 * operator names the proxies.
 */
export function trustedProxies(
  proxies: Config['server']['proxies'],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') {
    return [...proxies];
  }
  return proxies > 0 && ((_address: string, hop: number) => hop < proxies);
}

/** Logs at start which proxies are trusted, and once when an untrusted forwarded header arrives. */
export function tellTrust(server: FastifyInstance, { config, log }: { config: Config; log: Log }): void {
  const { proxies, publicUrl } = config.server;
  if (proxies !== 0) {
    const whose = typeof proxies === 'number' ? `${proxies} in a row` : proxies.join(', ');
    log.info({ proxies: whose }, 'the forwarded headers of these proxies are believed');
    return;
  }
  if (publicUrl !== undefined) {
    log.info('no forwarded header is believed; where a proxy stands before the program, set KINORA_PROXIES');
  }
  let isTold = false;
  server.addHook('onRequest', async ({ headers }) => {
    if (!isTold && headers['x-forwarded-for'] !== undefined) {
      isTold = true;
      log.warn('X-Forwarded-For came and is not believed: if a proxy of yours wrote it, set KINORA_PROXIES');
    }
  });
}
