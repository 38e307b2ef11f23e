export { bodyOf, isForeign } from './http';
export {
  createStripeSandbox,
  type SandboxPrice,
  type SandboxProduct,
  type SandboxPromotionCode,
  type StripeSandbox,
  type StripeSandboxOptions,
} from './stripe/sandbox';
export type { Deliver, WebhookRequest } from './stripe/webhooks/sender';
export type { RunningSandbox } from './serve';
export { serveSandbox } from './stripe/http/server';
export type { DeliveryMode, SandboxState } from './stripe/sandbox-state';
export type { StoreOs, StoreProduct } from './revenuecat/objects';
export {
  createRevenueCatSandbox,
  type RevenueCatSandbox,
  type RevenueCatSandboxOptions,
} from './revenuecat/sandbox';
export type { DeliverToStoreWebhook, StoreWebhookRequest } from './revenuecat/sender';
export { serveRevenueCatSandbox } from './revenuecat/server';
export type { StoreDeliveryMode, StoreState } from './revenuecat/store-state';
