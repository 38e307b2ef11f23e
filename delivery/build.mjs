#!/usr/bin/env node
// Builds the package of the present folder. `lerna run build --scope mf-lessons` starts it there.
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register();
const name = basename(process.cwd());
// The federation plugin writes the version in the present folder's package.json into the build.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { buildAll } = await import('./src/build/build-all.ts');
try {
  await buildAll({ only: [name], log: (line) => console.log(line) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
