import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test('[SEC-02] only addresses of single machines on the public internet are public', () => {
  const publicOnes = ['1.1.1.1', '93.184.216.34', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '172.15.255.255', '172.32.0.0', '198.17.255.255', '198.20.0.0', '223.255.255.255', '2606:4700::1111', '2a00:1450:4001:80b::200e', '::ffff:1.1.1.1', '::ffff:101:101'];
  for (const address of publicOnes) expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

test('[SEC-02] what is private, local, shared, of protocols, documentation, benchmarks, multicast or holds an IPv4 address is not', () => {
  const special = [
    '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.255.255', '169.254.169.254', '172.16.0.1', '172.31.255.255',
    '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.9', '224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255',
    '::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:0:127.0.0.1', '0:0:0:0:0:ffff:10.0.0.1', '::ffff:169.254.169.254', '64:ff9b::7f00:1', '64:ff9b::101:101', '64:ff9b:1::1', '100::1',
    '2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:2::1', '2001:10::1', '2001:20::1', '2001:db8::1', '2002:7f00:1::1', '2002:101:101::1', '2620:4f:8000::1', '3fff::1', '5f00::1',
    'fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'febf::1', 'fec0::1', 'ff02::1', 'ff0e::1',
    '', 'localhost', '1.1.1', '1.1.1.1.', '01.1.1.1', '0x7f.1', '2130706433', '[2606:4700::1111]', '2606:4700::1111%lo', '1.1.1.1 ', '::ffff:1.1.1.256',
  ];
  for (const address of special) expect([address, isPublicAddress(address)]).toEqual([address, false]);
});
