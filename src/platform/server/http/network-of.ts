import { isIPv6 } from 'node:net';

/** What is counted as one network: an IPv4 address, or the 64 bits of an IPv6 address that one household gets. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) {
    return mapped;
  }
  const plain = address.split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) {
    return plain;
  }
  const [before = '', after] = plain.toLowerCase().split('::');
  const left = before.split(':').filter((group) => group !== '');
  const right = (after ?? '').split(':').filter((group) => group !== '');
  const groups =
    after === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
