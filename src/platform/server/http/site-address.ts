import { hostname, networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/read-config.ts';

/**
 * The site's origin without a trailing slash, for URLs used elsewhere: social cards, oEmbed, the return from a payment.
 * The operator's setting, else the Host header, but only if it names this machine: a client could otherwise inject its
 * own address into content for others. The last resort is the local address of the connection.
 */
export function siteAddress(config: Pick<Config, 'server'>, request: FastifyRequest): string {
  const { publicUrl } = config.server;
  if (publicUrl !== undefined) {
    return publicUrl;
  }
  const host = URL.parse(`http://${request.host}`);
  if (host && host.host === request.host.toLowerCase() && isOwnName(host.hostname)) {
    return `${request.protocol}://${host.host}`;
  }
  const { localAddress, localPort } = request.socket;
  return `http://${withBrackets(localAddress ?? 'localhost')}:${localPort ?? config.server.port}`;
}

function isOwnName(name: string): boolean {
  const own = hostname().toLowerCase();
  if (['localhost', '127.0.0.1', '[::1]', own, `${own}.local`].includes(name)) {
    return true;
  }
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return addresses.some(({ address }) => withBrackets(address) === name);
}

/** Formats an address for a URL; unwraps an IPv4-mapped IPv6 address. */
function withBrackets(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}
