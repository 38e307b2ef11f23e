import { act, screen, waitFor } from '@testing-library/react';
import { useRoute } from 'kit';
import type { BehaviorSubject } from 'rxjs';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { loadable, loadModule, moduleOf, plain, setUp } from './testing/outlet';

test('shows the loading state, then the screen', async () => {
  loadModule.mockResolvedValue(moduleOf(() => <h1>Hello</h1>));
  const { onSettled } = setUp();
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(onSettled).not.toHaveBeenCalled();
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
  await waitFor(() => expect(onSettled).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(screen.getByRole('heading').closest('[data-shown]')).toHaveAttribute(
    'data-shown',
    plain.manifest.build,
  );
});

test('leaves nothing behind', async () => {
  loadModule.mockResolvedValue(moduleOf(() => <h1>Hello</h1>));
  const { unmount } = setUp();
  await screen.findByRole('heading', { name: 'Hello' });
  await act(async () => unmount());
  expect(document.body.textContent).toBe('');
});

test('keeps the screen while its route changes, and passes it the location', async () => {
  const mounted = jest.fn();
  loadModule.mockResolvedValue(
    moduleOf(() => {
      const { pathname } = useRoute();
      return <h1 ref={(element) => void (element && mounted(element))}>{pathname}</h1>;
    }),
  );
  const { rerender, outlet } = setUp();
  const heading = await screen.findByRole('heading', { name: '/x' });
  rerender(outlet('/y'));
  expect(await screen.findByRole('heading', { name: '/y' })).toBe(heading);
  expect(loadModule).toHaveBeenCalledTimes(1);
});

test('keeps an open screen when the registry changes', async () => {
  loadModule.mockResolvedValue(moduleOf(() => <h1>Open</h1>));
  const { registry } = setUp();
  await screen.findByRole('heading', { name: 'Open' });
  const next = { ...plain, manifest: { ...plain.manifest, build: 'next' } };
  act(() =>
    (registry.remotes$ as BehaviorSubject<readonly ResolvedRemote[]>).next([
      { ...loadable, remote: next },
    ]),
  );
  expect(screen.getByRole('heading', { name: 'Open' })).toBeVisible();
  expect(loadModule).toHaveBeenCalledTimes(1);
});
