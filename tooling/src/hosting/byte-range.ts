export type ByteRange =
  /** Send the whole file: the request has no range, or one that HTTP lets us ignore. */
  | { readonly kind: 'all' }
  /** Both ends inclusive. */
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' };

/**
 * Reads a `Range` header. It ignores a list of ranges, as HTTP allows.
 *
 * @param size of the whole file, in bytes
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return { kind: 'all' };
  if (from === '') {
    const length = Math.min(Number(to), size);
    if (length === 0) return { kind: 'unsatisfiable' };
    return { kind: 'part', start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return { kind: 'all' };
  return start < size ? { kind: 'part', start, end } : { kind: 'unsatisfiable' };
}
