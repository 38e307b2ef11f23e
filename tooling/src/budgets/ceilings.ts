/** Ceilings that the product has promised. `npm run budgets` never raises them. */
const PROMISED: readonly { readonly of: RegExp; readonly bytes: number }[] = [
  // The digests of its screens took 300 of them (decision 52).
  { of: /^mf-[\w-]+\/remoteEntry\.js$/, bytes: 7_300 },
  // A page names its scripts itself, so these are all scripts before home is usable. The free mini
  // lesson in the first place, the place of "Today" and the footer took 1,500 of them; what a
  // version of the app answers, its token and the count of dropped messages took 1,000; that a link
  // out of an app is handed over from the first click on took 500, that a registry can be refused
  // and a remote switched off 100, that a browser knows its canaries 600, that chunks carry digests
  // 600 (decision 52), that a browser remembers which builds work in it 1,000 (decision 53), and
  // that a new version waits for its learner 500 (decision 54). That /registry.json may be the
  // first to name a canary took 400 (decision 57).
  // That each load is an event took 600 (decision 55). The places of the path and of three
  // sentences to hear took 200 (decision 59). That the shell asks for its own chunks with digests
  // took 300 (decision 52). The bars of the places that wait, and a member's first letter in the
  // header, took 400.
  { of: /^(index|home)\.html: scripts$/, bytes: 137_500 },
  // What a server may send before the first answer: ten packets (RFC 6928), and their headers. So
  // the first paint needs one round trip (decision 29). Ten packets hold 14,600 bytes; that each
  // card names the plan that opens it took 200 of them, the first lesson for each plan and the
  // footer 100.
  // With a canary of each remote, too (decision 57).
  { of: /^(index|home)\.html(, canaries)?: document$/, bytes: 14_500 },
  // The heaviest page of a lesson. Source: decision 39.
  { of: /^(videos|mini-lessons)\/ID\.html: document$/, bytes: 14_000 },
];

/** Room above the measured size. A fix fits in; a library or a feature needs a decision. */
const ROOM = 0.02;
/** Documents hold sample lessons and names with hashes, which may change from day to day. */
const ROOM_OF_DOCUMENTS = 0.1;
/** For small files, of which two per cent is less than one sentence. */
const LEAST_ROOM = 500;

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
