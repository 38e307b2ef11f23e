import { act, render, waitFor } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { createInMemoryPlatform } from 'shared-contracts/testing';
import { createAlerts } from '../alerts/alerts';
import { createHost } from '../host/host';
import { Slots } from './Slots';

jest.mock('./overlay/Overlay', () => {
  throw new Error('Loading chunk overlay failed.');
});

test('says so when the code of the overlay cannot be fetched, and ends the flow', async () => {
  const memory = createInMemoryPlatform();
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
  const remotes$ = new BehaviorSubject([]);
  const registry = {
    remotes$,
    known$: new BehaviorSubject({ document: undefined }),
    refresh: async () => undefined,
    reconsider: () => undefined,
  };
  render(<Slots platform={platform} host={createHost({ platform, registry })} />);
  act(() => platform.signUpFlow.start());
  await waitFor(() =>
    expect(platform.alerts.current$.value).toMatchObject({
      title: 'The log-in could not be loaded.',
      description: 'Check your connection and try again.',
    }),
  );
  expect(platform.signUpFlow.isActive$.value).toBe(false);
});
