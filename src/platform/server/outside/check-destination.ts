import { isIP } from 'node:net';
import { AppError } from '#src/shared/errors/app-error.ts';
import { isPublicAddress } from './public-address.ts';
import type { HostAddress, ResolveHost } from './resolve-host.ts';

/** Rules for requests to URLs given from outside. */
export interface OutsideRules {
  /** Exact origins that the operator allows although they are not public, use plain http or another port. */
  readonly allowedOrigins: readonly string[];
  /** For tests: replaces the DNS lookup. */
  readonly resolveHost: ResolveHost;
}

/** A permitted URL with its checked addresses: connect to these addresses only. */
export interface Destination {
  readonly url: URL;
  readonly addresses: readonly HostAddress[];
}

/** Maximum number of a host's addresses to try. */
const MOST_ADDRESSES = 6;

/**
 * Parses an untrusted URL and resolves its host. The URL parser has already normalised numbers in any notation, other
 * scripts and dots. Throws ADDRESS_INVALID unless it is https on the default port without credentials;
 * ADDRESS_NOT_PUBLIC when any address of the host is not public; ADDRESS_UNREACHABLE when it has none.
 */
export async function checkDestination(
  address: string,
  rules: OutsideRules,
  signal: AbortSignal,
): Promise<Destination> {
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '' || url.hostname === '') {
    throw new AppError('ADDRESS_INVALID');
  }
  const isAllowed = rules.allowedOrigins.includes(url.origin);
  // URL leaves out the protocol's default port.
  if (!isAllowed && (url.protocol !== 'https:' || url.port !== '')) {
    throw new AppError('ADDRESS_INVALID');
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const addresses = family === 0 ? await rules.resolveHost(host, signal) : [{ address: host, family: family as 4 | 6 }];
  if (addresses.length === 0) {
    throw new AppError('ADDRESS_UNREACHABLE', { details: { host } });
  }
  if (!isAllowed && !addresses.every((each) => isPublicAddress(each.address))) {
    throw new AppError('ADDRESS_NOT_PUBLIC', { details: { host } });
  }
  return { url, addresses: addresses.slice(0, MOST_ADDRESSES) };
}
