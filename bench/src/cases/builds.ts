import { rmSync } from 'node:fs';
import { BUILT_PACKAGES } from 'delivery/build/packages';
import { inRoot } from 'delivery/paths';
import { keep, type BenchCase } from '../lab';

/** `Built mf-auth in 3.2 s` */
const BUILT = /^Built (\S+) in ([\d.]+) s$/;

/**
 * Measures how long each package takes to build with webpack's warm cache. It removes every stamp,
 * so each package is built although nothing has changed. Limit: no cold build, which would need a
 * copy without the cache.
 */
export const builds: BenchCase = {
  name: 'builds',
  title: 'a build of each package with a warm cache',
  isInQuick: false,
  async run(lab) {
    for (const name of BUILT_PACKAGES) rmSync(inRoot(name, 'dist', '.build'), { force: true });
    await lab.build((line) => {
      const [, subject, seconds] = BUILT.exec(line) ?? [];
      if (subject === undefined) return;
      const key = { scenario: 'build', profile: 'fast', subject } as const;
      keep(lab, 0, key, { time: Number(seconds) * 1000 });
    });
  },
};
