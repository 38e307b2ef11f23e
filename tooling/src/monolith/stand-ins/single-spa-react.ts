import type * as ReactLibrary from 'react';
import type { Root } from 'react-dom/client';
import type { ScreenProps } from 'shared-contracts';

type Props = ScreenProps & { readonly domElement: HTMLElement };

/** The options of single-spa-react that kit's `createScreen` gives and a bundle needs. */
interface Options {
  readonly React: typeof ReactLibrary;
  readonly ReactDOMClient: { readonly createRoot: (element: HTMLElement) => Root };
  readonly rootComponent: React.ComponentType<ScreenProps>;
  readonly errorBoundaryClass: React.ComponentType<Props & { readonly children?: React.ReactNode }>;
}

/** A component and its lifecycles with React alone; each mount has an element of its own. */
export default function lifecyclesOf(options: Options) {
  const { React, ReactDOMClient, rootComponent, errorBoundaryClass } = options;
  const roots = new Map<HTMLElement, Root>();

  /** Outside the error boundary, so that the mount of a screen that crashes settles too. */
  function Mounted(props: { readonly onMounted: () => void; readonly children?: React.ReactNode }) {
    React.useLayoutEffect(props.onMounted, [props.onMounted]);
    return props.children;
  }

  return {
    bootstrap: async () => undefined,
    mount: (props: Props) =>
      new Promise<void>((resolve) => {
        const screen = React.createElement(rootComponent, props);
        const guarded = React.createElement(errorBoundaryClass, props, screen);
        const root = ReactDOMClient.createRoot(props.domElement);
        roots.set(props.domElement, root);
        root.render(React.createElement(Mounted, { onMounted: resolve }, guarded));
      }),
    async unmount({ domElement }: Pick<Props, 'domElement'>) {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
    },
  };
}
