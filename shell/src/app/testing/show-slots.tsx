import { render } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { createAlerts } from '../../alerts/alerts';
import { createHost } from '../../host/host';
import { Slots } from '../Slots';

/** Renders the slots of a page without registered remotes. */
export function showSlots(options: InMemoryOptions = {}) {
  const memory = createInMemoryPlatform(options);
  const platform = {
    ...memory,
    alerts: createAlerts(() => undefined),
    navigation: {
      ...memory.navigation,
      connect: () => undefined,
      arrive: () => undefined,
      divert: () => undefined,
    },
    signedInHint: { isSet: false, set: () => undefined },
  };
  // Ends the start of the app.
  platform.loading.stop();
  const registry = {
    remotes$: new BehaviorSubject([]),
    known$: new BehaviorSubject({ document: undefined }),
    refresh: async () => undefined,
    reconsider: () => undefined,
  };
  render(<Slots platform={platform} host={createHost({ platform, registry })} />);
  return platform;
}
