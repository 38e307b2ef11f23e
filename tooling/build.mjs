#!/usr/bin/env node
// Builds the package in whose folder it is started: `lerna run build --scope mf-lessons` ends here.
import { basename } from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { buildAll } = await import('./src/build/build-all.ts');
try {
  await buildAll({ only: [basename(process.cwd())], log: (line) => console.log(line) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
