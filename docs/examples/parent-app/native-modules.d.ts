/**
 * Declares the parts of native libraries that the example uses, so that we can check it without
 * them. Leave this file out of an app, where the libraries have their own declarations.
 */
declare module 'react-native' {
  import type { ComponentType } from 'react';

  export const Button: ComponentType<{ readonly title: string; readonly onPress: () => void }>;
  export const Platform: { readonly OS: 'ios' | 'android' };
  export const Linking: {
    openURL(url: string): Promise<void>;
    /** The link that has started the app; null: none. */
    getInitialURL(): Promise<string | null>;
    addEventListener(
      type: 'url',
      listener: (event: { readonly url: string }) => void,
    ): { remove(): void };
  };
}

declare module 'react-native-webview' {
  import type { Component } from 'react';

  interface Native<T> {
    readonly nativeEvent: T;
  }
  export interface WebViewProps {
    readonly source: { readonly uri: string };
    readonly injectedJavaScriptBeforeContentLoaded?: string;
    readonly setSupportMultipleWindows?: boolean;
    readonly allowsInlineMediaPlayback?: boolean;
    readonly allowsFullscreenVideo?: boolean;
    onLoadEnd?(): void;
    onMessage?(event: Native<{ readonly data: string; readonly url: string }>): void;
    onContentProcessDidTerminate?(event: Native<{ readonly url: string }>): void;
    /** Its event holds the address as well; the library does not declare it. */
    onRenderProcessGone?(event: Native<{ readonly didCrash: boolean }>): void;
    onShouldStartLoadWithRequest?(request: {
      readonly url: string;
      readonly isTopFrame: boolean;
    }): boolean;
  }
  export class WebView extends Component<WebViewProps> {
    postMessage(text: string): void;
  }
}

declare module 'react-native-purchases' {
  interface PurchasesIntroPrice {
    readonly price: number;
    readonly period: string;
  }
  export interface PurchasesPackage {
    readonly identifier: string;
    readonly presentedOfferingContext: { readonly offeringIdentifier: string };
    readonly product: {
      readonly identifier: string;
      readonly priceString: string;
      readonly subscriptionPeriod: string | null;
      readonly introPrice: PurchasesIntroPrice | null;
    };
  }
  const Purchases: {
    logIn(uid: string): Promise<unknown>;
    getCustomerInfo(): Promise<{ readonly activeSubscriptions: readonly string[] }>;
    getOfferings(): Promise<{
      readonly current: { readonly availablePackages: readonly PurchasesPackage[] } | null;
    }>;
    purchasePackage(
      aPackage: PurchasesPackage,
      upgradeInfo: null,
      change: { readonly oldProductIdentifier: string } | null,
    ): Promise<unknown>;
    restorePurchases(): Promise<unknown>;
  };
  export default Purchases;
}

declare module '@react-native-google-signin/google-signin' {
  export const GoogleSignin: {
    signIn(): Promise<{ readonly data: { readonly idToken: string | null } | null }>;
  };
}

declare module '@invertase/react-native-apple-authentication' {
  export const appleAuth: {
    readonly Operation: { readonly LOGIN: number };
    readonly Scope: { readonly EMAIL: number; readonly FULL_NAME: number };
    performRequest(options: {
      readonly requestedOperation: number;
      readonly requestedScopes: readonly number[];
    }): Promise<{ readonly identityToken: string | null; readonly nonce: string }>;
  };
}

declare module 'react-native-device-info' {
  const DeviceInfo: {
    getVersion(): string;
    getBuildNumber(): string;
    getBundleId(): string;
  };
  export default DeviceInfo;
}

declare module 'expo-crypto' {
  export function randomUUID(): string;
}
