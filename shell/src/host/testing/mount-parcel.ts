import type { ScreenLifecycles, ScreenProps } from 'shared-contracts';

let parcels = 0;

/** single-spa's `mountRootParcel` as far as the host relies on it: it names every parcel. */
export function mountParcel(
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
