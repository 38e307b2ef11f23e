import { aRegisteredRemote } from 'common-testing';
import { createRegistry } from './registry';

const document = (...remotes: unknown[]) => ({ schemaVersion: 1, publishedAt: '', remotes });
const log = () => ({ info: jest.fn(), warn: jest.fn(), error: jest.fn() });
const older = aRegisteredRemote();
const newer = { ...older, manifest: { ...older.manifest, build: 'newer' } };

const buildsOf = (registry: ReturnType<typeof createRegistry>) =>
  registry.remotes$.value.map((remote) =>
    remote.status === 'loadable' ? remote.remote.manifest.build : remote.failure.kind,
  );

describe('createRegistry', () => {
  test('starts from the registry in the page, then uses the published one', async () => {
    const registry = createRegistry({
      inlined: document(older),
      fetchRegistry: async () => document(newer),
      overrides: [],
      fetchOverrides: async () => [],
      log: log(),
    });
    expect(buildsOf(registry)).toEqual([older.manifest.build]);
    await registry.refresh();
    expect(buildsOf(registry)).toEqual(['newer']);
  });

  test.each([
    ['unreachable', () => Promise.reject(new Error('down'))],
    ['no registry', async () => '<!doctype html>'],
  ])('keeps the known registry if the published one is %s', async (_, fetchRegistry) => {
    const logged = log();
    const registry = createRegistry({
      inlined: document(older),
      fetchRegistry,
      overrides: [],
      fetchOverrides: async () => [],
      log: logged,
    });
    await registry.refresh();
    expect(buildsOf(registry)).toEqual([older.manifest.build]);
    expect(logged.warn).toHaveBeenCalledTimes(1);
  });

  test('shares a running reading, so an older answer never comes after a newer one', async () => {
    const answers: ((registry: unknown) => void)[] = [];
    const registry = createRegistry({
      inlined: document(older),
      fetchRegistry: () => new Promise((resolve) => answers.push(resolve)),
      overrides: [],
      fetchOverrides: async () => [],
      log: log(),
    });
    const both = Promise.all([registry.refresh(), registry.refresh()]);
    expect(answers).toHaveLength(1);
    answers[0]?.(document(newer));
    await both;
    expect(buildsOf(registry)).toEqual(['newer']);
    void registry.refresh();
    expect(answers).toHaveLength(2);
  });

  test('emits nothing without a change', async () => {
    const registry = createRegistry({
      inlined: document(older),
      fetchRegistry: async () => document(older),
      overrides: [],
      fetchOverrides: async () => [],
      log: log(),
    });
    const emitted = jest.fn();
    registry.remotes$.subscribe(emitted);
    await registry.refresh();
    expect(emitted).toHaveBeenCalledTimes(1);
  });

  test('starts empty and logs an error if the page has no registry', () => {
    const logged = log();
    const registry = createRegistry({
      inlined: undefined,
      fetchRegistry: async () => document(),
      overrides: [],
      fetchOverrides: async () => [],
      log: logged,
    });
    expect(registry.remotes$.value).toEqual([]);
    expect(logged.error).toHaveBeenCalled();
  });

  test('lets an override decide the first screen, with any published registry', async () => {
    const override = { name: older.name, document: newer };
    const registry = createRegistry({
      inlined: document(older),
      overrides: [override],
      fetchRegistry: () => Promise.reject(new Error('down')),
      fetchOverrides: async () => [override],
      log: log(),
    });
    expect(buildsOf(registry)).toEqual(['newer']);
    await registry.refresh();
    expect(buildsOf(registry)).toEqual(['newer']);
  });

  test.each([
    ['the next shell', 's2', older.manifest.build],
    ['this shell', 's1', 'incompatible-contract'],
  ])('a build for a later contract that came with %s', async (_, shell, becomes) => {
    const later = { ...newer, manifest: { ...newer.manifest, contract: '^9.0.0' } };
    const registry = createRegistry({
      inlined: { ...document(older), shell: 's1' },
      fetchRegistry: async () => ({ ...document(later), shell }),
      overrides: [],
      fetchOverrides: async () => [],
      log: log(),
    });
    await registry.refresh();
    expect(buildsOf(registry)).toEqual([becomes]);
  });

  test('shows which registry decides, and why a fetched one does not', async () => {
    const page = { ...document(older), sequence: 3 };
    const fourth = { ...document(newer), sequence: 4 };
    const fifth = { ...document(older), sequence: 5 };
    const answers = [
      async () => fourth,
      () => Promise.reject(new Error('it is older')),
      async () => fifth,
    ];
    const asked = jest.fn((_known: unknown) => (answers.shift() as () => Promise<unknown>)());
    const registry = createRegistry({
      inlined: page,
      fetchRegistry: asked,
      overrides: [],
      fetchOverrides: async () => [],
      log: log(),
    });
    expect(registry.known$.value).toEqual({ document: page });
    await registry.refresh();
    expect(registry.known$.value).toEqual({ document: fourth, isFetched: true });
    await registry.refresh();
    expect(registry.known$.value).toEqual({
      document: fourth,
      isFetched: true,
      problem: 'it is older',
    });
    expect(buildsOf(registry)).toEqual(['newer']);
    await registry.refresh();
    expect(registry.known$.value).toEqual({ document: fifth, isFetched: true });
    expect(asked.mock.calls).toEqual([[page], [fourth], [fourth]]);
  });
});
