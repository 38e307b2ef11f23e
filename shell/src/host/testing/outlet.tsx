import { render } from '@testing-library/react';
import { createScreen } from 'kit';
import { BehaviorSubject } from 'rxjs';
import type { RegisteredRemote, RouteLocation, ScreenModule } from 'shared-contracts';
import { aRegisteredRemote, createInMemoryPlatform } from 'common-testing';
import type { RegistrySource } from '../../registry/registry';
import type { ResolvedRemote } from '../../registry/resolve-remotes';
import { createHost } from '../host';
import { RemoteOutlet } from '../RemoteOutlet';
import { fragmentsIn, type Fragments } from '../stage';
import { aFederation, everyFileArrives, type LoadModule } from './federation';

/** Mock of the module loader. */
export const loadModule = jest.fn<ReturnType<LoadModule>, Parameters<LoadModule>>();

const remote = aRegisteredRemote();
export const [screenName = ''] = Object.keys(remote.manifest.screens);
const { styles: _styles, ...declared } = remote.manifest.screens[screenName] ?? {
  expose: './x',
  scripts: [],
  styles: [],
};
/** A remote without style sheets. */
export const plain: RegisteredRemote = {
  ...remote,
  manifest: { ...remote.manifest, screens: { [screenName]: { ...declared, styles: [] } } },
};
export const loadable: Extract<ResolvedRemote, { status: 'loadable' }> = {
  status: 'loadable',
  name: plain.name,
  remote: plain,
  routes: plain.manifest.routes,
  slots: plain.manifest.slots,
  isOverridden: false,
};
export const at = (pathname: string): RouteLocation => ({
  pathname,
  search: '',
  hash: '',
  params: {},
});

export const moduleOf = (Component: React.ComponentType): ScreenModule => ({
  default: createScreen('test', Component),
});

/** @param refreshed the registry's remote after it was read again */
export function prepare(first: ResolvedRemote = loadable, refreshed: ResolvedRemote = first) {
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

export function setUp(...resolved: Parameters<typeof prepare>) {
  const prepared = prepare(...resolved);
  return { ...prepared, ...render(prepared.outlet()) };
}

beforeEach(() => {
  loadModule.mockReset();
  everyFileArrives();
});
