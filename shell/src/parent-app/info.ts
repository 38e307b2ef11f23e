import type { MessageToParentAppType } from 'shared-contracts';

/** What the native app sets before the first script of the page. Source: ENTITY-device. */
export interface ParentAppInfo {
  readonly os: 'ios' | 'android';
  readonly version: string;
  readonly buildNumber: string;
  readonly bundleId: string;
  /** A secret of the app and this page; it travels in each message and goes nowhere else. */
  readonly token?: string;
  /** The messages that this version of the app answers; absent: all of them. */
  readonly supports?: readonly string[];
}

export interface EmbeddedWindow extends Window {
  readonly parentApp?: ParentAppInfo;
  readonly ReactNativeWebView?: { postMessage?(text: string): void };
}

/** The native app around this page; both of its marks must be there. */
export function parentAppOf(target: Window): ParentAppInfo | null {
  const { parentApp, ReactNativeWebView } = target as EmbeddedWindow;
  const isEmbedded =
    (parentApp?.os === 'ios' || parentApp?.os === 'android') &&
    typeof ReactNativeWebView?.postMessage === 'function';
  return isEmbedded ? parentApp : null;
}

/** Whether this version of the app answers a message. A list that is no list says nothing. */
export const isSupported = ({ supports }: ParentAppInfo, type: MessageToParentAppType): boolean =>
  !Array.isArray(supports) || supports.includes(type);
