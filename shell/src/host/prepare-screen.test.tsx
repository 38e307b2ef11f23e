import { act, render, screen } from '@testing-library/react';
import { createScreen, useObservable, useRoute } from 'kit';
import { useEffect, useState, type ComponentType } from 'react';
import { BehaviorSubject } from 'rxjs';
import type { RegisteredRemote, RouteLocation, ScreenModule } from 'shared-contracts';
import { aMember, aRegisteredRemote, createInMemoryPlatform } from 'shared-contracts/testing';
import type { Destination } from '../app/routes';
import type { RegistrySource } from '../registry/registry';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { fragmentsIn } from './fragments';
import { prepareScreen } from './prepare-screen';
import { RemoteOutlet } from './RemoteOutlet';
import { mountParcel as mockMountParcel } from './testing/mount-parcel';

const loadModule = jest.fn<Promise<ScreenModule>, [RegisteredRemote, string]>();

jest.mock('./load-federation', () => ({
  loadFederation: async () => ({
    loadFederatedModule: (...args: [RegisteredRemote, string]) => loadModule(...args),
    mountRootParcel: mockMountParcel,
  }),
}));

const platform = createInMemoryPlatform();

/** A remote with these screens, none of which has a style sheet; each test has its own. */
function aRemote(build: string, screens: readonly string[]): RegisteredRemote {
  const remote = aRegisteredRemote();
  const declared = (name: string) => ({ expose: `./${name}`, scripts: [], styles: [] });
  return {
    ...remote,
    manifest: {
      ...remote.manifest,
      build,
      container: `${remote.name}_${build}`,
      screens: Object.fromEntries(screens.map((name) => [name, declared(name)])),
    },
  };
}

function registryOf(remote: RegisteredRemote): RegistrySource {
  const { name, manifest } = remote;
  const { routes, slots } = manifest;
  const resolved = {
    status: 'loadable',
    name,
    remote,
    routes,
    slots,
    isOverridden: false,
  } as const;
  return {
    remotes$: new BehaviorSubject<readonly ResolvedRemote[]>([resolved]),
    refresh: async () => undefined,
  };
}

const at = (pathname: string): RouteLocation => ({ pathname, search: '', hash: '', params: {} });

/** What the screens of one remote are made of. */
function offer(screens: Readonly<Record<string, ComponentType>>): void {
  const modules = new Map(
    Object.entries(screens).map(([name, Component]) => [
      `./${name}`,
      { default: createScreen(name, Component) },
    ]),
  );
  loadModule.mockImplementation(async (_remote, expose) => {
    const module = modules.get(expose);
    if (!module) throw new Error(`There is no ${expose}`);
    return module;
  });
}

async function prepare(registry: RegistrySource, name: string, location: RouteLocation) {
  const destination = {
    kind: 'remote',
    name: registry.remotes$.value[0]?.name ?? '',
    screen: name,
    title: '',
    needsSession: false,
    scripts: [],
    header: true,
  } satisfies Destination;
  await act(async () => prepareScreen(registry, { destination, params: {} }, location, platform));
}

const outlet = (registry: RegistrySource, name: string, location: RouteLocation) => (
  <RemoteOutlet
    name={registry.remotes$.value[0]?.name ?? ''}
    screen={name}
    location={location}
    platform={platform}
    registry={registry}
    fragments={fragmentsIn(document)}
    onSettled={() => undefined}
  />
);

const open = async (registry: RegistrySource, name: string, location: RouteLocation) =>
  act(async () => render(outlet(registry, name, location)));

/** A screen that counts how often it is made, shown and left. */
function counted(text: string) {
  const counts = { made: 0, shown: 0, left: 0 };
  function Counted() {
    const { pathname } = useRoute();
    useEffect(() => {
      counts.shown += 1;
      return () => void (counts.left += 1);
    }, []);
    useState(() => (counts.made += 1));
    return (
      <h1>
        {text} {pathname}
      </h1>
    );
  }
  return { Counted, counts };
}

describe('prepareScreen', () => {
  it('shows what was prepared, at once and where the learner is by then', async () => {
    const { Counted, counts } = counted('Plans');
    offer({ plans: Counted });
    const registry = registryOf(aRemote('one', ['plans']));
    await prepare(registry, 'plans', at('/plans'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    const { made, shown } = counts;
    expect(made).toBeGreaterThan(0);
    expect(shown).toBe(0);

    const { rerender } = await open(registry, 'plans', at('/plans'));
    expect(counts.made).toBe(made);
    expect(screen.getByRole('heading', { name: 'Plans /plans' })).toBeVisible();
    expect(counts.shown).toBeGreaterThan(0);
    await act(async () => rerender(outlet(registry, 'plans', at('/plans/annual'))));
    expect(screen.getByRole('heading', { name: 'Plans /plans/annual' })).toBeVisible();
  });

  it('runs no effect of a place that the learner only pointed at', async () => {
    const arrived: string[] = [];
    function Lesson() {
      const { pathname } = useRoute();
      useEffect(() => void arrived.push(pathname), [pathname]);
      return <h1>{pathname}</h1>;
    }
    offer({ lesson: Lesson });
    const registry = registryOf(aRemote('places', ['lesson']));
    await prepare(registry, 'lesson', at('/eis'));
    await prepare(registry, 'lesson', at('/zwei'));
    await open(registry, 'lesson', at('/drei'));
    expect(screen.getByRole('heading', { name: '/drei' })).toBeVisible();
    expect(new Set(arrived)).toEqual(new Set(['/drei']));
  });

  it('runs no effect for who was there before', async () => {
    const greeted: string[] = [];
    function Greeting() {
      const session = useObservable(platform.session.state$, { status: 'unknown' });
      const name = session.status === 'member' ? session.user.Username : 'nobody';
      useEffect(() => void greeted.push(name), [name]);
      return <h1>Grüezi {name}</h1>;
    }
    offer({ greeting: Greeting });
    const registry = registryOf(aRemote('people', ['greeting']));
    platform.setSession(aMember({ Username: 'Heidi' }));
    await prepare(registry, 'greeting', at('/hoi'));
    platform.setSession({ status: 'visitor' });
    await open(registry, 'greeting', at('/hoi'));
    expect(screen.getByRole('heading', { name: 'Grüezi nobody' })).toBeVisible();
    expect(new Set(greeted)).toEqual(new Set(['nobody']));
  });

  it('keeps nothing of a screen once another one was prepared or opened', async () => {
    const first = counted('First');
    const second = counted('Second');
    offer({ first: first.Counted, second: second.Counted });
    const registry = registryOf(aRemote('two', ['first', 'second']));
    await prepare(registry, 'first', at('/first'));
    await prepare(registry, 'second', at('/second'));
    const { unmount } = await open(registry, 'first', at('/first'));
    expect(screen.getByRole('heading', { name: 'First /first' })).toBeVisible();
    await act(async () => unmount());
    expect(document.body.textContent).toBe('');
    expect(second.counts.shown).toBe(0);
  });

  it('takes nothing that another build has prepared', async () => {
    offer({ plans: () => <h1>Old</h1> });
    await prepare(registryOf(aRemote('old', ['plans'])), 'plans', at('/plans'));
    offer({ plans: () => <h1>New</h1> });
    await open(registryOf(aRemote('new', ['plans'])), 'plans', at('/plans'));
    expect(screen.getByRole('heading', { name: 'New' })).toBeVisible();
  });

  it('says nothing when the code does not arrive, and opening asks anew', async () => {
    loadModule.mockRejectedValueOnce(new Error('offline'));
    const registry = registryOf(aRemote('three', ['plans']));
    await prepare(registry, 'plans', at('/plans'));
    offer({ plans: () => <h1>Plans</h1> });
    await open(registry, 'plans', at('/plans'));
    expect(await screen.findByRole('heading', { name: 'Plans' })).toBeVisible();
  });

  it('leaves the page of the shell and a failed remote alone', async () => {
    const registry = registryOf(aRemote('four', []));
    const page = { kind: 'page', path: '/cancel', title: '' } as const;
    prepareScreen(registry, { destination: page, params: {} }, at('/cancel'), platform);
    await prepare(registry, 'gone', at('/gone'));
    expect(loadModule).not.toHaveBeenCalled();
  });
});

beforeEach(() => loadModule.mockReset());
