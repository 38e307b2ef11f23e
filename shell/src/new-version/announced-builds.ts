import type { DeviceStorage } from '../storage/device-storage';

const TOLD = 'new-version-told';
const RELOADED = 'new-version-reloaded';

/** Stores in this tab which new builds the learner was told about, also after a reload. */
export interface AnnouncedBuilds {
  /** Whether the learner was told about all of them. */
  has(builds: readonly string[]): boolean;
  add(builds: readonly string[]): void;
  /** Forgets all, because the page now needs a file of a new build. */
  forget(): void;
  /**
   * Whether the page may reload automatically for these builds: once for each in a tab, because a
   * reload may bring the same page. Without storage never.
   */
  mayReload(builds: readonly string[]): boolean;
}

export function createAnnouncedBuilds(storage: DeviceStorage): AnnouncedBuilds {
  const read = (key: string) => storage.getItem(key)?.split('\n') ?? [];
  const announced = new Set(read(TOLD));
  return {
    has: (builds) => builds.every((build) => announced.has(build)),
    add(builds) {
      for (const build of builds) announced.add(build);
      storage.setItem(TOLD, [...announced].join('\n'));
    },
    forget: () => announced.clear(),
    mayReload(builds) {
      const earlierBuilds = read(RELOADED);
      const all = [...new Set([...earlierBuilds, ...builds])];
      if (all.length === earlierBuilds.length) return false;
      storage.setItem(RELOADED, all.join('\n'));
      return read(RELOADED).length === all.length;
    },
  };
}
