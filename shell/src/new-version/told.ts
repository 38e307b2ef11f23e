import type { DeviceStorage } from '../storage/device-storage';

const TOLD = 'new-version-told';
const RELOADED = 'new-version-reloaded';

/** Remembers in this tab which new versions the learner knows of, also after a reload. */
export interface Told {
  /** Whether the learner has been told of all of them. */
  has(builds: readonly string[]): boolean;
  add(builds: readonly string[]): void;
  /** The page needs a file of them now, so the learner is told once more. */
  forget(): void;
  /**
   * Whether the page may reload by itself for them. It may once for each in a tab, because the page
   * may stay the old one. Without storage it never may.
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
      const earlierBuilds = read(RELOADED);
      const all = [...new Set([...earlierBuilds, ...builds])];
      if (all.length === earlierBuilds.length) return false;
      storage.setItem(RELOADED, all.join('\n'));
      return read(RELOADED).length === all.length;
    },
  };
}
