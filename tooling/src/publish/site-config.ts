import type { SiteConfig } from 'shared-contracts';
import type { Deployment } from './deployment';

/**
 * What the page has to know of the place where it runs.
 *
 * @param catalogueFile name of the catalogue in the shell's site, `catalogue.1a2b3c4d.json`
 */
export function siteConfig(where: Deployment, catalogueFile: string): SiteConfig {
  const { origins, firebase, emulators, idTokenSyncPath, allowOverrides } = where;
  return {
    firebase,
    ...(emulators && { emulators }),
    mediaOrigin: origins.media,
    catalogueUrl: `/${catalogueFile}`,
    ...(idTokenSyncPath !== undefined && { idTokenSyncPath }),
    allowOverrides,
  };
}
