import type { ParentAppPackage } from './messages';

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
