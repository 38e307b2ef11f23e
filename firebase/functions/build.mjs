import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));
const { version, dependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));

/*
 * `lib` is what is deployed: one file and a package.json of its own. The cloud installs that
 * package from the public registry, where the packages of this workspace must never be looked for,
 * not even as development dependencies. So they are bundled and not named. The Firebase packages
 * stay outside, because the platform finds its functions through them.
 */
await build({
  absWorkingDir: folder,
  // The functions; and the scheduled jobs as a program, for where there is no schedule.
  entryPoints: ['src/index.ts', 'src/jobs.ts'],
  outdir: 'lib',
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  sourcemap: true,
  external: Object.keys(dependencies),
  logLevel: 'warning',
});
const deployed = {
  name: 'swissgerman-functions',
  version,
  private: true,
  main: 'index.js',
  engines: { node: '22' },
  dependencies,
};
writeFileSync(`${folder}lib/package.json`, `${JSON.stringify(deployed, null, 2)}\n`);
