import { rmSync } from 'node:fs';
import { BUILT_PACKAGES } from '../../build/packages';
import { inRoot } from '../../paths';
import { keep, type BenchCase } from '../lab';

/** `Built mf-auth in 3.2 s` */
const BUILT = /^Built (\S+) in ([\d.]+) s$/;

/**
 * How long each package takes to build when webpack's cache is warm: every stamp is removed, so
 * every package is built, though nothing in it has changed. A cold build would need a copy without
 * the cache.
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
