import { PROJECT_ID, REGION } from 'delivery/addresses';
import { openPage } from '../browser/bench-page';
import { isWatching } from '../browser/network-log';
import { newVisitor } from '../browser/launch';
import { documentsIn } from '../documents-in';
import { keep, type BenchCase, type Lab, type StoredVisitor } from '../lab';
import { PROFILES } from '../profiles';
import { signInEverywhere } from '../sign-in';

const PROFILE = PROFILES.fast;

interface ScreenVisit {
  /** Scenario. */
  readonly name: string;
  readonly path: string;
  readonly isMember: boolean;
}

const screens = ({ lesson }: Lab): readonly ScreenVisit[] => [
  { name: 'backend-home', path: '/', isMember: false },
  { name: 'backend-home-member', path: '/', isMember: true },
  { name: 'backend-lesson', path: lesson.path, isMember: false },
  { name: 'backend-lesson-member', path: lesson.path, isMember: true },
  { name: 'backend-subscriptions', path: '/subscriptions', isMember: false },
  { name: 'backend-subscriptions-member', path: '/subscriptions', isMember: true },
  { name: 'backend-live-lessons-member', path: '/live-lessons', isMember: true },
  { name: 'backend-settings-member', path: '/settings', isMember: true },
];

/** Counts what one screen needs from the backend, from a cold start until it is at rest. */
async function countRequests(
  { browser, addresses }: Lab,
  path: string,
  storage: StoredVisitor | undefined,
) {
  const context = await newVisitor(browser, PROFILE, storage);
  const bench = await openPage(context, PROFILE, { selectors: ['main h1'] });
  await bench.load(addresses.sites.shell.origin + path);
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
    clientRequests: requests.length + connections.length,
    clientReads: bodies
      .map(documentsIn)
      .reduce((total, count) => total + count, connections.length),
  };
  await context.close();
  return counts;
}

/**
 * Counts the calls of functions and the reads of documents, screen by screen, as the emulators see
 * them.
 */
export const backend: BenchCase = {
  name: 'backend',
  title: 'function calls and reads of each screen',
  isInQuick: false,
  async run(lab) {
    const signedIn = await signInEverywhere(lab);
    const { origin } = lab.addresses.sites.shell;
    for (const { name, path, isMember } of screens(lab)) {
      const counts = await countRequests(lab, path, isMember ? signedIn(origin) : undefined);
      keep(lab, 0, { scenario: name, profile: PROFILE.name, subject: 'product' }, counts);
    }
  },
};
