import { within } from '../deadline';
import type { LoggedRequest, NetworkLog } from './network-log';

/** How long nothing must be on its way; Playwright's `networkidle` takes as long. */
const QUIET_MS = 500;
const DEADLINE_MS = 90_000;

/** A film goes on loading while it plays. */
const isAwaited = ({ type, endedAt }: LoggedRequest) => endedAt === undefined && type !== 'Media';

/**
 * Resolves when no request has been on its way for half a second.
 *
 * @throws {PlainError} naming what is still on its way after a minute and a half
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
