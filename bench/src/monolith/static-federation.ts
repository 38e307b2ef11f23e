import type { ScreenLifecycles, ScreenModule, ScreenProps } from 'shared-contracts';

interface StaticScreen {
  /** Name of the remote. */
  readonly name: string;
  /** `./home` */
  readonly expose: string;
}

type ParcelProps = ScreenProps & { readonly domElement: HTMLElement };

/**
 * Replaces `shell/src/host/federation.ts`, without federation and single-spa: screens are chunks of
 * the bundle.
 *
 * @param screens by `mf-lessons/home`
 */
export const createStaticFederation = (
  screens: Readonly<Record<string, () => Promise<ScreenModule>>>,
) => ({
  /** @throws what webpack throws when the chunk does not arrive */
  async loadModule({ name, expose }: StaticScreen): Promise<ScreenModule> {
    const load = screens[`${name}/${expose.replace('./', '')}`];
    if (!load) throw new Error(`${name} exposes no ${expose}`);
    return load();
  },

  mountRootParcel({ bootstrap, mount, unmount }: ScreenLifecycles, props: ParcelProps) {
    const mountPromise = bootstrap(props).then(() => mount(props));
    return {
      mountPromise,
      /** Waits for the mount first, or else a late mount would stay in the page. */
      unmount: () => mountPromise.catch(() => undefined).then(() => unmount(props)),
    };
  },
});
