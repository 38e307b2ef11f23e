import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createScreen } from 'kit';
import { BehaviorSubject } from 'rxjs';
import type { ScreenModule } from 'shared-contracts';
import { aRegisteredRemote, createInMemoryPlatform } from 'common-testing';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import type { LoadFact } from '../telemetry/telemetry';
import { createHost } from './host';
import { RemoteOutlet } from './RemoteOutlet';
import { aFederation, everyFileArrives, type LoadModule } from './testing/federation';

const loadModule = jest.fn<ReturnType<LoadModule>, Parameters<LoadModule>>();

const remote = aRegisteredRemote();
const loadable = {
  status: 'loadable',
  name: remote.name,
  remote,
  routes: remote.manifest.routes,
  slots: [],
  isOverridden: false,
} as const satisfies ResolvedRemote;

const moduleOf = (Component: React.ComponentType): ScreenModule => ({
  default: createScreen('test', Component),
});

function setUp(
  first: ResolvedRemote = loadable,
  isFirstOfPage = false,
  refresh = async (): Promise<void> => undefined,
) {
  const loads: LoadFact[] = [];
  const platform = createInMemoryPlatform();
  if (!isFirstOfPage) platform.loading.stop();
  const remotes$ = new BehaviorSubject<readonly ResolvedRemote[]>([first]);
  const host = createHost({
    registry: {
      remotes$,
      known$: new BehaviorSubject({ document: undefined }),
      refresh,
      reconsider: () => undefined,
    },
    platform,
    onLoad: (load) => loads.push(load),
    loadFederation: aFederation(loadModule),
  });
  const outlet = (screenName = 'home') => (
    <RemoteOutlet
      key={screenName}
      name={remote.name}
      screen={screenName}
      title="Home"
      location={{ pathname: '/home', search: '', hash: '', params: {} }}
      host={host}
      onSettled={() => undefined}
    />
  );
  return { loads, remotes$, outlet };
}

beforeEach(() => {
  loadModule.mockReset();
  everyFileArrives();
});

test('reports a shown screen once', async () => {
  loadModule.mockResolvedValue(moduleOf(() => <h1>Hello</h1>));
  const { loads, outlet } = setUp();
  const { rerender } = render(outlet());
  await screen.findByRole('heading', { name: 'Hello' });
  rerender(outlet());
  await waitFor(() => expect(loads).toHaveLength(1));
  expect(loads).toEqual([{ resolved: loadable, screen: 'home', ms: expect.any(Number) }]);
});

test('reports a failure once, and the screen after Retry', async () => {
  const user = userEvent.setup();
  loadModule.mockRejectedValueOnce(new Error('boom'));
  loadModule.mockResolvedValueOnce(moduleOf(() => <h1>Back again</h1>));
  const { loads, outlet } = setUp();
  render(outlet());
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Back again' });
  await waitFor(() => expect(loads).toHaveLength(2));
  const failure = { kind: 'failed-to-evaluate', reason: 'boom' };
  expect(loads).toEqual([
    { resolved: loadable, screen: 'home', ms: expect.any(Number), failure },
    { resolved: loadable, screen: 'home', ms: expect.any(Number) },
  ]);
});

test('reports a screen that throws while it renders as failed, never as usable', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  loadModule.mockResolvedValue(
    moduleOf(() => {
      throw new Error('boom');
    }),
  );
  const { loads, outlet } = setUp();
  render(outlet());
  await screen.findByRole('alert');
  expect(loads.map(({ failure }) => failure?.kind)).toEqual(['crashed']);
});

test('reports a switched-off remote once, without a build', async () => {
  const failure = { kind: 'switched-off' } as const;
  const off: ResolvedRemote = { ...loadable, status: 'failed', failure };
  const { loads, outlet } = setUp(off);
  render(outlet());
  await screen.findByRole('alert');
  expect(loads).toEqual([{ resolved: off, screen: 'home', ms: expect.any(Number), failure }]);
});

test('reports an undeclared screen once', async () => {
  const { loads, outlet } = setUp();
  render(outlet('nowhere'));
  await screen.findByRole('alert');
  expect(loads.map(({ failure }) => failure?.kind)).toEqual(['invalid-manifest']);
});

test('reports a promoted canary as stable', async () => {
  loadModule.mockResolvedValue(moduleOf(() => <h1>Hello</h1>));
  const { loads, remotes$, outlet } = setUp({ ...loadable, channel: 'canary' });
  const { unmount } = render(outlet());
  await screen.findByRole('heading', { name: 'Hello' });
  await waitFor(() => expect(loads).toHaveLength(1));
  unmount();
  remotes$.next([loadable]);
  render(outlet());
  await waitFor(() => expect(loads).toHaveLength(2));
  const channels = loads.map(({ resolved }) => 'channel' in resolved && resolved.channel);
  expect(channels).toEqual(['canary', false]);
});

describe('the time of a screen', () => {
  const shownAt = async (...options: Parameters<typeof setUp>) => {
    jest.spyOn(performance, 'now').mockReturnValue(90_000);
    loadModule.mockResolvedValue(moduleOf(() => <h1>Hello</h1>));
    const { loads, outlet } = setUp(...options);
    const { unmount } = render(outlet());
    await waitFor(() => expect(loads).toHaveLength(1));
    unmount();
    render(outlet());
    await waitFor(() => expect(loads).toHaveLength(2));
    return loads.map(({ ms }) => ms);
  };

  test('starts with the page for the first screen only', async () => {
    expect(await shownAt(loadable, true)).toEqual([90_000, 0]);
  });

  test('starts with the click if the registry first had to name the build', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    loadModule.mockResolvedValue(moduleOf(() => <h1>Hello</h1>));
    let end = (): void => undefined;
    const reading = new Promise<void>((resolve) => (end = resolve));
    const { loads, remotes$, outlet } = setUp(
      { ...loadable, isAwaited: true },
      false,
      () => reading,
    );
    render(outlet());
    now.mockReturnValue(11_500);
    remotes$.next([loadable]);
    end();
    await waitFor(() => expect(loads).toHaveLength(1));
    expect(loads.map(({ ms }) => ms)).toEqual([1_500]);
  });

  test('starts with the click after a page of the shell', async () => {
    expect(await shownAt(loadable, false)).toEqual([0, 0]);
  });
});
