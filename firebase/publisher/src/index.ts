export { publishContent } from './publish-content';
export type { PublishOptions, PublishResult } from './publish-content';
export { publishCatalogue } from './catalogue/publish-catalogue';
export { readListedLessons, writeCatalogue } from './catalogue/write-catalogue';
export { ContentError } from './problems';
