import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { PrerenderableScreen, ScreenLifecycles, ScreenProps } from 'shared-contracts';
import { PlatformProvider } from '../platform/PlatformProvider';
import { CrashBoundary } from './CrashBoundary';
import { Live } from './Live';

interface RootProps extends ScreenProps {
  readonly onLive?: () => void;
}

/**
 * A screen that takes the place of another is what the learner waits for: its first render is not
 * put off to a later task.
 */
const renderAtOnce = (root: ReactRoot): ReactRoot => ({
  render: (children) => flushSync(() => root.render(children)),
  unmount: () => root.unmount(),
});

/** What a remote exposes: lifecycles for the shell, and the same screen for prerendering in Node. */
export type Screen = ScreenLifecycles & PrerenderableScreen;

/**
 * Turns a component into what a remote exposes: single-spa lifecycles. Inside, `usePlatform` and
 * `useRoute` work. A prerendered fragment that is present in the element is hydrated, else the
 * element is rendered into; unmount leaves it empty. A crash while rendering calls
 * `props.onCrash(error)` and renders nothing. `mount` resolves once the screen can be used. Source:
 * DESIGN §3, §4.
 *
 * @param name of the screen; keeps the ids of its elements apart from those of other React roots
 * @param Component the screen; it takes no props
 */
export function createScreen(name: string, Component: React.ComponentType): Screen {
  const identifierPrefix = `${name}-`;
  const options = { identifierPrefix };
  // single-spa-react asks for the way of rendering without saying where: synchronously in mount.
  let target: HTMLElement | undefined;

  function Root({ platform, route$, onLive }: RootProps) {
    return (
      <React.StrictMode>
        <PlatformProvider platform={platform} route$={route$}>
          <Live onLive={onLive}>
            <Component />
          </Live>
        </PlatformProvider>
      </React.StrictMode>
    );
  }

  // Its types ask for single-spa's own props, which it never reads.
  const { bootstrap, mount, unmount } = singleSpaReact<RootProps>({
    React,
    ReactDOMClient: {
      createRoot: (element: HTMLElement) => renderAtOnce(createRoot(element, options)),
      hydrateRoot: (element: HTMLElement, node: React.ReactNode) =>
        hydrateRoot(element, node, options),
    },
    rootComponent: Root,
    errorBoundaryClass: CrashBoundary,
    renderType: () => (target?.firstElementChild ? 'hydrateRoot' : 'createRoot'),
  }) as unknown as ScreenLifecycles;

  // single-spa names every parcel; a caller without it mounts a screen once at a time.
  const named = <P extends object>(props: P): P => ({ name, ...props });
  return {
    Root,
    identifierPrefix,
    bootstrap: (props) => bootstrap(named(props)),
    async mount(props) {
      target = props.domElement;
      let onLive: () => void = () => undefined;
      const live = new Promise<void>((resolve) => (onLive = resolve));
      const onCrash = (error: Error) => {
        onLive();
        props.onCrash(error);
      };
      await mount(named({ ...props, onCrash, onLive }));
      await live;
    },
    unmount: (props) => unmount(named(props)),
  };
}
