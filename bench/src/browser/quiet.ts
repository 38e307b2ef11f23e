import { within } from '../deadline';
import { isWatching, type LoggedRequest, type NetworkLog } from './network-log';

/** Time without a request that counts as rest, as in Playwright's `networkidle`. */
const QUIET_MS = 500;
const DEADLINE_MS = 90_000;

/** Ignores films, which load while they play, and Firestore's open connections. */
const isAwaited = (request: LoggedRequest) =>
  request.endedAt === undefined && request.type !== 'Media' && !isWatching(request);

/**
 * Resolves after half a second without a request.
 *
 * @throws {PlainError} naming the requests that are open after a minute and a half
 */
export function untilQuiet(log: NetworkLog): Promise<void> {
  const open = () => log.requests.filter(isAwaited);
  const quiet = new Promise<void>((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const look = () => {
      clearTimeout(timer);
      if (open().length > 0) return;
      timer = setTimeout(() => {
        stop();
        resolve();
      }, QUIET_MS);
    };
    const stop = log.onChange(look);
    look();
  });
  return within(quiet, DEADLINE_MS, () => {
    const urls = open().map(({ url }) => url);
    return `the page does not come to rest, ${urls.join(', ')} is on its way`;
  });
}
