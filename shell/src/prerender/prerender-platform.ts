import { createInMemoryPlatform } from 'common/in-memory';
import { createAlerts } from '../alerts/alerts';
import type { ShellPlatform } from '../platform/create-platform';

/** A Platform that knows nothing of who will look at the page. */
export function createPrerenderPlatform({ header }: { readonly header: boolean }): ShellPlatform {
  const platform = createInMemoryPlatform({ session: { status: 'unknown' } });
  if (!header) platform.chrome.hide();
  return {
    ...platform,
    alerts: createAlerts(() => undefined),
    // All are for effects, which do not run in Node.
    navigation: {
      ...platform.navigation,
      connect: () => undefined,
      arrive: () => undefined,
      divert: () => undefined,
    },
    signedInHint: { isSet: false, set: () => undefined },
  };
}
