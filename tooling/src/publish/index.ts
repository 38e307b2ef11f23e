export {
  hasSampleValues,
  localDeployment,
  productionDeployment,
  type Deployment,
} from './deployment';
export {
  composeSite,
  publishSite,
  readBefore,
  REGISTRY_FILE,
  type PublishOptions,
} from './publish-site';
export { composePage } from './compose-page';
export { siteConfig } from './site-config';
