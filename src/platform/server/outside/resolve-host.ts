import { Resolver } from 'node:dns/promises';

/** An address of a host, as a connection takes it. */
export interface HostAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Finds all addresses of a host; none when it is not known. Rejects with the signal's reason when aborted. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<HostAddress[]>;

/**
 * Asks the name servers of the system, and them alone: names that only this machine knows are not public. It waits in
 * no thread, so that servers which never answer hold up nothing.
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
