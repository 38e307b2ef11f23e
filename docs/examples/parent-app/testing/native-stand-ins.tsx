import { Component } from 'react';
import type { WebViewProps } from 'react-native-webview';

const PRODUCT = { identifier: 'vip_monthly', priceString: 'CHF 39.00', introPrice: null };
const PACKAGE = {
  identifier: 'VIP_monthly',
  presentedOfferingContext: { offeringIdentifier: 'VIP_BASIC_PRIVATE_monthly' },
  product: { ...PRODUCT, subscriptionPeriod: 'P1M' },
};
const WEEKLY = { ...PACKAGE, product: { ...PRODUCT, subscriptionPeriod: 'P1W' } };

/** State and fakes of the native side of the example, for its tests. */
export const native = {
  os: 'android' as 'android' | 'ios',
  /** Properties of the web view that is shown. */
  props: undefined as WebViewProps | undefined,
  /** Every text that the app has posted to the page. */
  posted: [] as string[],
  tokens: 0,
  /** The link that has started the app. */
  firstLink: null as string | null,
  /** Whether the system can tell that link. */
  knowsFirstLink: true,
  /** What the store account holds, as RevenueCat names it. */
  activeSubscriptions: [] as string[],
  /** Delivers a deep link to the app. */
  openLink: (_event: { readonly url: string }): void => undefined,
  openURL: jest.fn(async () => undefined),
  logIn: jest.fn(async () => undefined),
  purchasePackage: jest.fn(async () => undefined),
  restorePurchases: jest.fn(async () => undefined),
  google: jest.fn(async () => ({ data: { idToken: 'g' } as { idToken: string } | null })),
  apple: jest.fn(async () => ({ identityToken: 'a', nonce: 'n' })),
};

class WebView extends Component<WebViewProps> {
  override componentDidMount() {
    native.props = this.props;
  }
  override componentDidUpdate() {
    native.props = this.props;
  }
  postMessage(text: string) {
    native.posted.push(text);
  }
  override render() {
    return <output>{this.props.source.uri}</output>;
  }
}

/** Fake modules by name, for `jest.mock`. */
export const standIns = {
  'react-native-webview': { WebView },
  'react-native': {
    Button: ({ title, onPress }: { title: string; onPress: () => void }) => (
      <button onClick={onPress}>{title}</button>
    ),
    Platform: {
      get OS() {
        return native.os;
      },
    },
    Linking: {
      async getInitialURL() {
        if (!native.knowsFirstLink) throw new Error('no link');
        return native.firstLink;
      },
      openURL: native.openURL,
      addEventListener: (_: 'url', listener: typeof native.openLink) => {
        native.openLink = listener;
        return { remove: () => undefined };
      },
    },
  },
  'react-native-purchases': {
    __esModule: true,
    default: {
      getOfferings: async () => ({ current: { availablePackages: [PACKAGE, WEEKLY] } }),
      getCustomerInfo: async () => ({ activeSubscriptions: native.activeSubscriptions }),
      logIn: native.logIn,
      purchasePackage: native.purchasePackage,
      restorePurchases: native.restorePurchases,
    },
  },
  '@react-native-google-signin/google-signin': { GoogleSignin: { signIn: native.google } },
  '@invertase/react-native-apple-authentication': {
    appleAuth: {
      Operation: { LOGIN: 1 },
      Scope: { EMAIL: 0, FULL_NAME: 1 },
      performRequest: native.apple,
    },
  },
  'react-native-device-info': {
    __esModule: true,
    default: {
      getVersion: () => '3.2.0',
      getBuildNumber: () => '412',
      getBundleId: () => 'example.app',
    },
  },
  'expo-crypto': { randomUUID: () => `token-${(native.tokens += 1)}` },
};
