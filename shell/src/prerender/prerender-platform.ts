import { createInMemoryPlatform } from 'common/in-memory';
import { createAlerts } from '../alerts/alerts';
import type { ShellPlatform } from '../platform/create-platform';

/** Creates a Platform for prerendering, without a learner. */
export function createPrerenderPlatform({ header }: { readonly header: boolean }): ShellPlatform {
  const platform = createInMemoryPlatform({ session: { status: 'unknown' } });
  if (!header) platform.chrome.hide();
  return {
    ...platform,
    alerts: createAlerts(() => undefined),
    // Only effects use these, and effects do not run in Node.
    navigation: {
      ...platform.navigation,
      connect: () => undefined,
      arrive: () => undefined,
      divert: () => undefined,
    },
    signedInHint: { isSet: false, set: () => undefined },
  };
}
