import { PROJECT_ID, REGION } from 'delivery/addresses';
import { openPage } from '../browser/bench-page';
import { isWatching } from '../browser/network-log';
import { newVisitor } from '../browser/launch';
import { documentsIn } from '../documents-in';
import { keep, type BenchCase, type Lab } from '../lab';
import { PROFILES } from '../profiles';

const PROFILE = PROFILES.fast;

/** Counts what home needs from the backend for a visitor, from a cold start until it is at rest. */
async function countRequests({ browser, addresses }: Lab) {
  const context = await newVisitor(browser, PROFILE);
  const bench = await openPage(context, PROFILE, { selectors: ['main h1'] });
  await bench.load(`${addresses.sites.shell.origin}/`);
  await bench.untilQuiet();
  const to = (start: string) =>
    bench.network.requests.filter(
      ({ url, method }) => url.startsWith(start) && method !== 'OPTIONS',
    );
  const firestore = to(`http://${addresses.firestore}/`);
  // A watched document arrives in a stream that stays open, so each connection counts as one read.
  const watched = firestore.filter((request) => isWatching(request));
  const connections = watched.filter(({ url }) => !new URL(url).searchParams.has('SID'));
  const requests = firestore.filter((request) => !isWatching(request));
  const bodies = await Promise.all(requests.map(({ id }) => bench.bodyOf(id)));
  const counts = {
    calls: to(`http://${addresses.functions}/${PROJECT_ID}/${REGION}/`).length,
    clientReads: bodies
      .map(documentsIn)
      .reduce((total, count) => total + count, connections.length),
  };
  await context.close();
  return counts;
}

/** Counts the calls of functions and the reads of documents, as the emulators see them. */
export const backend: BenchCase = {
  name: 'backend',
  title: 'function calls and reads of home',
  isInQuick: false,
  async run(lab) {
    const key = { scenario: 'backend-home', profile: PROFILE.name, subject: 'product' };
    keep(lab, 0, key, await countRequests(lab));
  },
};
