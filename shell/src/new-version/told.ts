import type { DeviceStorage } from '../storage/device-storage';

const TOLD = 'new-version-told';
const RELOADED = 'new-version-reloaded';

/** What of new versions this tab remembers, also over a reload. */
export interface Told {
  /** Whether the learner has been told of all of them. */
  has(builds: readonly string[]): boolean;
  add(builds: readonly string[]): void;
  /** Something of them is needed now, so they are told once more. */
  forget(): void;
  /**
   * Whether the page may reload by itself for them: once in a tab for each, because a page may stay
   * the old one, and never where nothing is remembered.
   */
  mayReload(builds: readonly string[]): boolean;
}

export function createTold(storage: DeviceStorage): Told {
  const read = (key: string) => storage.getItem(key)?.split('\n') ?? [];
  const told = new Set(read(TOLD));
  return {
    has: (builds) => builds.every((build) => told.has(build)),
    add(builds) {
      for (const build of builds) told.add(build);
      storage.setItem(TOLD, [...told].join('\n'));
    },
    forget: () => told.clear(),
    mayReload(builds) {
      const before = read(RELOADED);
      const all = [...new Set([...before, ...builds])];
      if (all.length === before.length) return false;
      storage.setItem(RELOADED, all.join('\n'));
      return read(RELOADED).length === all.length;
    },
  };
}
