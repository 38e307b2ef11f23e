import * as React from 'react';
import { Activity, startTransition, StrictMode, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import type { PrerenderableScreen, ScreenLifecycles, ScreenProps } from 'shared-contracts';
import singleSpaReact from 'single-spa-react';
import { PlatformProvider } from '../platform/PlatformProvider';
import { CrashBoundary } from './CrashBoundary';
import { Live } from './Live';

interface RootProps extends ScreenProps {
  readonly onLive?: () => void;
}

/** One element of the page that holds the screen, prepared or mounted. */
interface Place {
  /** The props for single-spa-react, in place of the caller's. */
  readonly props: RootProps & { readonly name: string; readonly domElement: HTMLElement };
  readonly isPreparing: boolean;
  /** Set once single-spa-react has rendered. Preparing and showing use the same content. */
  rendered?: { readonly root: ReactRoot; readonly content: ReactNode };
  onCrash: (error: Error) => void;
  onLive: () => void;
}

type LibraryOptions = Parameters<typeof singleSpaReact<RootProps>>[0];

/** A remote's screen: lifecycles for the shell, and the component for prerendering. */
export type Screen = ScreenLifecycles & PrerenderableScreen;

/** single-spa-react stores results by name, so each place of the page gets a number. */
let placeCount = 0;

/** Renders synchronously, because the learner waits for the screen. */
const show = (root: ReactRoot, content: ReactNode) =>
  flushSync(() => root.render(<Activity mode="visible">{content}</Activity>));

/** Creates the registry of elements that hold the screen. */
function createPlaces(name: string, options: { readonly identifierPrefix: string }) {
  const places = new Map<HTMLElement, Place>();

  function open(element: HTMLElement, props: ScreenProps, isPreparing: boolean): Place {
    placeCount += 1;
    const place: Place = {
      props: {
        platform: props.platform,
        route$: props.route$,
        name: `${name} ${placeCount}`,
        domElement: element,
        onCrash: (error) => place.onCrash(error),
        onLive: () => place.onLive(),
      },
      isPreparing,
      onCrash: () => undefined,
      onLive: () => undefined,
    };
    places.set(element, place);
    return place;
  }

  /** Hydrates in slices, so a press in the meantime is answered first. */
  function hydrate(element: HTMLElement, content: ReactNode): ReactRoot {
    let root!: ReactRoot;
    startTransition(() => {
      root = hydrateRoot(element, content, options);
    });
    return root;
  }

  function rootIn(element: HTMLElement, { isPreparing }: Place, content: ReactNode): ReactRoot {
    if (element.firstElementChild) return hydrate(element, content);
    const root = createRoot(element, options);
    // Hidden content renders when the browser is idle, without effects, so nothing outside notices.
    if (isPreparing) root.render(<Activity mode="hidden">{content}</Activity>);
    else show(root, content);
    return root;
  }

  return {
    get: (element: HTMLElement) => places.get(element),
    open,
    close: (element: HTMLElement) => void places.delete(element),
    /** Renders into the element of an open place; hydrates prerendered content. */
    render(element: HTMLElement, content: ReactNode): void {
      const place = places.get(element);
      if (place) place.rendered = { root: rootIn(element, place, content), content };
    },
  };
}

/**
 * Turns a component into a screen of a remote: the lifecycles of single-spa-react, and `prepare`,
 * which renders ahead of time. Inside, `usePlatform` and `useRoute` work. `mount` hydrates a
 * prerendered fragment in the element, or renders into the empty element, and resolves once the
 * screen can be used. `unmount` empties the element. A crash while rendering calls
 * `props.onCrash(error)` and renders nothing. Source: decision 33.
 *
 * @param name of the screen; keeps its element ids apart from those of other React roots
 * @param Component the screen; it takes no props
 */
export function createScreen(name: string, Component: ComponentType): Screen {
  const identifierPrefix = `${name}-`;
  const places = createPlaces(name, { identifierPrefix });

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

  const library = singleSpaReact<RootProps>({
    React,
    ReactDOMClient: {
      createRoot: (element: HTMLElement) => ({
        render: (content: ReactNode) => places.render(element, content),
        unmount: () => places.get(element)?.rendered?.root.unmount(),
      }),
    },
    renderType: 'createRoot',
    rootComponent: Root,
    // The library's types add single-spa's own props, which the boundary passes on unread.
    errorBoundaryClass: CrashBoundary as unknown as NonNullable<
      LibraryOptions['errorBoundaryClass']
    >,
    parcelCanUpdate: false,
  });
  type LibraryProps = Parameters<typeof library.mount>[0];
  const propsOf = ({ props }: Place) => props as unknown as LibraryProps;

  return {
    Root,
    identifierPrefix,
    bootstrap: async () => undefined,

    async prepare(props) {
      const element = elementOf(props);
      if (places.get(element)) return;
      // The mount settles only when the screen is shown, so do not wait for it here.
      const mounting = library.mount(propsOf(places.open(element, props, true)));
      await Promise.race([mounting, undefined]);
    },

    async mount(props) {
      const element = elementOf(props);
      const place = places.get(element) ?? places.open(element, props, false);
      await new Promise<void>((resolve, reject) => {
        place.onLive = resolve;
        place.onCrash = (error) => {
          resolve();
          props.onCrash(error);
        };
        const { rendered } = place;
        if (rendered) show(rendered.root, rendered.content);
        else library.mount(propsOf(place)).catch(reject);
      });
    },

    async unmount({ domElement }) {
      const place = domElement && places.get(domElement);
      if (!place) return;
      const unmounting = library.unmount(propsOf(place));
      places.close(domElement);
      // React has emptied the element. The promise of a screen that was never shown does not
      // settle, so do not wait for it. Throw only an error that is already there.
      await Promise.race([unmounting, undefined]);
    },
  };
}

/** @throws {TypeError} when the shell gave no element to go to */
function elementOf({ domElement }: { readonly domElement?: HTMLElement }): HTMLElement {
  if (domElement instanceof HTMLElement) return domElement;
  throw new TypeError('A screen needs an element to go to: domElement is none');
}
