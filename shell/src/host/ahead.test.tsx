import { act, render, screen } from '@testing-library/react';
import { createScreen, useObservable, useRoute } from 'kit';
import { useEffect, useState, type ComponentType } from 'react';
import { BehaviorSubject } from 'rxjs';
import type { RegisteredRemote, RouteLocation, ScreenModule } from 'shared-contracts';
import { aMember, aRegisteredRemote, createInMemoryPlatform } from 'common-testing';
import type { RegistrySource } from '../registry/registry';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { createHost, type Host } from './host';
import { RemoteOutlet } from './RemoteOutlet';
import { aFederation, type LoadModule } from './testing/federation';

const loadModule = jest.fn<Promise<ScreenModule>, Parameters<LoadModule>>();

const platform = createInMemoryPlatform();

/** A remote with these screens, without style sheets; each test has its own. */
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

const resolvedOf = (remote: RegisteredRemote): readonly ResolvedRemote[] => {
  const { name, manifest } = remote;
  const { routes, slots } = manifest;
  return [{ status: 'loadable', name, remote, routes, slots, isOverridden: false }];
};

/** A host whose registry knows one remote, and a function that publishes another build. */
function hostOf(remote: RegisteredRemote) {
  const remotes$ = new BehaviorSubject(resolvedOf(remote));
  const registry: RegistrySource = {
    remotes$,
    known$: new BehaviorSubject({ document: undefined }),
    refresh: async () => undefined,
    reconsider: () => undefined,
  };
  const host = createHost({ registry, platform, loadFederation: aFederation(loadModule) });
  return { ...host, publish: (next: RegisteredRemote) => remotes$.next(resolvedOf(next)) };
}

const at = (pathname: string): RouteLocation => ({ pathname, search: '', hash: '', params: {} });

/** The modules of one remote's screens. */
function offer(screens: Readonly<Record<string, ComponentType>>): void {
  const modules = new Map(
    Object.entries(screens).map(([name, Component]) => [
      `./${name}`,
      { default: createScreen(name, Component) },
    ]),
  );
  loadModule.mockImplementation(async ({ expose }) => {
    const module = modules.get(expose);
    if (!module) throw new Error(`There is no ${expose}`);
    return module;
  });
}

const nameOf = (host: Host) => host.registry.remotes$.value[0]?.name ?? '';

const prepare = (host: Host, name: string, location: RouteLocation) =>
  act(async () => host.find(nameOf(host), name)?.prepare(location));

const outlet = (host: Host, name: string, location: RouteLocation) => (
  <RemoteOutlet
    name={nameOf(host)}
    screen={name}
    title=""
    location={location}
    host={host}
    onSettled={() => undefined}
  />
);

const open = async (host: Host, name: string, location: RouteLocation) =>
  act(async () => render(outlet(host, name, location)));

/** A screen that counts its renderings, mounts and unmounts. */
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

describe('a screen that is prepared', () => {
  test('is shown at once, with the current location', async () => {
    const { Counted, counts } = counted('Plans');
    offer({ plans: Counted });
    const host = hostOf(aRemote('one', ['plans']));
    await prepare(host, 'plans', at('/plans'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    const { made, shown } = counts;
    expect(made).toBeGreaterThan(0);
    expect(shown).toBe(0);

    const { rerender } = await open(host, 'plans', at('/plans'));
    expect(counts.made).toBe(made);
    expect(screen.getByRole('heading', { name: 'Plans /plans' })).toBeVisible();
    expect(counts.shown).toBeGreaterThan(0);
    await act(async () => rerender(outlet(host, 'plans', at('/plans/annual'))));
    expect(screen.getByRole('heading', { name: 'Plans /plans/annual' })).toBeVisible();
  });

  test('runs no effect for a link that the learner only pointed at', async () => {
    const arrived: string[] = [];
    function Lesson() {
      const { pathname } = useRoute();
      useEffect(() => void arrived.push(pathname), [pathname]);
      return <h1>{pathname}</h1>;
    }
    offer({ lesson: Lesson });
    const host = hostOf(aRemote('places', ['lesson']));
    await prepare(host, 'lesson', at('/eis'));
    await prepare(host, 'lesson', at('/zwei'));
    await open(host, 'lesson', at('/drei'));
    expect(screen.getByRole('heading', { name: '/drei' })).toBeVisible();
    expect(new Set(arrived)).toEqual(new Set(['/drei']));
  });

  test('runs no effect for an earlier learner', async () => {
    const greeted: string[] = [];
    function Greeting() {
      const session = useObservable(platform.session.state$, { status: 'unknown' });
      const name = session.status === 'member' ? session.user.Username : 'nobody';
      useEffect(() => void greeted.push(name), [name]);
      return <h1>Grüezi {name}</h1>;
    }
    offer({ greeting: Greeting });
    const host = hostOf(aRemote('people', ['greeting']));
    platform.setSession(aMember({ Username: 'Heidi' }));
    await prepare(host, 'greeting', at('/hoi'));
    platform.setSession({ status: 'visitor' });
    await open(host, 'greeting', at('/hoi'));
    expect(screen.getByRole('heading', { name: 'Grüezi nobody' })).toBeVisible();
    expect(new Set(greeted)).toEqual(new Set(['nobody']));
  });

  test('is dropped once another one is prepared or opened', async () => {
    const first = counted('First');
    const second = counted('Second');
    offer({ first: first.Counted, second: second.Counted });
    const host = hostOf(aRemote('two', ['first', 'second']));
    await prepare(host, 'first', at('/first'));
    await prepare(host, 'second', at('/second'));
    const { unmount } = await open(host, 'first', at('/first'));
    expect(screen.getByRole('heading', { name: 'First /first' })).toBeVisible();
    await act(async () => unmount());
    expect(document.body.textContent).toBe('');
    expect(second.counts.shown).toBe(0);
  });

  test('is not used by another build', async () => {
    offer({ plans: () => <h1>Old</h1> });
    const host = hostOf(aRemote('old', ['plans']));
    await prepare(host, 'plans', at('/plans'));
    offer({ plans: () => <h1>New</h1> });
    host.publish(aRemote('new', ['plans']));
    await open(host, 'plans', at('/plans'));
    expect(screen.getByRole('heading', { name: 'New' })).toBeVisible();
  });

  test('reports no missing code, and opening fetches it again', async () => {
    loadModule.mockRejectedValueOnce(new Error('offline'));
    const host = hostOf(aRemote('three', ['plans']));
    await prepare(host, 'plans', at('/plans'));
    offer({ plans: () => <h1>Plans</h1> });
    await open(host, 'plans', at('/plans'));
    expect(await screen.findByRole('heading', { name: 'Plans' })).toBeVisible();
  });

  test('is not fetched if its build declares no such screen', async () => {
    const host = hostOf(aRemote('four', []));
    await prepare(host, 'gone', at('/gone'));
    expect(loadModule).not.toHaveBeenCalled();
  });

  test('has the states known, fetched, prepared, shown and parked', async () => {
    offer({ plans: () => <h1>Plans</h1> });
    const host = hostOf(aRemote('five', ['plans']));
    const status = () => host.find(nameOf(host), 'plans')?.state.status;
    expect(status()).toBe('known');
    await act(async () => host.find(nameOf(host), 'plans')?.prefetch());
    expect(status()).toBe('fetched');
    await prepare(host, 'plans', at('/plans'));
    expect(status()).toBe('prepared');
    const { unmount } = await open(host, 'plans', at('/plans'));
    expect(status()).toBe('shown');
    await act(async () => unmount());
    expect(status()).toBe('parked');
  });
});

beforeEach(() => loadModule.mockReset());
