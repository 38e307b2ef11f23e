/** One group of an IPv6 address. */
const GROUP = /^[\da-f]{1,4}$/i;
/** The last 32 bits of an IPv6 address, written like an IPv4 address. */
const DOTTED = /^(?:\d{1,3}\.){3}\d{1,3}$/;

/** Numbers of one side of `::`; an IPv4 end counts as two. */
function numbersOf(side: string): number[] {
  if (side === '') return [];
  return side.split(':').flatMap((part) => {
    if (DOTTED.test(part)) {
      const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    }
    return [GROUP.test(part) ? Number.parseInt(part, 16) : Number.NaN];
  });
}

/** @returns the eight numbers; undefined for a text that is no IPv6 address */
function groupsOf(address: string): readonly number[] | undefined {
  const [front = '', back, ...more] = address.split('::');
  const [head, tail] = [numbersOf(front), numbersOf(back ?? '')];
  const gap = 8 - head.length - tail.length;
  if (more.length > 0 || (back === undefined ? gap !== 0 : gap < 1)) return undefined;
  const groups = [...head, ...new Array<number>(gap).fill(0), ...tail];
  return groups.some(Number.isNaN) ? undefined : groups;
}

const networksOfBytes = (bytes: readonly (string | number)[]): [string, string] => [
  bytes.join('.'),
  `${bytes.slice(0, 3).join('.')}.0/24`,
];

const isMapped = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

/**
 * Networks of an address. The first is the sender: an IPv4 address, or an IPv6 network of 64 bits,
 * in which each device chooses its addresses freely. The others surround it: an owner of IPv6 may
 * have 56 or 48 bits, an owner of IPv4 its neighbours up to 24 bits. Source: decision 56.
 *
 * @param address as the platform names it; what is no address is its own sender, in no network
 * @returns from the narrowest to the widest
 */
export function networksOf(address: string): readonly [sender: string, ...wider: string[]] {
  const [plain = ''] = address.split('%');
  const groups = plain.includes(':') ? groupsOf(plain) : undefined;
  if (!groups) return DOTTED.test(address) ? networksOfBytes(address.split('.')) : [address];
  if (isMapped(groups)) {
    return networksOfBytes(groups.slice(6).flatMap((group) => [group >> 8, group & 255]));
  }
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  const network = (last: number, bits: number) =>
    `${[a, b, c, last].map((group) => group.toString(16)).join(':')}::/${bits}`;
  return [network(d, 64), network(d & 0xff00, 56), network(0, 48)];
}
