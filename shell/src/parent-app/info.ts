import type { MessageToParentAppType, ParentAppInfo } from 'shared-contracts';

export interface EmbeddedWindow extends Window {
  readonly parentApp?: ParentAppInfo;
  readonly ReactNativeWebView?: { postMessage?(text: string): void };
}

/** Finds the native app around this page, if both of its marks exist. */
export function parentAppOf(target: Window): ParentAppInfo | null {
  const { parentApp, ReactNativeWebView } = target as EmbeddedWindow;
  const isEmbedded =
    (parentApp?.os === 'ios' || parentApp?.os === 'android') &&
    typeof ReactNativeWebView?.postMessage === 'function';
  return isEmbedded ? parentApp : null;
}

/** Whether this version of the app answers a message. Without a valid list, it answers all. */
export const isSupported = ({ supports }: ParentAppInfo, type: MessageToParentAppType): boolean =>
  !Array.isArray(supports) || supports.includes(type);
