import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 ranges for special purposes, which are no public hosts (RFC 6890 and later). */
const SPECIAL_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** The IPv6 range of global unicast addresses. */
const GLOBAL_6 = [['2000::', 3]] as const;

/**
 * Exceptions within it: protocol addresses (Teredo, benchmarks, ORCHID and others), documentation, and 6to4, which
 * embeds an IPv4 address. Other ranges that embed one (NAT64, compatible; mapped is handled separately) are outside
 * it.
 */
const SPECIAL_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const MAPPED = [['::ffff:0:0', 96]] as const;

function listOf(subnets: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of subnets) {
    list.addSubnet(net, prefix, family);
  }
  return list;
}

const special4 = listOf(SPECIAL_4, 'ipv4');
const special6 = listOf(SPECIAL_6, 'ipv6');
const global6 = listOf(GLOBAL_6, 'ipv6');
const mapped = listOf(MAPPED, 'ipv6');

/**
 * True when an IP address, without brackets, belongs to a single host on the public internet. A mapped IPv4 address is
 * judged as IPv4. False for anything that cannot be parsed.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) {
    return !special4.check(address, 'ipv4');
  }
  // A zone (fe80::1%eth0) names a network interface of this machine.
  if (!isIPv6(address) || address.includes('%')) {
    return false;
  }
  // A BlockList of IPv4 subnets also matches IPv4-mapped IPv6 addresses.
  if (mapped.check(address, 'ipv6')) {
    return !special4.check(address, 'ipv6');
  }
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}
