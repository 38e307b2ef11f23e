import * as v from 'valibot';
import {
  MessageFromParentAppSchema,
  ParentAppPackageSchema,
  type MessageFromParentApp,
} from '../messages';
import type { MessageToParentAppMap, MessageToParentAppType } from '../messages-out';
import type { ParentAppInfo } from '../info';

export type MessageFromParentAppType = MessageFromParentApp['type'];

/** `window.parentApp`, set by the native app. Source: PARENT-embedded, PARENT-token. */
export const ParentAppInfoSchema = v.object({
  os: v.picklist(['ios', 'android']),
  version: v.string(),
  buildNumber: v.string(),
  bundleId: v.string(),
  token: v.optional(v.string()),
  supports: v.optional(v.array(v.string())),
}) satisfies v.GenericSchema<unknown, ParentAppInfo>;

/** The payload of each message to the parent app. Source: PARENT-out to PARENT-open-outside. */
export const PAYLOADS_TO_PARENT_APP = {
  REQUEST_GOOGLE_ID_TOKEN: v.strictObject({}),
  REQUEST_APPLE_ID_TOKEN_AND_NONCE: v.strictObject({}),
  LOG_IN_TO_SUBSCRIPTION_SERVICE: v.object({ uid: v.string() }),
  PURCHASE_PACKAGE: v.object({
    package: ParentAppPackageSchema,
    oldProductID: v.nullable(v.string()),
  }),
  RESTORE_PURCHASES: v.strictObject({}),
  OPEN_EXTERNAL_URL: v.object({ url: v.string() }),
} satisfies {
  readonly [T in MessageToParentAppType]: v.GenericSchema<unknown, MessageToParentAppMap[T]>;
};

/** The payload of each message from the parent app, as the page checks it. Source: PARENT-in. */
export const PAYLOADS_FROM_PARENT_APP: Readonly<Record<string, v.GenericSchema>> =
  Object.fromEntries(
    MessageFromParentAppSchema.options.map(({ entries }) => [
      entries.type.literal,
      entries.payload,
    ]),
  );
