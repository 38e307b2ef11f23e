/** Ceilings that a decision has promised. `npm run budgets` never raises them. */
const PROMISED: readonly { readonly of: RegExp; readonly bytes: number }[] = [
  // 300 of these bytes are digests of screens (decision 52).
  { of: /^mf-[\w-]+\/remoteEntry\.js$/, bytes: 5_500 },
  // A server sends ten packets before the first acknowledgement: 14,600 bytes with headers
  // (RFC 6928). So the first paint needs one round trip (decision 29), also with canaries
  // (decision 57).
  { of: /^(index|home)\.html(, canaries)?: document$/, bytes: 14_500 },
  // The heaviest page of a lesson. Source: decision 39.
  { of: /^(videos|mini-lessons)\/ID\.html: document$/, bytes: 14_000 },
];

/** Room above the measured size. A fix fits in; a library or a feature needs a decision. */
const ROOM = 0.01;
/** Documents hold sample lessons and file names with hashes, so they vary from day to day. */
const ROOM_OF_DOCUMENTS = 0.1;
/** Bytes. One per cent of a small file is less than a fix needs. */
const LEAST_ROOM = 100;

/**
 * Whether a ceiling may only fall: that of the document, the scripts and the styles of a page. A
 * feature takes as many bytes out of a page as it adds, or comes in a late chunk.
 */
export const onlyFalls = (name: string): boolean => /: (scripts|document)$|\.css$/.test(name);

/** @returns undefined where nothing was promised; then the ceiling of `budgets.json` holds */
export const promisedCeiling = (name: string): number | undefined =>
  PROMISED.find(({ of }) => of.test(name))?.bytes;

/**
 * Computes the ceiling for a measured size: the promised one, else a little above the size.
 *
 * @param bytes compressed
 */
export function ceilingFor(name: string, bytes: number): number {
  const room = name.endsWith(': document') ? ROOM_OF_DOCUMENTS : ROOM;
  const measured = bytes + Math.max(LEAST_ROOM, bytes * room);
  return promisedCeiling(name) ?? Math.ceil(measured / 100) * 100;
}
