import { createHash } from 'node:crypto';
import { networkOf } from '#src/platform/server/http/network-of.ts';

/** Groups of an IPv6 address that one customer of a provider gets: 48 bits. */
const CUSTOMER_GROUPS = 3;

/** The network of a viewer or voter: an IPv4 address, or the first 48 bits of an IPv6 address. */
export function viewerNetwork(address: string): string {
  return networkOf(address).split(':').slice(0, CUSTOMER_GROUPS).join(':');
}

/** What is kept of a network, so that its acts can be told apart without knowing it. */
export function networkHash(address: string): Buffer {
  return hashOf('network', viewerNetwork(address));
}

/** SHA-256 of parts. */
export const hashOf = (...parts: readonly string[]): Buffer => createHash('sha256').update(parts.join('\n')).digest();
