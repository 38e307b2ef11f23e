import { act, render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { loadable, loadModule, moduleOf, plain, prepare, setUp } from './testing/outlet';

afterEach(() => jest.useRealTimers());

describe('if only /registry.json names the build of this browser', () => {
  const awaited: ResolvedRemote = { ...loadable, isAwaited: true };
  const canary = { ...plain, manifest: { ...plain.manifest, build: 'canary', container: 'c' } };
  const named: ResolvedRemote = { ...loadable, remote: canary, channel: 'canary' };
  const containers = () => loadModule.mock.calls.map(([{ container }]) => container);

  test('waits for it, and loads only that build', async () => {
    loadModule.mockResolvedValue(moduleOf(() => <h1>Hello</h1>));
    setUp(awaited, named);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
    expect(containers()).toEqual(['c']);
  });

  test('shows the stable build if it cannot be read', async () => {
    loadModule.mockResolvedValue(moduleOf(() => <h1>Hello</h1>));
    setUp(awaited, awaited);
    expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
    expect(containers()).toEqual([plain.manifest.container]);
  });

  test('shows the stable build after two seconds without an answer', async () => {
    jest.useFakeTimers();
    loadModule.mockResolvedValue(moduleOf(() => <h1>Hello</h1>));
    const { registry, outlet } = prepare(awaited);
    jest.spyOn(registry, 'refresh').mockReturnValue(new Promise(() => undefined));
    render(outlet());
    await act(() => jest.advanceTimersByTimeAsync(1_999));
    expect(loadModule).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(containers()).toEqual([plain.manifest.container]);
  });

  test.each([
    ['it was read', { isFetched: true }],
    ['it could not be read before', { problem: 'it answered 500' }],
  ])('waits no more once %s', async (_, known) => {
    loadModule.mockResolvedValue(moduleOf(() => <h1>Hello</h1>));
    const { registry, outlet } = prepare(awaited);
    const known$ = new BehaviorSubject({ document: undefined, ...known });
    const refresh = jest.spyOn(registry, 'refresh');
    Object.assign(registry, { known$ });
    render(outlet());
    expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
    expect(refresh).not.toHaveBeenCalled();
  });
});
