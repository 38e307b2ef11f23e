export {
  hasSampleValues,
  localDeployment,
  productionDeployment,
  type Deployment,
} from './deployment';
export { publishSite, type PublishOptions } from './publish-site';
export { composePage } from './compose-page';
export { siteConfig } from './site-config';
