import { randomUUID } from 'expo-crypto';
import { useEffect, useReducer, useRef, useState } from 'react';
import { Button, Linking, Platform } from 'react-native';
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
  // The view starts at the link that opened the app, and after an end of the page at its address.
  const [{ token, uri, life }, begin] = useReducer(
    ({ uri: last, life: lives }: { uri: string; life: number }, at?: string | null) => {
      const begins = at && isOurs(at, origin) ? at : last;
      return { token: randomUUID(), uri: begins, life: lives + 1 };
    },
    { token: '', uri: origin + path, life: 0 },
  );
  // Times of the page's ends, in milliseconds. After three in a minute the learner restarts it.
  const ends = useRef<number[]>([]);
  const [isHeld, hold] = useState(false);
  const restart = (e: { nativeEvent: object }) => {
    const [third = -Infinity] = (ends.current = [...ends.current, Date.now()].slice(-3));
    const isTooOften = ends.current.length === 3 && Date.now() - third < 60_000;
    if (isTooOften) ends.current = [];
    hold(isTooOften);
    begin((e.nativeEvent as { url?: string }).url);
  };
  const post = (one: MessageFromParentApp) => view.current?.postMessage(JSON.stringify(one));
  const sendPackages = () => packages().then(post);
  /** However it ends, the page is told; it asks its server what was bought. */
  const visitStore = async (work: () => Promise<unknown>) => {
    const visit = Purchases.logIn(learner.current).then(work);
    post({ type: 'STOP_LOADING', payload: { outcome: await visit.then(() => null, outcomeOf) } });
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
    os: Platform.OS,
    version: DeviceInfo.getVersion(),
    token,
    supports,
    buildNumber: DeviceInfo.getBuildNumber(),
    bundleId: DeviceInfo.getBundleId(),
  };
  useEffect(() => {
    const links = Linking.addEventListener('url', ({ url }) => {
      const path = isOurs(url, origin) && url.slice(origin.length);
      if (path) post({ type: 'REDIRECT', payload: { path } });
    });
    // If the system cannot tell the link, begin without one.
    Linking.getInitialURL().then(begin, () => begin(null));
    return () => links.remove();
  }, [origin]);
  if (life === 0) return null;
  if (isHeld) return <Button title="Open again" onPress={() => hold(false)} />;

  return (
    <WebView
      key={life}
      ref={view}
      source={{ uri }}
      injectedJavaScriptBeforeContentLoaded={`window.parentApp = ${JSON.stringify(parentApp)}; true;`}
      setSupportMultipleWindows={false}
      allowsInlineMediaPlayback
      allowsFullscreenVideo
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
