export {
  createStripeSandbox,
  type SandboxPrice,
  type SandboxProduct,
  type SandboxPromotionCode,
  type StripeSandbox,
  type StripeSandboxOptions,
} from './stripe/sandbox';
export type { Deliver, WebhookRequest } from './stripe/webhooks/sender';
export { serveSandbox, type RunningSandbox } from './stripe/http/server';
export type { DeliveryMode, SandboxState } from './stripe/state';
