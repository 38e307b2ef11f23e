import { isIPv6 } from 'node:net';

/** The first four groups of an address of IPv6; its owner chooses the others. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const front = head.split(':').filter((group) => group !== '');
  const back = (tail ?? '').split(':').filter((group) => group !== '');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...new Array<string>(gap).fill('0'), ...back];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** What counts as one sender: an address of IPv4, or a network of IPv6 as one household has it. */
export function senderOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${network(address)}::` : address;
}
