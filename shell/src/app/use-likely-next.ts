import { useEffect } from 'react';
import type { Platform } from 'shared-contracts';
import { loadRenderAhead } from '../host/prepare-screen';
import { prefetchScreen } from '../host/prefetch-screen';
import type { RegistrySource } from '../registry/registry';
import { matchRoute } from './routes';
import { whenIdle } from './when-idle';

/** Where the header leads. */
const LIKELY = ['/home', '/live-lessons'] as const;
/** And where home leads who has not signed in: a phone has no pointer that comes to a link first. */
const FOR_VISITORS = ['/subscriptions', '/sign-in-up'] as const;

/** The learner has asked the browser to spend little. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches the screens that header and home lead to, and what renders a screen ahead, once the first
 * screen is there and the browser has nothing better to do. Source: DESIGN §7.
 */
export function useLikelyNext({ session }: Platform, registry: RegistrySource): void {
  useEffect(() => {
    if (savesData()) return undefined;
    let isMounted = true;
    whenIdle(() => {
      if (!isMounted) return;
      loadRenderAhead().catch(() => undefined);
      const isVisitor = session.state$.value.status !== 'member';
      for (const path of isVisitor ? [...FOR_VISITORS, ...LIKELY] : LIKELY) {
        prefetchScreen(registry, matchRoute(registry.remotes$.value, path).destination);
      }
    });
    return () => {
      isMounted = false;
    };
  }, [registry, session]);
}
