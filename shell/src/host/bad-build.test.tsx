import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { createInMemoryPlatform } from 'common-testing';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { createHost } from './host';
import { RemoteOutlet } from './RemoteOutlet';
import { aFederation } from './testing/federation';
import { at, loadable, loadModule, moduleOf, plain, prepare, screenName } from './testing/outlet';

const inBuild = (build: string): ResolvedRemote => ({
  ...loadable,
  remote: { ...plain, manifest: { ...plain.manifest, build, container: `c_${build}` } },
});

test('a build that the registry chooses after a second failure replaces the failed one, and the log says so', async () => {
  const user = userEvent.setup();
  const tried: string[] = [];
  loadModule.mockImplementation(async ({ container }) => {
    tried.push(container);
    if (container === 'c_new') throw new Error('boom');
    return moduleOf(() => <h1>The build before</h1>);
  });
  const remotes$ = new BehaviorSubject<readonly ResolvedRemote[]>([inBuild('new')]);
  const platform = createInMemoryPlatform();
  const logged = jest.spyOn(platform.log, 'error');
  let failures = 0;
  const host = createHost({
    registry: {
      remotes$,
      known$: new BehaviorSubject({ document: undefined }),
      refresh: async () => undefined,
      reconsider: () => remotes$.next([inBuild('old')]),
    },
    platform,
    health: { failed: () => ++failures === 2, worked: () => undefined },
    loadFederation: aFederation(loadModule),
  });
  render(
    <RemoteOutlet
      name={plain.name}
      screen={screenName}
      title="Live lessons"
      location={at('/x')}
      host={host}
      onSettled={() => undefined}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Live lessons could not start.');
  expect(logged).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'The build before' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(tried).toEqual(['c_new', 'c_new', 'c_old']);
  expect(logged.mock.calls.flat().join()).toContain('build new failed twice');
});

test('a build that is repointed for a developer is not counted', async () => {
  loadModule.mockRejectedValue(new Error('boom'));
  const { registry, platform, hostWith: _, outlet } = prepare({ ...loadable, isOverridden: true });
  const failed = jest.fn(() => false);
  const host = createHost({
    registry,
    platform,
    health: { failed, worked: () => undefined },
    loadFederation: aFederation(loadModule),
  });
  render(outlet('/x', host));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(failed).not.toHaveBeenCalled();
});
