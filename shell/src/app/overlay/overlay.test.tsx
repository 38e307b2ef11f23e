import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createScreen } from 'kit';
import { StrictMode } from 'react';
import { BehaviorSubject } from 'rxjs';
import { createSignUpFlow } from 'common';
import type { ScreenModule } from 'shared-contracts';
import { aMember, aRegisteredRemote, createInMemoryPlatform } from 'common-testing';
import { createAlerts } from '../../alerts/alerts';
import type { RegistrySource } from '../../registry/registry';
import type { ResolvedRemote } from '../../registry/resolve-remotes';
import { createHost } from '../../host/host';
import { aFederation, everyFileArrives } from '../../host/testing/federation';
import { isOverlayEntry, leaveOverlayEntry } from '../../platform/overlay-entry';
import { Slots } from '../Slots';

const loadModule = jest.fn<Promise<ScreenModule>, []>();

const { manifest, ...registered } = aRegisteredRemote();
const slots = [{ slot: 'overlay', screen: 'overlay' }] as const;
const declared = { expose: './overlay', scripts: [], styles: [] };
const remote = { ...registered, manifest: { ...manifest, screens: { overlay: declared } } };
const loadable: ResolvedRemote = {
  status: 'loadable',
  name: remote.name,
  remote,
  routes: [],
  slots,
  isOverridden: false,
};

function setUp(remotes: readonly ResolvedRemote[] = [loadable]) {
  const memory = createInMemoryPlatform({ path: '/subscriptions' });
  const alerts = createAlerts(() => undefined);
  const platform = {
    ...memory,
    alerts,
    signUpFlow: createSignUpFlow(memory.events, memory.log, leaveOverlayEntry),
    navigation: {
      ...memory.navigation,
      connect: () => undefined,
      arrive: () => undefined,
      divert: () => undefined,
    },
    signedInHint: { isSet: false, set: () => undefined },
  };
  const remotes$ = new BehaviorSubject(remotes);
  const refresh = jest.fn(async () => remotes$.next([loadable]));
  const registry: RegistrySource = {
    remotes$,
    known$: new BehaviorSubject({ document: undefined }),
    refresh,
    reconsider: () => undefined,
  };
  const loadFederation = aFederation(() => loadModule());
  const host = createHost({ registry, platform, loadFederation });
  const rendered = render(
    <StrictMode>
      <button>Create an account</button>
      <Slots platform={platform} host={host} />
    </StrictMode>,
  );
  const onDone = jest.fn();
  const start = async () => {
    screen.getByRole('button', { name: 'Create an account' }).focus();
    act(() => platform.signUpFlow.start(onDone));
    return screen.findByRole('dialog', { name: 'Sign up or log in' });
  };
  return { ...rendered, platform, memory, onDone, start, user: userEvent.setup() };
}

const isGone = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
const opener = () => screen.getByRole('button', { name: 'Create an account' });

beforeEach(() => {
  loadModule.mockReset();
  everyFileArrives();
  loadModule.mockResolvedValue({
    default: createScreen('test', () => <input aria-label="Email" />),
  });
  history.replaceState({ usr: { from: '/home' } }, '', '/subscriptions');
});

/** Waits for the browser to leave the entry, which must not reach into the next test. */
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(isOverlayEntry()).toBe(false));
});

test('shows what a remote offers while the flow is active, and loads nothing before [OVERLAY-active-or-hidden]', async () => {
  const { start, platform } = setUp();
  isGone();
  expect(loadModule).not.toHaveBeenCalled();
  await start();
  expect(await screen.findByLabelText('Email')).toBeVisible();
  act(() => platform.signUpFlow.cancel());
  isGone();
});

test('hides on log-in, when the completion handlers run, once [OVERLAY-hides-on-log-in]', async () => {
  const { start, memory, onDone } = setUp();
  await start();
  act(() => memory.setSession(aMember()));
  isGone();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  memory.setSession({ status: 'visitor' });
  memory.setSession(aMember());
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('hides on browser back, which stays on the page [OVERLAY-hides-on-back]', async () => {
  const { start, platform, onDone, memory } = setUp();
  await start();
  expect(isOverlayEntry()).toBe(true);
  expect(history.state).toMatchObject({ usr: { from: '/home' } });
  platform.alerts.show({ title: 'Oops.' });
  history.back();
  await waitFor(isGone);
  expect(location.pathname).toBe('/subscriptions');
  expect(platform.alerts.current$.value).toBeNull();
  memory.setSession(aMember());
  expect(onDone).not.toHaveBeenCalled();
});

test.each([
  [
    'its button',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Close' })),
  ],
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'its backdrop',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('dialog')),
  ],
])(
  'is closed by %s, which cancels the flow and leaves no entry in the history',
  async (_, close) => {
    const { start, platform, user } = setUp();
    await start();
    const entries = history.length;
    await close(user);
    await waitFor(isGone);
    expect(platform.signUpFlow.isActive$.value).toBe(false);
    await waitFor(() => expect(isOverlayEntry()).toBe(false));
    expect(history.length).toBe(entries);
    expect(opener()).toHaveFocus();
  },
);

test('runs a completion handler on the history entry of the page, from where it may navigate', async () => {
  const { platform, memory, start } = setUp();
  await start();
  const entries = history.length;
  const found: boolean[] = [];
  act(() =>
    platform.signUpFlow.start(() => {
      found.push(isOverlayEntry());
      history.pushState({ usr: null }, '', '/checkout');
    }),
  );
  act(() => memory.setSession(aMember()));
  isGone();
  await waitFor(() => expect(location.pathname).toBe('/checkout'));
  expect(found).toEqual([false]);
  // The new page has replaced the overlay's entry.
  expect(history.length).toBe(entries);
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/subscriptions'));
  expect(isOverlayEntry()).toBe(false);
});

test('belongs to the page it was opened on', async () => {
  const { platform, start } = setUp();
  await start();
  act(() => platform.navigation.go('/home'));
  isGone();
});

test('shows a failure of the remote in the dialog; Retry revives it, and it can be closed', async () => {
  const works = loadModule.getMockImplementation();
  loadModule.mockRejectedValue(new Error('boom'));
  const { start, user } = setUp();
  await start();
  expect(await screen.findByRole('alert')).toHaveTextContent('The log-in could not start.');
  loadModule.mockImplementation(works);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Email')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(isGone);
});

test('shows an error for a malformed manifest, and without a remote for the slot', async () => {
  const failure = { kind: 'invalid-manifest', reason: 'entry' } as const;
  const { name } = loadable;
  const failed = {
    status: 'failed',
    name,
    failure,
    routes: [],
    slots,
    isOverridden: false,
  } as const;
  const first = setUp([failed]);
  await first.start();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The log-in could not be loaded: its files are damaged.',
  );
  first.unmount();
  await waitFor(() => expect(isOverlayEntry()).toBe(false));

  const second = setUp([]);
  await second.start();
  await second.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Email')).toBeVisible();
});
