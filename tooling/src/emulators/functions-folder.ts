import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Addresses } from 'delivery/addresses';
import { inRoot, runFolder } from 'delivery/paths';
import type { Processes } from '../processes/processes';
import { functionSecrets, realPaymentKeys, realStoreKeys, STORE_PROJECT } from './local-secrets';

const environmentFile = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/** Parameters of the functions at these addresses; `config.ts` of the functions reads them. */
export const parametersAt = ({
  payments,
  sites,
  stores,
}: Addresses): Readonly<Record<string, string>> => ({
  MEDIA_ORIGIN: sites.media.origin,
  APP_ORIGIN: sites.shell.origin,
  LIVE_ORIGIN: sites['mf-live'].origin,
  STRIPE_API_ORIGIN: realPaymentKeys() ? '' : `http://${payments}`,
  REVENUECAT_PROJECT_ID: realStoreKeys()?.REVENUECAT_PROJECT_ID ?? STORE_PROJECT,
  ...(!realStoreKeys() && { REVENUECAT_API_ORIGIN: `http://${stores}` }),
  ZOOM_SDK_KEY: '',
});

/**
 * Builds the functions and copies them into the run folder, with parameters and secrets for these
 * addresses. So two products can run at once, and the sources hold no settings.
 *
 * @returns absolute path of the copy
 */
export async function prepareFunctions(
  processes: Processes,
  addresses: Addresses,
): Promise<string> {
  const source = inRoot('firebase/functions');
  await processes.run({
    name: 'functions-build',
    command: process.execPath,
    args: [join(source, 'build.mjs')],
  });
  const folder = runFolder(addresses.offset, 'functions');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.secret.local'), environmentFile(functionSecrets()));
  writeFileSync(join(folder, '.env.local'), environmentFile(parametersAt(addresses)));
  cpSync(join(source, 'package.json'), join(folder, 'package.json'));
  cpSync(join(source, 'lib'), join(folder, 'lib'), { recursive: true });
  return folder;
}
