export type { StoreProduct } from './objects';
export { createRevenueCatSandbox, type RevenueCatSandbox } from './sandbox';
export type { DeliverToStoreWebhook, StoreWebhookRequest } from './sender';
export { serveRevenueCatSandbox } from './server';
export type { StoreState } from './store-state';
