export {
  createStripeSandbox,
  type SandboxPrice,
  type SandboxProduct,
  type SandboxPromotionCode,
  type StripeSandbox,
  type StripeSandboxOptions,
} from './sandbox';
export type { Deliver, WebhookRequest } from './webhooks/sender';
export { serveSandbox } from './http/server';
export type { SandboxState } from './sandbox-state';
