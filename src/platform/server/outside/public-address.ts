import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** What of IPv4 is for special purposes and leads to no public machine (RFC 6890 and what came after it). */
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

/** The whole of IPv6 that is handed out as global unicast addresses. */
const GLOBAL_6 = [['2000::', 3]] as const;

/**
 * What of that leads elsewhere: addresses of protocols (Teredo, benchmarks, ORCHID and others), documentation, and
 * 6to4, which holds an IPv4 address. What holds one otherwise (mapped aside: NAT64, compatible) is not in it at all.
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
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, family);
  return list;
}

const special4 = listOf(SPECIAL_4, 'ipv4');
const special6 = listOf(SPECIAL_6, 'ipv6');
const global6 = listOf(GLOBAL_6, 'ipv6');
const mapped = listOf(MAPPED, 'ipv6');

/**
 * Whether an IP address, without brackets, is that of one machine on the public internet. An IPv4 address that stands
 * in an IPv6 one is judged as what it is. Whatever cannot be read is not.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special4.check(address, 'ipv4');
  // A zone (fe80::1%eth0) names an interface of this machine.
  if (!isIPv6(address) || address.includes('%')) return false;
  // A list of IPv4 subnets also knows the addresses that are mapped into IPv6.
  if (mapped.check(address, 'ipv6')) return !special4.check(address, 'ipv6');
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}
