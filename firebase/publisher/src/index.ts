export { publishContent } from './publish-content';
export type { PublishOptions, PublishResult } from './publish-content';
export { writeCatalogue } from './catalogue/write-catalogue';
export { ContentError } from './problems';
