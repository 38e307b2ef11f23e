import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Sets up hydration tests in a file: collects React's errors, and removes the page after each test.
 *
 * @returns the errors of the current test, and a function that hydrates a container
 */
export function watchHydration() {
  const complaints: unknown[] = [];
  let unmount: () => void = () => undefined;
  beforeEach(() => {
    complaints.length = 0;
    jest.spyOn(console, 'error').mockImplementation((...all) => void complaints.push(all));
  });
  afterEach(() => {
    act(unmount);
    document.body.replaceChildren();
  });
  const hydrate = async (container: Element, page: ReactNode): Promise<void> => {
    const onRecoverableError = (error: unknown) => void complaints.push(error);
    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
    unmount = () => root.unmount();
  };
  return { complaints, hydrate };
}
