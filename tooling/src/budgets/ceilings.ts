/** Ceilings that the product has promised. `npm run budgets` never raises them. */
const PROMISED: readonly { readonly of: RegExp; readonly bytes: number }[] = [
  // The digests of its screens took 300 of them (decision 52).
  { of: /^mf-[\w-]+\/remoteEntry\.js$/, bytes: 5_500 },
  // What a server may send before the first answer: ten packets, 14,600 bytes with their headers
  // (RFC 6928). So the first paint needs one round trip (decision 29), also with a canary of
  // each remote (decision 57).
  { of: /^(index|home)\.html(, canaries)?: document$/, bytes: 14_500 },
  // The heaviest page of a lesson. Source: decision 39.
  { of: /^(videos|mini-lessons)\/ID\.html: document$/, bytes: 14_000 },
];

/** Room above the measured size. A fix fits in; a library or a feature needs a decision. */
const ROOM = 0.01;
/** Documents hold sample lessons and names with hashes, which may change from day to day. */
const ROOM_OF_DOCUMENTS = 0.1;
/** For small files, of which one per cent is less than a fix. */
const LEAST_ROOM = 100;

/**
 * Whether a ceiling only falls: the scripts and the document of a page, and its styles. A feature
 * takes out of a page what it adds, or comes in a late chunk. Only a new page brings a new ceiling.
 */
export const onlyFalls = (name: string): boolean => /: (scripts|document)$|\.css$/.test(name);

/** @returns undefined: nothing was promised, the ceiling is the record's */
export const promisedCeiling = (name: string): number | undefined =>
  PROMISED.find(({ of }) => of.test(name))?.bytes;

/**
 * The ceiling for a measured size: the promised one, or else a little more than the size now.
 *
 * @param bytes as they travel
 */
export function ceilingFor(name: string, bytes: number): number {
  const room = name.endsWith(': document') ? ROOM_OF_DOCUMENTS : ROOM;
  const measured = bytes + Math.max(LEAST_ROOM, bytes * room);
  return promisedCeiling(name) ?? Math.ceil(measured / 100) * 100;
}
