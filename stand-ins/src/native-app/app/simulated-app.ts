import type { MessageFromParentApp, MessageToParentApp } from 'shared-contracts';
import { FRESH_STORES, settingsOf, type AppInfo, type AppState, type KeptState } from './app-state';
import { hear } from './hear';
import { withEntry, type Entry } from './log';
import { MALFORMED_PACKAGES, PACKAGES } from './packages';
import { createPhoneStore, type StoreControl } from './phone-store';
import type { AppSettings, Fault, Os, PresetName, StoreAnswer } from './settings';

/** An ID token as the local emulator takes it: plain JSON. */
const idTokenOf = (email: string): string =>
  JSON.stringify({ sub: email, email, email_verified: true, name: email.split('@')[0] });

/** The phone around the simulated app. */
export interface Surroundings {
  /** Delivers a text to the page, as the native web view does. */
  deliver(text: string, os: Os): void;
  readonly control: StoreControl;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<void>;
  /** A random text. */
  newToken(): string;
}

/** The state of an app, which calls its listeners after each change. */
function createAppState(kept?: Partial<KeptState>) {
  const listeners = new Set<() => void>();
  let state: AppState = {
    preset: 'new',
    settings: settingsOf('new', 'ios'),
    email: 'nina@example.com',
    stores: FRESH_STORES,
    ...kept,
    storeAnswer: 'buys',
    uid: null,
    outside: null,
    start: 0,
    isRunning: false,
    page: 0,
    place: null,
    hasKeyboard: false,
    log: [],
  };
  function set(change: Partial<AppState>): void {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  }
  return {
    getState: () => state,
    set,
    note: (entry: Omit<Entry, 'id' | 'at'>) => set({ log: withEntry(state.log, entry) }),
    hasFault: (fault: Fault) => state.settings.fault === fault,
    /** @returns a function that ends the subscription */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    die(): void {
      if (!state.isRunning) return;
      set({ isRunning: false, uid: null });
      set({ log: withEntry(state.log, { kind: 'app', type: 'The system ended the app.' }) });
    },
  };
}

interface AnswerParts extends Pick<Surroundings, 'wait'> {
  readonly app: ReturnType<typeof createAppState>;
  readonly store: ReturnType<typeof createPhoneStore>;
  readonly send: (type: MessageFromParentApp['type'], payload: object) => void;
}

/** Answers the messages of a page. */
function createAnswers({ app, store, send, wait }: AnswerParts) {
  const { getState, set, note, hasFault, die } = app;

  /** Waits as long as the app needs. @returns whether this start of the app still answers */
  async function takeTime(): Promise<boolean> {
    const { start, settings } = getState();
    if (settings.answerMs === null) return false;
    await wait(settings.answerMs);
    return getState().isRunning && getState().start === start;
  }

  /** @returns the payload of `STOP_LOADING` */
  async function purchase(ProductID: string): Promise<{ outcome?: string }> {
    const { uid, storeAnswer, settings } = getState();
    const say = (type: string) => (note({ kind: 'store', type }), {});
    if (uid === null) return say('Nobody is logged in, so nothing was bought.');
    const plan = { uid, ProductID };
    switch (storeAnswer) {
      case 'buys':
        await store.buy(plan);
        if (settings.diesWhilePurchasing) die();
        return {};
      case 'waits':
        store.keepWaiting(plan);
        return {};
      case 'cancelled':
        say('The user cancelled.');
        return { outcome: 'cancelled' };
      case 'owned':
        return say('Already owned.');
      case 'no-network':
        return say('The store cannot be reached.');
    }
  }

  function signIn(provider: 'google.com' | 'apple.com'): void {
    const idToken = idTokenOf(getState().email);
    const nonce = provider === 'apple.com' ? { nonce: 'a-nonce-of-the-simulator' } : {};
    send('LOG_IN_WITH_ID_TOKEN', { provider, idToken, ...nonce });
  }

  /** Sends the packages of the store, after the time that the app needs. */
  async function sendPackages(): Promise<void> {
    if (!(await takeTime())) return;
    const packages = hasFault('malformed packages') ? MALFORMED_PACKAGES : PACKAGES;
    send('SUBSCRIPTION_PACKAGES', { packages });
  }

  async function answer(message: MessageToParentApp): Promise<void> {
    if (message.type === 'LOG_IN_TO_SUBSCRIPTION_SERVICE') {
      set({ uid: message.payload.uid });
      return sendPackages();
    }
    if (message.type === 'OPEN_EXTERNAL_URL') return set({ outside: message.payload.url });
    if (!(await takeTime())) return;
    const { start } = getState();
    let ending: { outcome?: string } = {};
    switch (message.type) {
      case 'REQUEST_GOOGLE_ID_TOKEN':
        return signIn('google.com');
      case 'REQUEST_APPLE_ID_TOKEN_AND_NONCE':
        return signIn('apple.com');
      case 'PURCHASE_PACKAGE':
        ending = await purchase(message.payload.package.product.identifier);
        break;
      case 'RESTORE_PURCHASES':
        await store.restore(getState().uid ?? '');
        break;
    }
    // A dead app says nothing.
    const isAlive = getState().isRunning && getState().start === start;
    if (isAlive && !hasFault('no STOP_LOADING')) send('STOP_LOADING', ending);
  }

  return { answer, sendPackages };
}

/** A native app around a web view, played by a page. */
export function createSimulatedApp(around: Surroundings, kept?: Partial<KeptState>) {
  const app = createAppState(kept);
  const { getState, set, note, hasFault } = app;
  let token = around.newToken();

  function send(type: MessageFromParentApp['type'], payload: object): void {
    note({ kind: 'to page', type, payload });
    around.deliver(JSON.stringify({ type, payload }), getState().settings.os);
  }
  const store = createPhoneStore({
    os: () => getState().settings.os,
    read: () => getState().stores[getState().settings.os],
    write: (after) => set({ stores: { ...getState().stores, [getState().settings.os]: after } }),
    note: (type, why) => note({ kind: 'store', type, ...(why !== undefined && { note: why }) }),
    control: around.control,
  });

  const { answer, sendPackages } = createAnswers({ app, store, send, wait: around.wait });

  return {
    getState,
    subscribe: app.subscribe,
    /** The `window.parentApp` of this start. */
    get info(): AppInfo {
      const { os, version, buildNumber, bundleId, supports } = getState().settings;
      const about = { os, version, buildNumber, bundleId, ...(!hasFault('no token') && { token }) };
      return supports ? { ...about, supports } : about;
    },
    /** Takes a text that a page posts. */
    hear(text: unknown): void {
      const heard = hear(text, hasFault('no token') ? null : token, getState().settings);
      if (!heard.isTaken) {
        const { type, payload, reason } = heard;
        return note({ kind: 'refused', type, payload, note: reason });
      }
      const { type, payload } = heard.message;
      note({ kind: 'from page', type, payload });
      void answer(heard.message);
    },
    /** Starts the app anew; it has a new token. */
    startApp(): void {
      token = around.newToken();
      const start = getState().start + 1;
      set({ start, isRunning: true, uid: null, outside: null, page: 0, place: null });
      note({ kind: 'app', type: 'The app started.' });
      if (getState().settings.isStoreAccountShared) void store.share();
    },
    endApp: app.die,
    /**
     * Ends the page alone, as the system does: the app begins another web view at the same address,
     * with another token. A purchase that has begun goes on.
     */
    pageEnded(place: string): void {
      if (!getState().isRunning) return;
      token = around.newToken();
      set({ page: getState().page + 1, place, hasKeyboard: false });
      note({ kind: 'app', type: 'The system ended the page. The app began another one.' });
    },
    /** Tells the app that a page has loaded; the app sends the packages. */
    pageLoaded(): Promise<void> {
      set({ hasKeyboard: false });
      return sendPackages();
    },
    setKeyboard: (hasKeyboard: boolean) => set({ hasKeyboard }),
    /** Sends any message by hand, also from the console (docs/simulator.md). */
    send,
    choosePreset: (preset: PresetName) =>
      set({ preset, settings: settingsOf(preset, getState().settings.os) }),
    change: (settings: Partial<AppSettings>) =>
      set({ settings: { ...getState().settings, ...settings } }),
    setStoreAnswer: (storeAnswer: StoreAnswer) => set({ storeAnswer }),
    setEmail: (email: string) => set({ email }),
    closeOutside: () => set({ outside: null }),
    ...store.acts,
  };
}

export type SimulatedApp = ReturnType<typeof createSimulatedApp>;
