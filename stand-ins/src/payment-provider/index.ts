export type { SandboxPrice, SandboxProduct, SandboxPromotionCode } from './objects/price-list';
export { createStripeSandbox, type StripeSandbox, type StripeSandboxOptions } from './sandbox';
export type { Deliver, WebhookRequest } from './webhooks/sender';
export { serveSandbox } from './http/server';
export type { SandboxState } from './sandbox-state';
