import { Activity, StrictMode, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import type { PrerenderableScreen, ScreenLifecycles, ScreenProps } from 'shared-contracts';
import { PlatformProvider } from '../platform/PlatformProvider';
import { CrashBoundary } from './CrashBoundary';
import { Live } from './Live';

interface RootProps extends ScreenProps {
  readonly onLive?: () => void;
}

/** One element with the screen in it: being prepared, or mounted. */
interface Stage {
  readonly root: ReactRoot;
  /** The same React element from preparing to showing, so that showing renders nothing anew. */
  readonly content: ReactNode;
  onCrash: (error: Error) => void;
  onLive: () => void;
}

/** What a remote exposes: lifecycles for the shell, and the same screen for prerendering in Node. */
export type Screen = ScreenLifecycles & PrerenderableScreen;

/**
 * Turns a component into what a remote exposes: single-spa lifecycles, and `prepare`, which renders
 * ahead of time. Inside, `usePlatform` and `useRoute` work. A prerendered fragment that is present in
 * the element is hydrated, else the element is rendered into; unmount leaves it empty. A crash while
 * rendering calls `props.onCrash(error)` and renders nothing. `mount` resolves once the screen can be
 * used. Source: DESIGN §3, §4.
 *
 * @param name of the screen; keeps the ids of its elements apart from those of other React roots
 * @param Component the screen; it takes no props
 */
export function createScreen(name: string, Component: ComponentType): Screen {
  const identifierPrefix = `${name}-`;
  const options = { identifierPrefix };
  const stages = new Map<HTMLElement, Stage>();

  function Root({ platform, route$, onLive }: RootProps) {
    return (
      <StrictMode>
        <PlatformProvider platform={platform} route$={route$}>
          <Live onLive={onLive}>
            <Component />
          </Live>
        </PlatformProvider>
      </StrictMode>
    );
  }

  function stageIn(
    element: HTMLElement,
    props: ScreenProps,
    make: (content: ReactNode) => ReactRoot,
  ) {
    const onCrash = (error: Error) => stage.onCrash(error);
    const onLive = () => stage.onLive();
    const content = (
      <CrashBoundary onCrash={onCrash}>
        <Root platform={props.platform} route$={props.route$} onCrash={onCrash} onLive={onLive} />
      </CrashBoundary>
    );
    const reports = { onCrash: () => undefined, onLive: () => undefined };
    const stage: Stage = { root: make(content), content, ...reports };
    stages.set(element, stage);
    return stage;
  }

  const emptyStage = (element: HTMLElement, props: ScreenProps) =>
    stageIn(element, props, () => createRoot(element, options));

  return {
    Root,
    identifierPrefix,
    bootstrap: async () => undefined,

    async prepare(props) {
      const element = elementOf(props);
      if (stages.has(element)) return;
      // Hidden: rendered when the browser has time, without effects, so nothing outside notices.
      const { root, content } = emptyStage(element, props);
      root.render(<Activity mode="hidden">{content}</Activity>);
    },

    async mount(props) {
      const element = elementOf(props);
      await new Promise<void>((resolve) => {
        const listen = (stage: Stage) => {
          stage.onLive = resolve;
          stage.onCrash = (error) => {
            resolve();
            props.onCrash(error);
          };
          return stage;
        };
        if (!stages.has(element) && element.firstElementChild) {
          listen(stageIn(element, props, (content) => hydrateRoot(element, content, options)));
          return;
        }
        const { root, content } = listen(stages.get(element) ?? emptyStage(element, props));
        // What takes the place of another screen is what the learner waits for: now, in this task.
        flushSync(() => root.render(<Activity mode="visible">{content}</Activity>));
      });
    },

    async unmount({ domElement }) {
      if (!domElement) return;
      stages.get(domElement)?.root.unmount();
      stages.delete(domElement);
    },
  };
}

/** @throws {TypeError} when the shell gave no element to go to */
function elementOf({ domElement }: { readonly domElement?: HTMLElement }): HTMLElement {
  if (domElement instanceof HTMLElement) return domElement;
  throw new TypeError('A screen needs an element to go to: domElement is none');
}
