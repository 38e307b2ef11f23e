export { publishContent } from './publish-content';
export type { PublishOptions, PublishResult } from './publish-content';
export { publishCatalogue } from './catalogue/publish-catalogue';
export { readListedLessons, writeCatalogue } from './catalogue/write-catalogue';
export { ContentError } from './problems';
export { readOffers } from './content/load-offers';
export type { Account } from './content/schemas';
export { readAccounts, uidOf } from './content/load-accounts';
export { timeFromNow } from './accounts/time-from-now';
