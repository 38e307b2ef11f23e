import type { ScreenLifecycles, ScreenProps } from 'shared-contracts';
import { createStaticFederation } from './static-federation';

const home = { name: 'mf-lessons', expose: './home' };
const props = { onCrash: () => undefined } as unknown as ScreenProps & { domElement: HTMLElement };

function lifecycles(calls: string[], mount: () => Promise<unknown> = async () => undefined) {
  const note = (name: string) => calls.push(name);
  return {
    bootstrap: async (given) => note(given === props ? 'bootstrap' : 'bootstrap with other props'),
    mount: async () => {
      note('mount');
      await mount();
      note('mounted');
    },
    unmount: async () => note('unmount'),
  } satisfies ScreenLifecycles;
}

describe('the static federation', () => {
  test('loads the screen that an expose names', async () => {
    const module = { default: lifecycles([]) };
    const { loadModule } = createStaticFederation({ 'mf-lessons/home': async () => module });
    expect(await loadModule(home)).toBe(module);
  });

  test('names a screen that is not there', async () => {
    const { loadModule } = createStaticFederation({});
    await expect(loadModule(home)).rejects.toThrow('mf-lessons exposes no ./home');
  });

  test('bootstraps, then mounts, and unmounts on request', async () => {
    const calls: string[] = [];
    const parcel = createStaticFederation({}).mountRootParcel(lifecycles(calls), props);
    await parcel.mountPromise;
    await parcel.unmount();
    expect(calls).toEqual(['bootstrap', 'mount', 'mounted', 'unmount']);
  });

  test('unmounts what was still being mounted once it is there', async () => {
    const calls: string[] = [];
    let finish = () => undefined as void;
    const slow = () => new Promise<void>((resolve) => (finish = resolve));
    const parcel = createStaticFederation({}).mountRootParcel(lifecycles(calls, slow), props);
    await Promise.resolve();
    await Promise.resolve();
    const unmounted = parcel.unmount();
    expect(calls).toEqual(['bootstrap', 'mount']);
    finish();
    await unmounted;
    expect(calls).toEqual(['bootstrap', 'mount', 'mounted', 'unmount']);
  });

  test('passes on why a mount failed, and unmounts all the same', async () => {
    const calls: string[] = [];
    const broken = () => Promise.reject(new Error('no element'));
    const parcel = createStaticFederation({}).mountRootParcel(lifecycles(calls, broken), props);
    await expect(parcel.mountPromise).rejects.toThrow('no element');
    await parcel.unmount();
    expect(calls).toEqual(['bootstrap', 'mount', 'unmount']);
  });
});
