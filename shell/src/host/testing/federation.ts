import type { ScreenLifecycles, ScreenModule, ScreenProps } from 'shared-contracts';
import type { FederatedScreen } from '../federation';
import type { Federation } from '../load-federation';

let parcels = 0;

/** Replaces single-spa's `mountRootParcel`: it names every parcel. */
function mountParcel(
  lifecycles: ScreenLifecycles,
  custom: ScreenProps & { readonly domElement: HTMLElement },
) {
  parcels += 1;
  const props = { ...custom, name: `parcel-${parcels}` };
  return {
    mountPromise: lifecycles.bootstrap(props).then(() => lifecycles.mount(props)),
    unmount: () => lifecycles.unmount(props),
  };
}

/** Loads the module of a screen, as the federation runtime does. */
export type LoadModule = (screen: FederatedScreen) => Promise<ScreenModule>;

/** A federation runtime that loads the test's modules. */
export const aFederation = (loadModule: LoadModule) => async () =>
  ({ loadModule, mountRootParcel: mountParcel }) as unknown as Federation;

/** Fakes a network on which every file arrives whole, for tests of Retry. */
export function everyFileArrives(): jest.Mock {
  const arrived = { ok: true, status: 200, arrayBuffer: async () => new ArrayBuffer(0) };
  const fetch = jest.fn(async () => arrived);
  Object.assign(globalThis, { fetch });
  return fetch;
}
