import { useEffect } from 'react';
import type { Platform } from 'shared-contracts';
import type { Host } from '../host/host';
import { matchRoute } from './routes';

/** Where the header leads. */
const LIKELY = ['/home', '/live-lessons'] as const;
/** Where home leads visitors, too. On a phone no pointer reaches a link before the press. */
const FOR_VISITORS = ['/subscriptions', '/sign-in-up'] as const;

/** The learner has asked the browser to spend little. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches the screens that header and home lead to, once the first screen is shown and the browser
 * is idle. Source: decision 20.
 */
export function useLikelyNext({ session }: Platform, host: Host): void {
  useEffect(() => {
    if (savesData()) return undefined;
    let isMounted = true;
    const prefetch = (path: string) => () => {
      if (!isMounted) return;
      const { destination } = matchRoute(host.registry.remotes$.value, path);
      if (destination.kind !== 'remote') return;
      host.find(destination.name, destination.screen)?.prefetch(destination.scripts);
    };
    const forVisitors = (path: string) => () => {
      if (session.state$.value.status !== 'member') prefetch(path)();
    };
    host.whenIdle(
      () => isMounted && host.warmUp(),
      ...FOR_VISITORS.map(forVisitors),
      ...LIKELY.map(prefetch),
    );
    return () => {
      isMounted = false;
    };
  }, [host, session]);
}
