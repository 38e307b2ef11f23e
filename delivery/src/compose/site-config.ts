import type { SiteConfig } from 'shared-contracts';
import type { Deployment } from './deployment';

/**
 * What the page needs to know of the deployment that it runs in.
 *
 * @param catalogueFile name of the catalogue in the shell's site, `catalogue.1a2b3c4d.json`
 */
export function siteConfig(where: Deployment, catalogueFile: string): SiteConfig {
  const { origins, firebase, emulators, idTokenSyncPath, appCheck, links, allowOverrides } = where;
  const { stripePublishableKey, supportChat, registryKeys, liveSubtitle, telemetry } = where;
  return {
    firebase,
    ...(emulators && { emulators }),
    mediaOrigin: origins.media,
    catalogueUrl: `/${catalogueFile}`,
    ...(idTokenSyncPath !== undefined && { idTokenSyncPath }),
    ...(appCheck && { appCheck }),
    ...(stripePublishableKey !== undefined && { stripePublishableKey }),
    ...(supportChat && { supportChat }),
    ...(liveSubtitle !== undefined && { liveSubtitle }),
    ...(telemetry && { telemetry }),
    links,
    ...(registryKeys && { registryKeys: [...registryKeys] }),
    allowOverrides,
  };
}
