import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createScreen, useRoute } from 'kit';
import { renderToString } from 'react-dom/server';
import { BehaviorSubject } from 'rxjs';
import type { RegisteredRemote, RouteLocation, ScreenModule } from 'shared-contracts';
import { aRegisteredRemote, createInMemoryPlatform } from 'shared-contracts/testing';
import type { RegistrySource } from '../registry/registry';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { afterPaint } from './after-paint';
import { createHost } from './host';
import { RemoteOutlet } from './RemoteOutlet';
import { fragmentsIn, type Fragments } from './stage';
import { aFederation, everyFileArrives, type LoadModule } from './testing/federation';

const loadModule = jest.fn<ReturnType<LoadModule>, Parameters<LoadModule>>();

const remote = aRegisteredRemote();
const [screenName = ''] = Object.keys(remote.manifest.screens);
const { styles: _styles, ...declared } = remote.manifest.screens[screenName] ?? {
  expose: './x',
  scripts: [],
  styles: [],
};
const plain: RegisteredRemote = {
  ...remote,
  manifest: { ...remote.manifest, screens: { [screenName]: { ...declared, styles: [] } } },
};
const loadable: ResolvedRemote = {
  status: 'loadable',
  name: plain.name,
  remote: plain,
  routes: plain.manifest.routes,
  slots: plain.manifest.slots,
  isOverridden: false,
};
const at = (pathname: string): RouteLocation => ({ pathname, search: '', hash: '', params: {} });

const moduleOf = (Component: React.ComponentType): ScreenModule => ({
  default: createScreen('test', Component),
});

function prepare(first: ResolvedRemote = loadable, refreshed: ResolvedRemote = first) {
  const remotes$ = new BehaviorSubject<readonly ResolvedRemote[]>([first]);
  const registry: RegistrySource = {
    remotes$,
    known$: new BehaviorSubject({ document: undefined }),
    refresh: async () => remotes$.next([refreshed]),
    reconsider: () => undefined,
  };
  const platform = createInMemoryPlatform();
  const onSettled = jest.fn();
  const hostWith = (fragments: Fragments) =>
    createHost({ registry, platform, fragments, loadFederation: aFederation(loadModule) });
  const own = hostWith(fragmentsIn(document));
  const outlet = (pathname = '/x', host = own) => (
    <RemoteOutlet
      name={plain.name}
      screen={screenName}
      title="Live lessons"
      location={at(pathname)}
      host={host}
      onSettled={onSettled}
    />
  );
  return { platform, registry, hostWith, outlet, onSettled };
}

function setUp(...resolved: Parameters<typeof prepare>) {
  const prepared = prepare(...resolved);
  return { ...prepared, ...render(prepared.outlet()) };
}

beforeEach(() => {
  loadModule.mockReset();
  everyFileArrives();
});

describe('RemoteOutlet', () => {
  test('says that it is loading, then shows the screen', async () => {
    loadModule.mockResolvedValue(moduleOf(() => <h1>Hello</h1>));
    const { onSettled } = setUp();
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(onSettled).not.toHaveBeenCalled();
    expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
    await waitFor(() => expect(onSettled).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    expect(screen.getByRole('heading').closest('[data-shown]')).toHaveAttribute(
      'data-shown',
      plain.manifest.build,
    );
  });

  describe('where only /registry.json names the build of this browser', () => {
    const awaited: ResolvedRemote = { ...loadable, isAwaited: true };
    const canary = { ...plain, manifest: { ...plain.manifest, build: 'canary', container: 'c' } };
    const named: ResolvedRemote = { ...loadable, remote: canary, channel: 'canary' };
    const containers = () => loadModule.mock.calls.map(([{ container }]) => container);

    test('waits for it, and loads that build alone', async () => {
      loadModule.mockResolvedValue(moduleOf(() => <h1>Hello</h1>));
      setUp(awaited, named);
      expect(screen.getByRole('status')).toHaveTextContent('Loading…');
      expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
      expect(containers()).toEqual(['c']);
    });

    test('shows the stable build where it cannot be read', async () => {
      loadModule.mockResolvedValue(moduleOf(() => <h1>Hello</h1>));
      setUp(awaited, awaited);
      expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
      expect(containers()).toEqual([plain.manifest.container]);
    });

    test('shows the stable build after two seconds without an answer', async () => {
      jest.useFakeTimers();
      try {
        loadModule.mockResolvedValue(moduleOf(() => <h1>Hello</h1>));
        const { registry, outlet } = prepare(awaited);
        jest.spyOn(registry, 'refresh').mockReturnValue(new Promise(() => undefined));
        render(outlet());
        await act(() => jest.advanceTimersByTimeAsync(1_999));
        expect(loadModule).not.toHaveBeenCalled();
        await act(() => jest.advanceTimersByTimeAsync(100));
        expect(containers()).toEqual([plain.manifest.container]);
      } finally {
        jest.useRealTimers();
      }
    });

    test.each([
      ['it was read', { isFetched: true }],
      ['it could not be read before', { problem: 'it answered 500' }],
    ])('waits no more once %s', async (_, known) => {
      loadModule.mockResolvedValue(moduleOf(() => <h1>Hello</h1>));
      const { registry, outlet } = prepare(awaited);
      const known$ = new BehaviorSubject({ document: undefined, ...known });
      const refresh = jest.spyOn(registry, 'refresh');
      Object.assign(registry, { known$ });
      render(outlet());
      expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
      expect(refresh).not.toHaveBeenCalled();
    });
  });

  test('leaves nothing behind', async () => {
    loadModule.mockResolvedValue(moduleOf(() => <h1>Hello</h1>));
    const { unmount } = setUp();
    await screen.findByRole('heading', { name: 'Hello' });
    await act(async () => unmount());
    expect(document.body.textContent).toBe('');
  });

  test('keeps the screen while its route changes, and tells it where it is', async () => {
    const mounted = jest.fn();
    loadModule.mockResolvedValue(
      moduleOf(() => {
        const { pathname } = useRoute();
        return <h1 ref={(element) => void (element && mounted(element))}>{pathname}</h1>;
      }),
    );
    const { rerender, outlet } = setUp();
    const heading = await screen.findByRole('heading', { name: '/x' });
    rerender(outlet('/y'));
    expect(await screen.findByRole('heading', { name: '/y' })).toBe(heading);
    expect(loadModule).toHaveBeenCalledTimes(1);
  });

  test('shows a failure in the place of the remote, and Retry revives it', async () => {
    const user = userEvent.setup();
    loadModule.mockRejectedValueOnce(new Error('boom'));
    loadModule.mockResolvedValueOnce(moduleOf(() => <h1>Back again</h1>));
    const { platform } = setUp();
    const facts: unknown[] = [];
    platform.events.all$.subscribe((event) => facts.push(event));

    expect(await screen.findByRole('alert')).toHaveTextContent('Live lessons could not start.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('heading', { name: 'Back again' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(facts).toEqual([
        {
          name: 'remoteFailed',
          payload: {
            remote: plain.name,
            build: plain.manifest.build,
            failure: 'failed-to-evaluate',
          },
        },
        { name: 'remoteRevived', payload: { remote: plain.name } },
      ]),
    );
  });

  test('shows a crash while rendering as a state, and Retry renders it again', async () => {
    const user = userEvent.setup();
    let isBroken = true;
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    loadModule.mockImplementation(async () =>
      moduleOf(() => {
        if (isBroken) throw new Error('cannot render');
        return <h1>Fine now</h1>;
      }),
    );
    setUp();
    expect(await screen.findByRole('alert')).toHaveTextContent('Live lessons stopped working.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Fine now' })).toBeVisible();
    silence.mockRestore();
  });

  test.each([
    [
      { kind: 'invalid-manifest', reason: 'entry' },
      'Live lessons could not be loaded: its files are damaged.',
    ],
    [
      { kind: 'incompatible-contract', wants: '^2.0.0', offered: '1.0.0' },
      'Live lessons could not be loaded: another version of the app is needed.',
    ],
  ] as const)(
    'shows %o before any code is loaded, and Retry reads the registry again',
    async (failure, text) => {
      const user = userEvent.setup();
      loadModule.mockResolvedValue(moduleOf(() => <h1>Published anew</h1>));
      const { routes, slots, name } = loadable;
      setUp({ status: 'failed', name, failure, routes, slots, isOverridden: false }, loadable);
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      expect(loadModule).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('heading', { name: 'Published anew' })).toBeVisible();
    },
  );

  test.each([
    ['the server gets too many requests', true, 'Wait a minute, then press Retry.'],
    ['the learner is offline', false, 'You are offline.'],
  ])('names the part and says why it is missing when %s', async (_, onLine, sentence) => {
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    everyFileArrives().mockResolvedValue({ ok: false, status: 429 });
    loadModule.mockRejectedValue(new Error('#RUNTIME-008'));
    setUp();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Live lessons could not be loaded.');
    expect(alert).toHaveTextContent(sentence);
    connection.mockRestore();
  });

  test('does not swap what is open when the registry changes', async () => {
    loadModule.mockResolvedValue(moduleOf(() => <h1>Open</h1>));
    const { registry } = setUp();
    await screen.findByRole('heading', { name: 'Open' });
    const next = { ...plain, manifest: { ...plain.manifest, build: 'next' } };
    act(() =>
      (registry.remotes$ as BehaviorSubject<readonly ResolvedRemote[]>).next([
        { ...loadable, remote: next },
      ]),
    );
    expect(screen.getByRole('heading', { name: 'Open' })).toBeVisible();
    expect(loadModule).toHaveBeenCalledTimes(1);
  });

  describe('with a prerendered fragment in the page', () => {
    const fragmentOf = (build: string, more: string) =>
      `<div data-build="${build}"><form><input name="email"></form>${more}</div>`;

    /** The page as it was published: the outlet and, inside it, the fragment. */
    function inPage(build: string, resolved: ResolvedRemote = loadable, more = '') {
      const { outlet, hostWith, ...rest } = prepare(resolved);
      const container = document.createElement('div');
      document.body.replaceChildren(container);
      container.innerHTML = renderToString(
        outlet('/x', hostWith({ find: () => ({ html: fragmentOf(build, more) }) })),
      );
      const input = screen.getByRole<HTMLInputElement>('textbox');
      input.value = 'anna@example.com';
      return { ...rest, input, ...render(outlet(), { container, hydrate: true }) };
    }

    function Form() {
      return (
        <form>
          <input name="email" />
        </form>
      );
    }

    test('is hydrated by the build that made it', async () => {
      loadModule.mockResolvedValue(moduleOf(Form));
      const { input, onSettled } = inPage(plain.manifest.build);
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
      await waitFor(() => expect(onSettled).toHaveBeenCalled());
      expect(screen.getByRole('textbox')).toBe(input);
      expect(input).toHaveValue('anna@example.com');
      expect(document.querySelector('[data-build]')).toBeNull();
    });

    test.each(['plain', 'another'])(
      'sends the form that was sent before, and only that, in build %s',
      async (made) => {
        const onSubmit = jest.fn((event: React.FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          return event.currentTarget.id;
        });
        loadModule.mockResolvedValue(
          moduleOf(() => (
            <>
              <Form />
              <form id="second" onSubmit={onSubmit} suppressHydrationWarning />
              <form id="third" onSubmit={onSubmit} />
            </>
          )),
        );
        const build = made === 'plain' ? plain.manifest.build : made;
        const more = '<form id="second" data-submitted></form><form id="third"></form>';
        const { onSettled } = inPage(build, loadable, more);
        await waitFor(() => expect(onSettled).toHaveBeenCalled());
        expect(onSubmit.mock.results.map(({ value }) => value as string)).toEqual(['second']);
      },
    );

    test('gives its place, and what was typed, to any other build once that is there', async () => {
      loadModule.mockResolvedValue(moduleOf(Form));
      const { input, onSettled } = inPage('another');
      expect(input).toBeVisible();
      await waitFor(() => expect(onSettled).toHaveBeenCalled());
      expect(input).not.toBeInTheDocument();
      expect(screen.getByRole('textbox')).toHaveValue('anna@example.com');
    });

    test('is shown again, and stays, when Retry has revived its remote', async () => {
      loadModule.mockRejectedValueOnce(new Error('boom')).mockResolvedValue(moduleOf(Form));
      const { input } = inPage(plain.manifest.build);
      await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(input).toBeVisible());
      // What the failed attempt still has to clear up is cleared up by now.
      await act(() => afterPaint());
      expect(input).toBeVisible();
      expect(screen.getByRole('textbox')).toBe(input);
    });

    test('takes its styles along when it is left before its code has come', async () => {
      loadModule.mockReturnValue(new Promise(() => undefined));
      document.head.innerHTML = '<style data-href="/home.css" data-of-screen></style>';
      const { unmount } = inPage(plain.manifest.build);
      unmount();
      await waitFor(() => expect(document.querySelector('style')).toBeNull());
    });

    test('makes room for the failure of its remote, below the header', async () => {
      loadModule.mockRejectedValue(new Error('boom'));
      const { input, platform } = inPage(plain.manifest.build);
      platform.chrome.hide();
      expect(await screen.findByRole('alert')).toHaveTextContent('could not start');
      await waitFor(() => expect(input).not.toBeVisible());
      expect(platform.chrome.isHidden$.value).toBe(false);
    });
  });
});

describe('a build that fails twice in this browser', () => {
  const inBuild = (build: string): ResolvedRemote => ({
    ...loadable,
    remote: { ...plain, manifest: { ...plain.manifest, build, container: `c_${build}` } },
  });

  test('gives way to the last good build by itself, is not tried again, and the log says so', async () => {
    const user = userEvent.setup();
    const tried: string[] = [];
    loadModule.mockImplementation(async ({ container }) => {
      tried.push(container);
      if (container === 'c_new') throw new Error('boom');
      return moduleOf(() => <h1>The build before</h1>);
    });
    const remotes$ = new BehaviorSubject<readonly ResolvedRemote[]>([inBuild('new')]);
    const platform = createInMemoryPlatform();
    const logged = jest.spyOn(platform.log, 'error');
    let failures = 0;
    const host = createHost({
      registry: {
        remotes$,
        known$: new BehaviorSubject({ document: undefined }),
        refresh: async () => undefined,
        reconsider: () => remotes$.next([inBuild('old')]),
      },
      platform,
      health: { failed: () => ++failures === 2, worked: () => undefined },
      loadFederation: aFederation(loadModule),
    });
    render(
      <RemoteOutlet
        name={plain.name}
        screen={screenName}
        title="Live lessons"
        location={at('/x')}
        host={host}
        onSettled={() => undefined}
      />,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Live lessons could not start.');
    expect(logged).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'The build before' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(tried).toEqual(['c_new', 'c_new', 'c_old']);
    expect(logged.mock.calls.flat().join()).toContain('build new failed twice');
  });

  test('is not counted where it is repointed for a developer', async () => {
    loadModule.mockRejectedValue(new Error('boom'));
    const {
      registry,
      platform,
      hostWith: _,
      outlet,
    } = prepare({ ...loadable, isOverridden: true });
    const failed = jest.fn(() => false);
    const host = createHost({
      registry,
      platform,
      health: { failed, worked: () => undefined },
      loadFederation: aFederation(loadModule),
    });
    render(outlet('/x', host));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(failed).not.toHaveBeenCalled();
  });

  test('is not to blame for a mount that ends in time, and is for one that never ends', async () => {
    jest.useFakeTimers();
    const never = async () => new Promise<void>(() => undefined);
    const hanging = {
      bootstrap: async () => undefined,
      mount: never,
      unmount: async () => undefined,
    };
    loadModule.mockResolvedValue({ default: hanging });
    setUp();
    await act(async () => jest.advanceTimersByTimeAsync(7_000));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(async () => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Live lessons did not start in time.');
    jest.useRealTimers();
  });
});
