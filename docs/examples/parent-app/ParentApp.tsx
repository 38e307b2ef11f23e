import { randomUUID } from 'expo-crypto';
import { useEffect, useRef, useState } from 'react';
import { Linking, Platform } from 'react-native';
import DeviceInfo from 'react-native-device-info';
import Purchases from 'react-native-purchases';
import { WebView } from 'react-native-webview';
import type { MessageFromParentApp, MessageToParentAppMap as All } from 'shared-contracts';
import { hear, isOurs } from './hear';
import { apple, google } from './sign-in';
import { buy, outcomeOf, packages } from './store';

type Answers = { [T in keyof All]: (payload: All[T]) => Promise<unknown> };

/** The product in a web view. @param origin of the product, as in `https://learn.example` */
export function ParentApp({ origin, path = '/home' }: { origin: string; path?: string }) {
  const view = useRef<WebView>(null);
  const learner = useRef('');
  // The system may end the page; then another web view begins, with another token.
  const [{ life, token }, setLife] = useState(() => ({ life: 0, token: randomUUID() }));
  const restart = () => setLife((last) => ({ life: last.life + 1, token: randomUUID() }));
  const post = (one: MessageFromParentApp) => view.current?.postMessage(JSON.stringify(one));
  const sendPackages = async () =>
    post({ type: 'SUBSCRIPTION_PACKAGES', payload: { packages: await packages() } });
  /** However it ends, the page is told; it asks its server what was bought. */
  const visitStore = async (work: () => Promise<unknown>) => {
    const visit = Purchases.logIn(learner.current).then(work);
    const outcome = await visit.then(() => null, outcomeOf);
    post({ type: 'STOP_LOADING', payload: { outcome } });
  };
  const answers: Answers = {
    REQUEST_GOOGLE_ID_TOKEN: () => google().then(post),
    REQUEST_APPLE_ID_TOKEN_AND_NONCE: () => apple().then(post),
    LOG_IN_TO_SUBSCRIPTION_SERVICE: ({ uid }) =>
      Purchases.logIn((learner.current = uid)).then(sendPackages),
    PURCHASE_PACKAGE: (asked) => visitStore(() => buy(asked)),
    RESTORE_PURCHASES: () => visitStore(() => Purchases.restorePurchases()),
    OPEN_EXTERNAL_URL: async ({ url }) => isOutside(url) && Linking.openURL(url),
  };
  // Apple's log-in is built for iOS only.
  const supports = Object.keys(answers).filter((m) => Platform.OS === 'ios' || !/APPLE/.test(m));
  const parentApp = {
    ...{ os: Platform.OS, version: DeviceInfo.getVersion(), token, supports },
    ...{ buildNumber: DeviceInfo.getBuildNumber(), bundleId: DeviceInfo.getBundleId() },
  };

  useEffect(() => {
    const links = Linking.addEventListener('url', ({ url }) => {
      const path = isOurs(url, origin) && url.slice(origin.length);
      if (path) post({ type: 'REDIRECT', payload: { path } });
    });
    return () => links.remove();
  }, [origin]);

  return (
    <WebView
      key={life}
      ref={view}
      source={{ uri: origin + path }}
      injectedJavaScriptBeforeContentLoaded={`window.parentApp = ${JSON.stringify(parentApp)}; true;`}
      setSupportMultipleWindows={false}
      allowsInlineMediaPlayback
      onLoadEnd={() => void sendPackages().catch(() => undefined)}
      onContentProcessDidTerminate={restart}
      onRenderProcessGone={restart}
      onShouldStartLoadWithRequest={({ url, isTopFrame }) => {
        if (!isTopFrame || isOurs(url, origin)) return true;
        if (isOutside(url)) void Linking.openURL(url);
        return false;
      }}
      onMessage={({ nativeEvent: { data, url } }) => {
        const message = hear(data, url, origin, token);
        if (!message || !Object.hasOwn(answers, message.type)) return;
        const answer = answers[message.type] as (payload: unknown) => Promise<unknown>;
        Promise.resolve(message.payload).then(answer).catch(console.warn);
      }}
    />
  );
}

const isOutside = (url: string): boolean => /^(https?|mailto):/i.test(url);
