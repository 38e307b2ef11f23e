import { useEffect } from 'react';
import type { Platform } from 'shared-contracts';
import type { Host } from '../host/host';
import { matchRoute } from './routes';

/** Paths that the header links to. */
const LIKELY = ['/home', '/live-lessons'] as const;
/** Home's links for visitors; on a phone, no pointer reaches a link before the press. */
const FOR_VISITORS = ['/subscriptions', '/sign-in-up'] as const;

/** Whether the browser is set to save data. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Prefetches the screens behind the links of header and home, after the first screen is shown and
 * when the browser is idle. Source: decision 20.
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
