import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));
const { version, dependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));

/*
 * Builds `lib`, the folder that is deployed. The cloud installs its package.json from the public
 * registry, which must never be asked for packages of this workspace. So esbuild bundles these, and
 * package.json does not name them. The Firebase packages stay outside, because the platform finds
 * the functions through them.
 */
await build({
  absWorkingDir: folder,
  // `jobs` runs the scheduled jobs from a command line.
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
