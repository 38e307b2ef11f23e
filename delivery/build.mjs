#!/usr/bin/env node
// Builds the package in whose folder it is started: `lerna run build --scope mf-lessons` ends here.
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register();
const name = basename(process.cwd());
// The federation plugin reads a version where it is started, and writes it into the build.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { buildAll } = await import('./src/build/build-all.ts');
try {
  await buildAll({ only: [name], log: (line) => console.log(line) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
