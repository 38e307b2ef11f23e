/** @jest-environment <rootDir>/tooling/src/tests/jest/browser-environment.ts */
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import type { ScreenProps } from 'shared-contracts';
import lifecyclesOf from './single-spa-react';

interface BoundaryProps extends ScreenProps {
  readonly domElement: HTMLElement;
  readonly children?: React.ReactNode;
}

class Boundary extends React.Component<BoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };
  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }
  override componentDidCatch(error: Error) {
    this.props.onCrash(error);
  }
  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}

function lifecycles(rootComponent: React.ComponentType<ScreenProps>) {
  return lifecyclesOf({
    React,
    ReactDOMClient: { createRoot },
    rootComponent,
    errorBoundaryClass: Boundary,
  });
}

const surroundings = () => ({
  ...({} as Pick<ScreenProps, 'platform' | 'route$'>),
  onCrash: jest.fn<void, [Error]>(),
  domElement: document.createElement('div'),
});

describe('the stand-in for single-spa-react', () => {
  it('mounts, unmounts and mounts again; a mount ends when the screen is there', async () => {
    const { bootstrap, mount, unmount } = lifecycles(() => React.createElement('p', {}, 'Grüezi'));
    const props = surroundings();
    await bootstrap();
    for (let round = 0; round < 2; round++) {
      await mount(props);
      expect(props.domElement.innerHTML).toBe('<p>Grüezi</p>');
      await unmount(props);
      expect(props.domElement.innerHTML).toBe('');
    }
  });

  it('ends the mount of a screen that crashes, and reports the crash', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { mount } = lifecycles(() => {
      throw new Error('no such lesson');
    });
    const props = surroundings();
    await mount(props);
    expect(props.domElement.innerHTML).toBe('');
    expect(props.onCrash.mock.calls).toEqual([[new Error('no such lesson')]]);
  });
});
