import { isIP } from 'node:net';
import { AppError } from '#src/shared/errors/app-error.ts';
import { isPublicAddress } from './public-address.ts';
import type { HostAddress, ResolveHost } from './resolve-host.ts';

/** Whither requests to addresses from outside may go. */
export interface OutsideRules {
  /** Exact origins of the operator's that are asked though they are not public, by plain http or on another port. */
  readonly allowedOrigins: readonly string[];
  /** For tests: who finds the addresses of hosts instead of the name servers. */
  readonly resolveHost: ResolveHost;
}

/** A web address that may be asked, and the addresses that were checked: it is to be asked there and nowhere else. */
export interface Destination {
  readonly url: URL;
  readonly addresses: readonly HostAddress[];
}

/** So many of a host's addresses are tried. */
const MOST_ADDRESSES = 6;

/**
 * Reads a web address from outside, which may be anything, and finds where it leads. Numbers in any notation, other
 * scripts and dots have become plain by URL's own reading. Throws ADDRESS_INVALID for what is not https on its usual
 * port, without a name and password; ADDRESS_NOT_PUBLIC where any of the host's addresses is not a public one;
 * ADDRESS_UNREACHABLE where it has none.
 */
export async function checkDestination(
  address: string,
  rules: OutsideRules,
  signal: AbortSignal,
): Promise<Destination> {
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '' || url.hostname === '') throw new AppError('ADDRESS_INVALID');
  const isAllowed = rules.allowedOrigins.includes(url.origin);
  // URL leaves the port out where it is the protocol's own.
  if (!isAllowed && (url.protocol !== 'https:' || url.port !== '')) throw new AppError('ADDRESS_INVALID');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const addresses = family === 0 ? await rules.resolveHost(host, signal) : [{ address: host, family: family as 4 | 6 }];
  if (addresses.length === 0) throw new AppError('ADDRESS_UNREACHABLE', { details: { host } });
  if (!isAllowed && !addresses.every((each) => isPublicAddress(each.address)))
    throw new AppError('ADDRESS_NOT_PUBLIC', { details: { host } });
  return { url, addresses: addresses.slice(0, MOST_ADDRESSES) };
}
