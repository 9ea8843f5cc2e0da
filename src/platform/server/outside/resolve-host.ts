import { Resolver } from 'node:dns/promises';

/** A host's address with its family. */
export interface HostAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Resolves all addresses of a host; empty when it is unknown. Rejects with the signal's reason when aborted. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<HostAddress[]>;

/**
 * Queries the system's DNS servers only: names from /etc/hosts are not public. Uses no thread of the pool, so that an
 * unresponsive server blocks nothing else.
 */
export const resolveHost: ResolveHost = async (host, signal) => {
  signal.throwIfAborted();
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const cancel = (): void => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    signal.throwIfAborted();
    return [
      ...(four.status === 'fulfilled' ? four.value : []).map((address): HostAddress => ({ address, family: 4 })),
      ...(six.status === 'fulfilled' ? six.value : []).map((address): HostAddress => ({ address, family: 6 })),
    ];
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};
