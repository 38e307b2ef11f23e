/** One part of an address of IPv6. */
const GROUP = /^[\da-f]{1,4}$/i;
/** The last 32 bits, as they are written in an address that carries one of IPv4. */
const DOTTED = /^(?:\d{1,3}\.){3}\d{1,3}$/;

/** The numbers of one side of `::`; the dotted end counts for two. */
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

/** @returns its eight numbers; undefined: it is no address of IPv6 */
function groupsOf(address: string): readonly number[] | undefined {
  const [front = '', back, ...more] = address.split('::');
  const [head, tail] = [numbersOf(front), numbersOf(back ?? '')];
  const gap = 8 - head.length - tail.length;
  if (more.length > 0 || (back === undefined ? gap !== 0 : gap < 1)) return undefined;
  const groups = [...head, ...new Array<number>(gap).fill(0), ...tail];
  return groups.some(Number.isNaN) ? undefined : groups;
}

const isMapped = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

/**
 * What counts as one sender: an address of IPv4, or a network of 64 bits of IPv6. A household has
 * such a network, and each of its devices chooses the other 64 bits as it likes. Source: decision
 * 56.
 *
 * @param address as the network names it; what is no address is its own sender
 */
export function senderOf(address: string): string {
  if (!address.includes(':')) return address;
  const [plain = ''] = address.split('%');
  const groups = groupsOf(plain);
  if (!groups) return address;
  if (isMapped(groups)) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::`;
}
