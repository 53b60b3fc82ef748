import { isPublicAddress } from '@server/links/publicAddress';
import { expect, test } from 'vitest';

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450:4001:80e::200e'])(
  '%s is a site’s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '127.9.9.9'],
  ['this machine', '0.0.0.0'],
  ['this machine', '::1'],
  ['this machine', '::'],
  ['a private network', '10.0.0.1'],
  ['a private network', '172.16.0.1'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.1.1'],
  ['a private network', 'fc00::1'],
  ['a private network', 'fd12:3456::1'],
  ['a carrier’s network', '100.64.0.1'],
  ['a link-local address, such as a cloud’s metadata', '169.254.169.254'],
  ['a link-local address', 'fe80::1'],
  ['a link-local address with its zone', 'fe80::1%eth0'],
  ['several machines', '224.0.0.1'],
  ['several machines', '255.255.255.255'],
  ['several machines', 'ff02::1'],
  ['an IPv4 address in IPv6', '::ffff:127.0.0.1'],
  ['an IPv4 address in IPv6', '::ffff:8.8.8.8'],
  ['an IPv4 address in IPv6', '64:ff9b::7f00:1'],
  ['a tunnel to an IPv4 address', '2002:7f00:1::'],
  ['a tunnel to an IPv4 address', '2001:0:7f00:1::'],
  ['documentation', '192.0.2.1'],
  ['documentation', '2001:db8::1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('%s isn’t: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
