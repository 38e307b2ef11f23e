export {
  hasSampleValues,
  localDeployment,
  previewDeployment,
  productionDeployment,
  type Deployment,
  type Preview,
} from './deployment';
export { composeSite, readBefore, REGISTRY_FILE, type PublishOptions } from './compose-site';
export { publishSite } from './publish-site';
export { composePage } from './compose-page';
export { siteConfig } from './site-config';
