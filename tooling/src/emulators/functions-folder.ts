import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Addresses } from '../addresses';
import { inRoot, runFolder } from '../paths';
import type { Processes } from '../processes/processes';
import { LOCAL_SECRETS } from './local-secrets';

const environmentFile = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/**
 * Builds the functions and copies them, with parameters and secrets for these addresses, into the
 * run folder: two products beside each other do not disturb one another, and the sources stay
 * free of settings.
 *
 * @returns absolute path of the copy
 */
export async function prepareFunctions(
  processes: Processes,
  { offset, sites }: Addresses,
): Promise<string> {
  const source = inRoot('firebase/functions');
  await processes.run({
    name: 'functions-build',
    command: process.execPath,
    args: [join(source, 'build.mjs')],
  });
  const folder = runFolder(offset, 'functions');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.secret.local'), environmentFile(LOCAL_SECRETS));
  writeFileSync(join(folder, '.env.local'), environmentFile({ MEDIA_ORIGIN: sites.media.origin }));
  cpSync(join(source, 'package.json'), join(folder, 'package.json'));
  cpSync(join(source, 'lib'), join(folder, 'lib'), { recursive: true });
  return folder;
}
