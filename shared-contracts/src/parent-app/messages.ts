import * as v from 'valibot';
import { isInAppPath } from '../paths/in-app-path';

/** Messages to the parent app (`window.ReactNativeWebView.postMessage`). Source: PARENT-out. */
export interface MessageToParentAppMap {
  REQUEST_GOOGLE_ID_TOKEN: Record<string, never>;
  REQUEST_APPLE_ID_TOKEN_AND_NONCE: Record<string, never>;
  LOG_IN_TO_SUBSCRIPTION_SERVICE: { readonly uid: string };
  PURCHASE_PACKAGE: { readonly package: ParentAppPackage; readonly oldProductID: string | null };
  RESTORE_PURCHASES: Record<string, never>;
  OPEN_EXTERNAL_URL: { readonly url: string };
}
export type MessageToParentAppType = keyof MessageToParentAppMap;

/** The names of all messages to the parent app. */
export const MESSAGES_TO_PARENT_APP = Object.keys({
  REQUEST_GOOGLE_ID_TOKEN: true,
  REQUEST_APPLE_ID_TOKEN_AND_NONCE: true,
  LOG_IN_TO_SUBSCRIPTION_SERVICE: true,
  PURCHASE_PACKAGE: true,
  RESTORE_PURCHASES: true,
  OPEN_EXTERNAL_URL: true,
} satisfies Record<MessageToParentAppType, true>) as readonly MessageToParentAppType[];

/** One message to the parent app, as it is posted, without the token. */
export type MessageToParentApp = {
  [T in MessageToParentAppType]: { readonly type: T; readonly payload: MessageToParentAppMap[T] };
}[MessageToParentAppType];

/** What the store sells. Source: ENTITY-parent-package, PARENT-packages. */
export const ParentAppPackageSchema = v.object({
  identifier: v.string(),
  offeringIdentifier: v.string(),
  product: v.object({
    identifier: v.string(),
    priceString: v.string(),
    subscriptionPeriod: v.picklist(['P1M', 'P1Y']),
    // Swift's and Kotlin's encoders leave out what is null.
    introPrice: v.nullish(v.looseObject({}), null),
  }),
});
export type ParentAppPackage = v.InferOutput<typeof ParentAppPackageSchema>;

/** `isInAppPath` as a schema. */
export const InAppPathSchema = v.pipe(
  v.string(),
  v.check(isInAppPath, 'must be a path in the app'),
);

/** Messages from the parent app. Source: PARENT-in. */
export const MessageFromParentAppSchema = v.variant('type', [
  v.object({
    type: v.literal('LOG_IN_WITH_ID_TOKEN'),
    payload: v.variant('provider', [
      v.object({ provider: v.literal('google.com'), idToken: v.string() }),
      v.object({ provider: v.literal('apple.com'), idToken: v.string(), nonce: v.string() }),
    ]),
  }),
  v.object({
    type: v.literal('SUBSCRIPTION_PACKAGES'),
    payload: v.object({ packages: v.array(ParentAppPackageSchema) }),
  }),
  v.object({ type: v.literal('REDIRECT'), payload: v.object({ path: InAppPathSchema }) }),
  v.object({
    type: v.literal('STOP_LOADING'),
    /**
     * `outcome: 'cancelled'`: the learner gave up a purchase or a restore. An app may leave it out;
     * other texts say nothing. Source: docs/payments.md.
     */
    payload: v.object({ outcome: v.nullish(v.string()) }),
  }),
  v.object({ type: v.literal('SIGN_IN_FAILED'), payload: v.object({ message: v.string() }) }),
]);
export type MessageFromParentApp = v.InferOutput<typeof MessageFromParentAppSchema>;
