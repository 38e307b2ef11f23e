import type { SiteConfig } from 'shared-contracts';
import type { Deployment } from './deployment';

/**
 * The configuration of a deployment for its pages.
 *
 * @param catalogueFile name of the catalogue in the shell's site, `catalogue.1a2b3c4d.json`
 */
export const siteConfig = (
  { origins, registryKeys, registryJudge: _judge, preview: _preview, ...config }: Deployment,
  catalogueFile: string,
): SiteConfig => ({
  ...config,
  mediaOrigin: origins.media,
  catalogueUrl: `/${catalogueFile}`,
  ...(registryKeys && { registryKeys: [...registryKeys] }),
});
