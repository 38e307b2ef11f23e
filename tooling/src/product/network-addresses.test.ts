import { networkAddresses, networkLines } from './network-addresses';

const of = (address: string, family = 'IPv4', internal = false) => ({ address, family, internal });

test('finds what a phone can reach, and nothing that is this machine’s own', () => {
  const interfaces = {
    lo: [of('127.0.0.1', 'IPv4', true), of('::1', 'IPv6', true)],
    wlan0: [of('192.0.2.7'), of('2001:db8::7', 'IPv6')],
    gone: undefined,
  };
  expect(networkAddresses(interfaces)).toEqual(['192.0.2.7']);
});

test('says where the simulator is, and who else reaches it', () => {
  expect(networkLines(3005, ['192.0.2.7'])).toEqual([
    'On a phone of the same network: http://192.0.2.7:3005/__simulator',
    'Everybody in this network can use the simulator and the test data behind it while it runs.',
  ]);
});

test('says that no phone can reach a machine without a network', () => {
  expect(networkLines(3005, [])).toEqual([
    'This machine is in no network, so no phone can reach it.',
  ]);
});
